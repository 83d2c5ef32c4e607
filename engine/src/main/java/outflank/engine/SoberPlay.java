package outflank.engine;

import java.util.ArrayList;
import java.util.List;
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

    /// Plies that moves are compared at for an order to begin with.
    private static final int FIRST_ORDER = 4;

    private final DeepSearch search;

    /// By square, what a move is worth at a glance.
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
                opening ? asGood(best, chance.shuffled(board.legal())) : best,
                found.score(),
                found.depth(),
                found.exact(),
                search.nodes());
    }

    /// The same for several engines that play perfectly.
    RootPlan plan(Board board) {
        lookAtAll(board, FIRST_ORDER);
        List<Square> moves = mostPromisingFirst(board.legal());
        Limits toTheEnd = Limits.depth(board.empties());
        return new RootPlan(moves, Round.upTo(toTheEnd, board.empties()), glance(moves.getFirst()), search.nodes());
    }

    private List<Square> mostPromisingFirst(long legal) {
        List<Square> moves = new ArrayList<>();
        for (long rest = legal; rest != 0; rest &= rest - 1) {
            Square square = Square.of(Long.numberOfTrailingZeros(rest));
            int at = 0;
            while (at < moves.size() && glance(moves.get(at)) >= glance(square)) {
                at++;
            }
            moves.add(at, square);
        }
        return moves;
    }

    private int glance(Square square) {
        return glance[square.index()];
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
    private Square asGood(Square best, int[] shuffled) {
        int enough = glance(best) - AS_GOOD;
        for (int square : shuffled) {
            if (glance[square] >= enough) {
                return Square.of(square);
            }
        }
        return best;
    }
}
