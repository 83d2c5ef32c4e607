package outflank.console.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import outflank.rules.Board;
import outflank.rules.Color;
import outflank.rules.Game;
import outflank.rules.Position;
import outflank.rules.Square;

/// A game as other people's programs write it down: passes are turns, and the side on move may be one that has to pass.
/// Immutable. (In [Game] skips happen by themselves.)
///
/// @param positions before the first turn, after it, after the second, and so on: one more than turns
public record Sheet(List<Position> positions, List<Turn> turns) {

    public static final Sheet START = from(Position.START);

    public Sheet {
        positions = List.copyOf(positions);
        turns = List.copyOf(turns);
        if (positions.size() != turns.size() + 1) {
            throw new IllegalArgumentException(
                    "(" + turns.size() + ") turns lead through one position more, not (" + positions.size() + ").");
        }
    }

    public static Sheet from(Position start) {
        return new Sheet(List.of(start), List.of());
    }

    /// The moves of a game with its skips written out.
    public static Sheet of(Game game) {
        Sheet sheet = from(game.startPosition());
        for (var move : game.moves()) {
            sheet = sheet.with(Turn.at(move.square())).orElseThrow();
        }
        return sheet;
    }

    /// The position now.
    public Position position() {
        return positions.getLast();
    }

    public boolean isOver() {
        return position().board().isOver();
    }

    /// The side on move cannot move, but the other can.
    public boolean mustPass() {
        Board board = position().board();
        return !board.canMove() && board.passed().canMove();
    }

    /// The game with one turn more; empty if that turn is against the rules. A pass that had to come first and was
    /// left out is put in. Some programs write down two passes at the end; more than that are against the rules.
    public Optional<Sheet> with(Turn turn) {
        Board board = position().board();
        if (turn.square().isEmpty()) {
            return board.canMove() || isOver() && endsWithTwoPasses()
                    ? Optional.empty()
                    : Optional.of(
                            longer(turn, position().with(position().toMove().opposite())));
        }
        Square square = turn.square().get();
        if (board.flips(square) != 0) {
            return Optional.of(longer(
                    turn, Position.of(board.after(square), position().toMove().opposite())));
        }
        return mustPass() ? withForcedPass().with(turn) : Optional.empty();
    }

    /// The game with the pass that has to come next, if one has to.
    public Sheet withForcedPass() {
        return mustPass() ? with(Turn.PASS).orElseThrow() : this;
    }

    /// The game with `color` on move: as it is, or after a pass if the other side has to pass. Empty if it is not the
    /// turn of `color`.
    public Optional<Sheet> onMove(Color color) {
        if (position().toMove() == color) {
            return Optional.of(this);
        }
        return mustPass() ? Optional.of(withForcedPass()) : Optional.empty();
    }

    /// The game before its last turn; empty if it has none.
    public Optional<Sheet> withoutLast() {
        return turns.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new Sheet(positions.subList(0, positions.size() - 1), turns.subList(0, turns.size() - 1)));
    }

    private boolean endsWithTwoPasses() {
        int count = turns.size();
        return count >= 2
                && turns.get(count - 1).isPass()
                && turns.get(count - 2).isPass();
    }

    private Sheet longer(Turn turn, Position next) {
        List<Position> morePositions = new ArrayList<>(positions);
        morePositions.add(next);
        List<Turn> moreTurns = new ArrayList<>(turns);
        moreTurns.add(turn);
        return new Sheet(morePositions, moreTurns);
    }
}
