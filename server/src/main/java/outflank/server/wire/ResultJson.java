package outflank.server.wire;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import outflank.server.game.GameResult;

/// How a game ended. `winner` is `black`, `white` or `draw`, or null for a game aborted; the discs are those on the
/// board.
public record ResultJson(@Nullable String winner, int black, int white, String reason) {

    static ResultJson of(GameResult result) {
        return new ResultJson(
                Names.winner(result),
                result.black(),
                result.white(),
                result.reason().name());
    }

    static @Nullable ResultJson of(Optional<GameResult> result) {
        return result.isEmpty() ? null : of(result.get());
    }
}
