package outflank.server.wire;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import outflank.rules.Square;
import outflank.rules.Supplies;
import outflank.server.game.GameLog;
import outflank.server.game.GameState;

/// Where a game stands: what a player needs in order to move.
///
/// @param legal each legal square with the squares that would flip
/// @param takeback the side that asks for a takeback
public record GameNow(
        int seq,
        int ply,
        String board,
        @Nullable String toMove,
        Map<String, List<String>> legal,
        Supplies supplies,
        @Nullable ClocksJson clocks,
        FilledJson filled,
        @Nullable String takeback,
        @Nullable ResultJson result) {

    static GameNow of(GameState state, Instant now) {
        Map<String, List<String>> legal = new LinkedHashMap<>();
        for (Square square : Square.in(state.legal())) {
            legal.put(
                    square.name(), Names.squares(state.game().position().board().flips(square)));
        }
        return new GameNow(
                state.seq(),
                state.game().ply(),
                state.game().position().squares(),
                Names.orNull(state.turn()),
                legal,
                state.game().supplies(),
                ClocksJson.of(state, now),
                FilledJson.of(state),
                Names.orNull(state.takeback()),
                ResultJson.of(state.result()));
    }

    public static GameNow of(GameLog game, Instant now) {
        return of(game.state(), now);
    }
}
