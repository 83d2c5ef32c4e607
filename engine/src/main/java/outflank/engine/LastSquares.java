package outflank.engine;

import outflank.engine.Kernels.Door;

/// The last four empty squares, each number of them written out: no loops, no move lists, no table.
///
/// Scores are disc differences for the side to move. `alpha` asks whether the score is above it: the answer
/// is above alpha if and only if the score is, and then no more than the score, else no less. `parity` holds
/// a bit for each quarter of the board with an odd number of empty squares: who begins in such a quarter also
/// plays last in it, so its squares are tried first.
final class LastSquares {

    /// No move was found yet: below every score.
    private static final int NO_SCORE = -100;

    long nodes;

    /// The squares of the quarters that a parity speaks of.
    static final long[] ODD = odd();

    /// The bit of the quarter a square is in.
    static int quarter(int square) {
        return 1 << ((square >>> 2 & 1) | (square >>> 4 & 2));
    }

    static int parity(long empties) {
        return (Long.bitCount(empties & 0x000000000f0f0f0fL) & 1)
                | (Long.bitCount(empties & 0x00000000f0f0f0f0L) & 1) << 1
                | (Long.bitCount(empties & 0x0f0f0f0f00000000L) & 1) << 2
                | (Long.bitCount(empties & 0xf0f0f0f000000000L) & 1) << 3;
    }

    int four(long player, long opponent, int alpha, int parity) {
        nodes++;
        long free = ~(player | opponent);
        long odd = free & ODD[parity];
        long rest = odd == 0 ? free : odd;
        long even = free ^ rest;
        int a = Long.numberOfTrailingZeros(rest);
        rest &= rest - 1;
        int b = Long.numberOfTrailingZeros(rest);
        rest &= rest - 1;
        rest = rest == 0 ? even : rest;
        int c = Long.numberOfTrailingZeros(rest);
        rest &= rest - 1;
        int d = Long.numberOfTrailingZeros(rest);

        int best = four(player, opponent, alpha, parity, a, b, c, d);
        if (best == NO_SCORE) {
            best = -four(opponent, player, -alpha - 1, parity, a, b, c, d);
            if (best == -NO_SCORE) {
                return FinalScore.of(player, opponent);
            }
        }
        return best;
    }

    private int four(long player, long opponent, int alpha, int parity, int a, int b, int c, int d) {
        int best = NO_SCORE;
        long flips;
        if ((Squares.around(a) & opponent) != 0 && (flips = Door.KERNEL.flips(player, opponent, a)) != 0) {
            best = -three(opponent ^ flips, player ^ flips ^ (1L << a), -alpha - 1, parity ^ quarter(a));
            if (best > alpha) {
                return best;
            }
        }
        if ((Squares.around(b) & opponent) != 0 && (flips = Door.KERNEL.flips(player, opponent, b)) != 0) {
            best = Math.max(
                    best, -three(opponent ^ flips, player ^ flips ^ (1L << b), -alpha - 1, parity ^ quarter(b)));
            if (best > alpha) {
                return best;
            }
        }
        if ((Squares.around(c) & opponent) != 0 && (flips = Door.KERNEL.flips(player, opponent, c)) != 0) {
            best = Math.max(
                    best, -three(opponent ^ flips, player ^ flips ^ (1L << c), -alpha - 1, parity ^ quarter(c)));
            if (best > alpha) {
                return best;
            }
        }
        if ((Squares.around(d) & opponent) != 0 && (flips = Door.KERNEL.flips(player, opponent, d)) != 0) {
            best = Math.max(
                    best, -three(opponent ^ flips, player ^ flips ^ (1L << d), -alpha - 1, parity ^ quarter(d)));
        }
        return best;
    }

    int three(long player, long opponent, int alpha, int parity) {
        nodes++;
        long free = ~(player | opponent);
        int a = Long.numberOfTrailingZeros(free & ODD[parity]);
        free ^= 1L << a;
        int b = Long.numberOfTrailingZeros(free);
        int c = 63 - Long.numberOfLeadingZeros(free);

        int best = three(player, opponent, alpha, a, b, c);
        if (best == NO_SCORE) {
            best = -three(opponent, player, -alpha - 1, a, b, c);
            if (best == -NO_SCORE) {
                return FinalScore.of(player, opponent);
            }
        }
        return best;
    }

    private int three(long player, long opponent, int alpha, int a, int b, int c) {
        int best = NO_SCORE;
        long flips;
        if ((Squares.around(a) & opponent) != 0 && (flips = Door.KERNEL.flips(player, opponent, a)) != 0) {
            best = -two(opponent ^ flips, player ^ flips ^ (1L << a), -alpha - 1, b, c);
            if (best > alpha) {
                return best;
            }
        }
        if ((Squares.around(b) & opponent) != 0 && (flips = Door.KERNEL.flips(player, opponent, b)) != 0) {
            best = Math.max(best, -two(opponent ^ flips, player ^ flips ^ (1L << b), -alpha - 1, a, c));
            if (best > alpha) {
                return best;
            }
        }
        if ((Squares.around(c) & opponent) != 0 && (flips = Door.KERNEL.flips(player, opponent, c)) != 0) {
            best = Math.max(best, -two(opponent ^ flips, player ^ flips ^ (1L << c), -alpha - 1, a, b));
        }
        return best;
    }

    int two(long player, long opponent, int alpha, int a, int b) {
        nodes++;
        int best = NO_SCORE;
        long flips;
        if ((Squares.around(a) & opponent) != 0 && (flips = Door.KERNEL.flips(player, opponent, a)) != 0) {
            best = -one(opponent ^ flips, -alpha - 1, b);
            if (best > alpha) {
                return best;
            }
        }
        if ((Squares.around(b) & opponent) != 0 && (flips = Door.KERNEL.flips(player, opponent, b)) != 0) {
            return Math.max(best, -one(opponent ^ flips, -alpha - 1, a));
        }
        return best != NO_SCORE ? best : twoSkipped(opponent, player, -alpha - 1, a, b);
    }

    /// Two empty squares, and the other side could not move: the score for that other side.
    private int twoSkipped(long player, long opponent, int alpha, int a, int b) {
        int best = NO_SCORE;
        long flips = Door.KERNEL.flips(player, opponent, a);
        if (flips != 0) {
            best = -one(opponent ^ flips, -alpha - 1, b);
            if (best > alpha) {
                return -best;
            }
        }
        flips = Door.KERNEL.flips(player, opponent, b);
        if (flips != 0) {
            best = Math.max(best, -one(opponent ^ flips, -alpha - 1, a));
        }
        return best != NO_SCORE ? -best : -FinalScore.of(player, opponent);
    }

    /// One empty square. Whether the other side can play there is asked only where it can make a difference.
    int one(long player, int alpha, int square) {
        nodes++;
        int difference = 2 * Long.bitCount(player) - 63;
        int flips = Door.KERNEL.lastFlips(player, square);
        if (flips != 0) {
            return difference + flips + 1;
        }
        int left = difference > 0 ? difference + 1 : difference - 1;
        if (left <= alpha) {
            return left;
        }
        flips = Door.KERNEL.lastFlips(~player ^ (1L << square), square);
        return flips != 0 ? difference - flips - 1 : left;
    }

    private static long[] odd() {
        long[] odd = new long[16];
        for (int parity = 0; parity < 16; parity++) {
            for (int square = 0; square < 64; square++) {
                if ((parity & quarter(square)) != 0) {
                    odd[parity] |= 1L << square;
                }
            }
        }
        return odd;
    }
}
