package outflank.console.notation;

import java.util.Locale;
import java.util.Optional;
import outflank.rules.Parsed;
import outflank.rules.Square;

/// What a side did when it was on move: it placed a disc, or passed because it could not.
///
/// @param square where the disc was placed; empty for a pass
public record Turn(Optional<Square> square) {

    public static final Turn PASS = new Turn(Optional.empty());

    public static Turn at(Square square) {
        return new Turn(Optional.of(square));
    }

    /// Reads `f5` in either case, or a pass: `--`, or a word that begins with P.
    public static Parsed<Turn> parse(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        if (lower.equals("--") || lower.startsWith("p")) {
            return Parsed.value(PASS);
        }
        return switch (Square.parse(Quote.of(text))) {
            case Parsed.Value<Square>(Square square) -> Parsed.value(at(square));
            case Parsed.Malformed<Square>(String problem) -> Parsed.malformed(problem);
        };
    }

    public boolean isPass() {
        return square.isEmpty();
    }

    /// The square's name, or `word` for a pass.
    public String text(String word) {
        return square.map(Square::name).orElse(word);
    }
}
