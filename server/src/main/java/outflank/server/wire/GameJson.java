package outflank.server.wire;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import outflank.rules.BySide;
import outflank.rules.Color;
import outflank.rules.Supplies;
import outflank.server.game.GameLog;
import outflank.server.game.GameState;

/// A game as the HTTP API shows it.
///
/// @param moves the squares played, skips left out
/// @param ply the index of the next move
/// @param toMove null when the game is over
/// @param clocks null: no game has a clock yet
/// @param seq the number of the last event
public record GameJson(
        String id,
        String groupId,
        BySide<PlayerJson.Playing> players,
        SettingsJson settings,
        List<String> moves,
        int ply,
        int seq,
        @Nullable String toMove,
        String board,
        List<String> legal,
        Supplies supplies,
        @Nullable ClocksJson clocks,
        FilledJson filled,
        @Nullable String takeback,
        @Nullable ResultJson result) {

    public static GameJson of(GameLog log, Instant now) {
        GameState state = log.state();
        Optional<Color> toMove =
                state.isOver() ? Optional.empty() : state.game().toMove();
        return new GameJson(
                log.id().text(),
                state.group().text(),
                state.players().map(PlayerJson.Playing::of),
                SettingsJson.of(state.settings()),
                state.game().moves().stream().map(move -> move.square().name()).toList(),
                state.game().ply(),
                state.seq(),
                Names.orNull(toMove),
                state.game().position().squares(),
                Names.squares(state.legal()),
                state.game().supplies(),
                ClocksJson.of(state, now),
                FilledJson.of(state),
                Names.orNull(state.takeback()),
                ResultJson.of(state.result()));
    }
}
