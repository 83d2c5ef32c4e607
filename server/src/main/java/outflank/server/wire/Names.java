package outflank.server.wire;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import outflank.rules.Color;
import outflank.rules.Square;
import outflank.server.game.GameResult;

/// How the values of the game are spelt on the wire.
final class Names {

    private Names() {}

    static String of(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    static @Nullable String orNull(Optional<Color> color) {
        return color.isEmpty() ? null : of(color.get());
    }

    static List<String> squares(long mask) {
        return Square.in(mask).stream().map(Square::name).toList();
    }

    /// The word for who won: a draw has one too, a game aborted has none.
    static @Nullable String winner(GameResult result) {
        return result.counts() ? result.winner().map(Names::of).orElse("draw") : null;
    }
}
