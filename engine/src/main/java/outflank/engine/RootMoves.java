package outflank.engine;

import outflank.rules.Board;
import outflank.rules.Flips;
import outflank.rules.Square;

/// The moves of one board, each to be scored by itself: for a program that divides a choice among engines without
/// a common memory, as the workers of a web page are. It goes through the rounds of a [RootPlan].
public final class RootMoves {

    private final Board board;
    private final DeepSearch search;

    RootMoves(Board board, DeepSearch search) {
        this.board = board;
        this.search = search;
    }

    /// Scores a move: what is found is the score if it lies between `alpha` and `beta`, else a bound on the side it
    /// lies. What was found out about other moves and in earlier rounds is remembered.
    ///
    /// @param square a legal one
    /// @param alpha whole discs, -64 or more
    /// @param beta more than that, 64 or less
    public MoveScore score(Square square, Round round, int alpha, int beta, Stop stop) {
        if (!square.isIn(board.legal())) {
            throw new IllegalArgumentException("No legal square (" + square + ") on " + board + ".");
        }
        if (alpha < -64 || beta > 64 || alpha >= beta) {
            throw new IllegalArgumentException(
                    "A window lies between -64 and 64, not (" + alpha + " to " + beta + ").");
        }
        long flips = Flips.of(board.player(), board.opponent(), square.index());
        long mover = board.player() ^ flips ^ square.bit();
        search.begin(Long.MAX_VALUE, stop);
        int score =
                -search.score(board.opponent() ^ flips, mover, -beta, -alpha, round.depth() - 1, round.selectivity());
        return new MoveScore(score, search.nodes(), search.ended());
    }
}
