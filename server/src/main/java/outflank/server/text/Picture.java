package outflank.server.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import outflank.rules.BySide;
import outflank.rules.Color;
import outflank.rules.Game;
import outflank.rules.Move;
import outflank.rules.Position;
import outflank.rules.Square;

/// A position, and what a diagram marks in it.
///
/// @param dots squares with a dot: one can play there
/// @param placed the disc just placed
/// @param flipped discs just flipped, as a mask
/// @param safe discs that can never be flipped again, as a mask
/// @param lines from the disc just placed to the one that closes the line
/// @param supplies of discs, where the picture is about them
public record Picture(
        Position position,
        long dots,
        Optional<Square> placed,
        long flipped,
        long safe,
        List<Line> lines,
        Optional<BySide<Integer>> supplies) {

    public Picture {
        lines = List.copyOf(lines);
    }

    /// An outflanked line, with the two discs that close it.
    public record Line(Square from, Square to) {}

    /// A position in which nothing has happened yet.
    static Picture of(Position position, long dots) {
        return new Picture(position, dots, Optional.empty(), 0, 0, List.of(), Optional.empty());
    }

    /// A position in which one square is about to be played.
    static Picture before(Position position, Square square) {
        return of(position, square.bit());
    }

    /// What the last move of a game did.
    static Picture after(Game game) {
        Move move = game.lastMove().orElseThrow();
        return new Picture(
                game.position(),
                0,
                Optional.of(move.square()),
                move.flipped(),
                0,
                lines(game.position(), move.color(), move.square(), move.flipped()),
                Optional.empty());
    }

    Picture withSupplies(Game game) {
        BySide<Integer> now =
                new BySide<>(game.supplies().black(), game.supplies().white());
        return new Picture(position, dots, placed, flipped, safe, lines, Optional.of(now));
    }

    Picture withSafe(long discs) {
        return new Picture(position, dots, placed, flipped, discs, lines, supplies);
    }

    /// Every square that has anything on it.
    long marked() {
        return position.black() | position.white() | dots;
    }

    private static List<Line> lines(Position position, Color mover, Square placed, long flipped) {
        List<Line> lines = new ArrayList<>();
        for (int down = -1; down <= 1; down++) {
            for (int across = -1; across <= 1; across++) {
                if (down != 0 || across != 0) {
                    end(position.discs(mover), placed, flipped, across, down)
                            .ifPresent(end -> lines.add(new Line(placed, end)));
                }
            }
        }
        return lines;
    }

    /// The disc that closes a line of flipped ones in a direction.
    private static Optional<Square> end(long own, Square placed, long flipped, int across, int down) {
        int column = placed.column() + across;
        int row = placed.row() + down;
        int passed = 0;
        while (column >= 0 && column < 8 && row >= 0 && row < 8) {
            Square square = Square.of(row * 8 + column);
            if (!square.isIn(flipped)) {
                return passed > 0 && square.isIn(own) ? Optional.of(square) : Optional.empty();
            }
            passed++;
            column += across;
            row += down;
        }
        return Optional.empty();
    }
}
