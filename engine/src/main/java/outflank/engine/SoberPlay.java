package outflank.engine;

import outflank.rules.Board;
import outflank.rules.Flips;
import outflank.rules.Square;

/// Chooses the best move it can find within its nodes.
final class SoberPlay {

    /// With more empty squares than this, several moves are often as good: chance decides between them, so that no two
    /// games begin alike.
    private static final int OPENING = 48;

    /// Discs that a move as good as the best may be worth less.
    private static final int AS_GOOD = 1;

    private final DeepSearch search;

    /// By square, what the moves of an opening are worth at a glance.
    private final int[] glance = new int[64];

    SoberPlay(DeepSearch search) {
        this.search = search;
    }

    /// Within the limits that the search was begun with.
    ///
    /// @param glance plies that the moves of an opening are compared at
    Choice choose(Board board, int glance, Chance chance) {
        boolean opening = board.empties() > OPENING;
        if (opening) {
            lookAtAll(board, glance);
        }
        Limits limits = new Limits(board.empties(), Long.MAX_VALUE, Selectivity.FULL);
        Found found = new Deepening(search, board).run(limits, Progress.UNHEARD);
        Square best = found.best().orElseThrow();
        return new Choice(
                opening ? asGood(board, best, chance) : best,
                found.score(),
                found.depth(),
                found.exact(),
                search.nodes());
    }

    private void lookAtAll(Board board, int depth) {
        for (long rest = board.legal(); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long flips = Flips.of(board.player(), board.opponent(), square);
            long mover = board.player() ^ flips ^ (1L << square);
            glance[square] = -search.score(board.opponent() ^ flips, mover, depth - 1);
        }
    }

    /// The best move or, by chance, one of those that are about as good at a glance.
    private Square asGood(Board board, Square best, Chance chance) {
        int enough = glance[best.index()] - AS_GOOD;
        for (int square : chance.shuffled(board.legal())) {
            if (glance[square] >= enough) {
                return Square.of(square);
            }
        }
        return best;
    }
}
