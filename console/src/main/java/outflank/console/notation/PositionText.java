package outflank.console.notation;

import java.util.Optional;
import outflank.rules.Color;
import outflank.rules.Parsed;
import outflank.rules.Position;

/// Positions as all sorts of programs write them: 64 squares from a1 to h8, then the side to move. Black is `X x * b
/// B`,
/// White `O o w W`, empty `-` or `.`; any other character is passed over, so blanks may stand anywhere or nowhere.
public final class PositionText {

    static final String EXPECTED = "a position of 64 squares X, O or - and the side to move was expected";

    private PositionText() {}

    /// Reads a position that is all of the text.
    public static Parsed<Position> parse(String text) {
        return switch (begin(text)) {
            case Parsed.Value<Beginning>(Beginning beginning) -> Parsed.value(beginning.position());
            case Parsed.Malformed<Beginning>(String problem) -> Parsed.malformed(problem);
        };
    }

    /// A position, and what comes after its side to move.
    record Beginning(Position position, String rest) {}

    /// Reads the position that the text begins with.
    static Parsed<Beginning> begin(String text) {
        long black = 0;
        long white = 0;
        int squares = 0;
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            Optional<Color> color = color(c);
            if (squares == 64) {
                if (color.isPresent()) {
                    return Parsed.value(new Beginning(new Position(black, white, color.get()), text.substring(at + 1)));
                }
                if (c == ';' || isEmpty(c)) {
                    break;
                }
            } else if (color.isPresent() || isEmpty(c)) {
                black |= color.filter(Color.BLACK::equals).isPresent() ? 1L << squares : 0;
                white |= color.filter(Color.WHITE::equals).isPresent() ? 1L << squares : 0;
                squares++;
            }
        }
        return Parsed.malformed(
                squares == 64
                        ? EXPECTED + "; the side, X or O, is missing after (" + Quote.of(text) + ")"
                        : EXPECTED + ", not (" + Quote.of(text) + "), which has " + squares + " squares");
    }

    /// How many characters of a text stand for a square or a side.
    static int marks(String text) {
        return (int) text.chars()
                .filter(c -> isEmpty((char) c) || color((char) c).isPresent())
                .count();
    }

    private static Optional<Color> color(char c) {
        return switch (c) {
            case 'X', 'x', '*', 'b', 'B' -> Optional.of(Color.BLACK);
            case 'O', 'o', 'w', 'W' -> Optional.of(Color.WHITE);
            default -> Optional.empty();
        };
    }

    private static boolean isEmpty(char c) {
        return c == '-' || c == '.';
    }
}
