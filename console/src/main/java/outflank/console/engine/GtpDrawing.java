package outflank.console.engine;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import outflank.rules.BySide;
import outflank.rules.Color;
import outflank.rules.Position;
import outflank.rules.Square;

/// Positions as text for people and for GoGui.
final class GtpDrawing {

    private static final String LETTERS = "  a b c d e f g h";

    private GtpDrawing() {}

    /// The board with its letters and numbers, and the side to move.
    static String of(Position position) {
        BySide<Integer> count = position.count();
        String rows = IntStream.range(0, 8)
                .mapToObj(row -> (row + 1) + " " + row(position, row) + " " + (row + 1))
                .collect(Collectors.joining("\n"));
        String side = position.toMove() == Color.BLACK ? "Black" : "White";
        return "\n" + LETTERS + "\n" + rows + "\n" + LETTERS + "\n" + side + " to move; Black (X) " + count.black()
                + ", White (O) " + count.white();
    }

    /// Eight rows of X, O and dots.
    static String plain(Position position) {
        return "\n" + IntStream.range(0, 8).mapToObj(row -> row(position, row)).collect(Collectors.joining("\n"));
    }

    private static String row(Position position, int row) {
        return IntStream.range(0, 8)
                .mapToObj(column -> position.at(Square.of(8 * row + column))
                        .map(color -> "" + color.symbol())
                        .orElse("."))
                .collect(Collectors.joining(" "));
    }
}
