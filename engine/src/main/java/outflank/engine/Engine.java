package outflank.engine;

import outflank.rules.Board;
import outflank.rules.Square;

/// A computer player with its own memory (a transposition table). One thread at a time.
public final class Engine {

    /// Chooses a move for the side to move, as a player of `level` would.
    ///
    /// @param board has at least one legal square
    /// @param seed decides between moves the level finds equally good; the same seed gives the same choice
    /// @throws IllegalArgumentException if the side to move cannot move
    public Choice choose(Board board, Level level, long seed, Stop stop) {
        if (!board.canMove()) {
            throw new IllegalArgumentException("No legal square on " + board + ": the side to move is skipped.");
        }
        return new Choice(Square.of(Long.numberOfTrailingZeros(board.legal())), 0, 0, false, 1);
    }
}
