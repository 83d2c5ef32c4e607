package outflank.engine;

import outflank.rules.Flips;
import outflank.rules.Mobility;

/// The moves of the nodes on the way from the root, each node's in the order in which they are worth trying.
///
/// Nodes are told apart by their number of empty squares, so the arrays are sized once and a node's moves lie
/// at
/// `empties * WIDTH`.
final class MoveOrder {

    /// More than the legal squares of any position.
    static final int WIDTH = 40;

    static final int NO_MOVE = 64;

    static final int SECOND_MOVE = 1 << 19;
    static final int HASH_MOVE = 1 << 20;
    static final int WIPES_OUT = 1 << 21;

    final int[] square = new int[65 * WIDTH];
    final long[] flips = new long[65 * WIDTH];
    final int[] key = new int[65 * WIDTH];

    /// Lists the moves of `legal` from index `at` on, and what speaks for each: the table's move, few answers
    /// for the opponent and few squares that could become one, a good square, the last move in its quarter of
    /// the board.
    ///
    /// @return the index behind the last move
    int list(long player, long opponent, long legal, int at, int hashMove) {
        long odd = Squares.oddQuadrants(~(player | opponent));
        int end = at;
        for (long rest = legal; rest != 0; rest &= rest - 1, end++) {
            int x = Long.numberOfTrailingZeros(rest);
            long f = Flips.of(player, opponent, x);
            square[end] = x;
            flips[end] = f;
            key[end] = x == hashMove ? HASH_MOVE : worth(player ^ f ^ (1L << x), opponent ^ f, x, odd);
        }
        return end;
    }

    /// The same by the square alone, for nodes too shallow to pay for more.
    int listQuickly(long player, long opponent, long legal, int at) {
        int end = at;
        for (long rest = legal; rest != 0; rest &= rest - 1, end++) {
            int x = Long.numberOfTrailingZeros(rest);
            square[end] = x;
            flips[end] = Flips.of(player, opponent, x);
            key[end] = Tuning.ORDER_SQUARE[x];
        }
        return end;
    }

    /// Brings the best of the moves from `i` to `end` to `i`.
    void bringBest(int i, int end) {
        int best = i;
        for (int j = i + 1; j < end; j++) {
            if (key[j] > key[best]) {
                best = j;
            }
        }
        if (best != i) {
            swap(i, best);
        }
    }

    private static int worth(long mover, long answering, int square, long odd) {
        if (answering == 0) {
            return WIPES_OUT;
        }
        long answers = Mobility.of(answering, mover);
        long empties = ~(mover | answering);
        int worth = Tuning.ORDER_SQUARE[square];
        worth -= Tuning.ORDER_ANSWER * (Long.bitCount(answers) + Long.bitCount(answers & Squares.CORNERS));
        worth -= Tuning.ORDER_OPENING * Long.bitCount(Squares.around(mover) & empties);
        return (odd & (1L << square)) != 0 ? worth + Tuning.ORDER_PARITY : worth;
    }

    private void swap(int i, int j) {
        int s = square[i];
        square[i] = square[j];
        square[j] = s;
        long f = flips[i];
        flips[i] = flips[j];
        flips[j] = f;
        int k = key[i];
        key[i] = key[j];
        key[j] = k;
    }
}
