package outflank.rules;

import java.util.Optional;

/// The discs in their colours, and whose turn it is.
///
/// As text: 64 characters `X` (Black), `O` (White) or `-`, a1 b1 … h8, then a space and the side to move, as in OBF
/// files.
public record Position(long black, long white, Color toMove) {

    public static final Position START = of(Board.START, Color.BLACK);

    public Position {
        if ((black & white) != 0) {
            throw new IllegalArgumentException(
                    "A square holds one disc, but both colours claim " + Square.in(black & white) + ".");
        }
    }

    /// The position in which `toMove` is the player of `board`.
    public static Position of(Board board, Color toMove) {
        return toMove == Color.BLACK
                ? new Position(board.player(), board.opponent(), toMove)
                : new Position(board.opponent(), board.player(), toMove);
    }

    /// Reads the text form. Lower case, `*` for Black and `.` for empty are understood too.
    public static Parsed<Position> parse(String text) {
        String trimmed = text.strip();
        if (!hasTheShape(trimmed)) {
            return Parsed.malformed(
                    "A position is 64 characters X, O or -, a space and the side to move, X or O; this is ("
                            + shortened(trimmed) + "), " + trimmed.length() + " characters.");
        }
        long black = 0;
        long white = 0;
        for (int i = 0; i < 64; i++) {
            switch (trimmed.charAt(i)) {
                case 'X', 'x', '*' -> black |= 1L << i;
                case 'O', 'o' -> white |= 1L << i;
                case '-', '.' -> {}
                default -> {
                    return Parsed.malformed("Character " + (i + 1) + " of a position is X, O or -, not ("
                            + trimmed.charAt(i) + "), in (" + shortened(trimmed) + ").");
                }
            }
        }
        char side = trimmed.charAt(trimmed.length() - 1);
        return switch (side) {
            case 'X', 'x', '*' -> Parsed.value(new Position(black, white, Color.BLACK));
            case 'O', 'o' -> Parsed.value(new Position(black, white, Color.WHITE));
            default ->
                Parsed.malformed("The side to move is X or O, not (" + side + "), in (" + shortened(trimmed) + ").");
        };
    }

    /// 64 characters, white space, one character.
    private static boolean hasTheShape(String trimmed) {
        int side = trimmed.length() - 1;
        return side >= 65 && trimmed.substring(64, side).isBlank();
    }

    private static String shortened(String text) {
        return text.length() <= 80 ? text : text.substring(0, 80) + "…";
    }

    public Board board() {
        return toMove == Color.BLACK ? new Board(black, white) : new Board(white, black);
    }

    /// The mask of one colour's discs.
    public long discs(Color color) {
        return color == Color.BLACK ? black : white;
    }

    public BySide<Integer> count() {
        return new BySide<>(Long.bitCount(black), Long.bitCount(white));
    }

    public Optional<Color> at(Square square) {
        if (square.isIn(black)) {
            return Optional.of(Color.BLACK);
        }
        return square.isIn(white) ? Optional.of(Color.WHITE) : Optional.empty();
    }

    public Position with(Color side) {
        return new Position(black, white, side);
    }

    /// The 64 characters alone, without the side to move.
    public String squares() {
        StringBuilder text = new StringBuilder(66);
        for (int i = 0; i < 64; i++) {
            text.append(at(Square.of(i)).map(Color::symbol).orElse('-').charValue());
        }
        return text.toString();
    }

    @Override
    public String toString() {
        return squares() + ' ' + toMove.symbol();
    }
}
