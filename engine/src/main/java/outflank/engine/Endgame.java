package outflank.engine;

import outflank.rules.Flips;
import outflank.rules.Mobility;

/// Plays positions out to the end: principal variation search on whole discs, in three layers by empty squares.
///
/// Scores are disc differences for the side to move; squares left empty count for the winner, as in tournaments.
final class Endgame {

    /// From this many empty squares down the table and the counting of answers cost more than they save.
    private static final int SHALLOW = 6;

    /// Stable discs of the opponent bound the score only where the window is already high.
    private static final int ASK_STABILITY_FROM = 12;

    private final Effort effort;
    private final TranspositionTable table;
    private final MoveOrder moves;

    Endgame(Effort effort, TranspositionTable table, MoveOrder moves) {
        this.effort = effort;
        this.table = table;
        this.moves = moves;
    }

    /// The exact score if it lies between `alpha` and `beta`, else a bound on the side it lies; means nothing once
    /// the effort has ended.
    int score(long player, long opponent, int alpha, int beta) {
        int empties = 64 - Long.bitCount(player | opponent);
        if (empties == 0) {
            return finalScore(player, opponent);
        }
        return empties > SHALLOW
                ? deep(player, opponent, alpha, beta, empties)
                : shallow(player, opponent, alpha, beta, empties, false);
    }

    /// The disc difference when no one can move any more.
    static int finalScore(long player, long opponent) {
        int difference = Long.bitCount(player) - Long.bitCount(opponent);
        int empties = 64 - Long.bitCount(player | opponent);
        return difference + (difference > 0 ? empties : difference < 0 ? -empties : 0);
    }

    private int deep(long player, long opponent, int alpha, int beta, int empties) {
        if (effort.spend()) {
            return alpha;
        }
        long legal = Mobility.of(player, opponent);
        if (legal == 0) {
            return Mobility.of(opponent, player) == 0
                    ? finalScore(player, opponent)
                    : -deep(opponent, player, -beta, -alpha, empties);
        }
        // 1. Discs the opponent keeps for sure bound what can be won.
        if (alpha >= ASK_STABILITY_FROM) {
            int most = 64 - 2 * Long.bitCount(Stability.of(opponent));
            if (most <= alpha) {
                return most;
            }
        }
        // 2. What the table knows.
        int hashMove = TranspositionTable.NO_MOVE;
        int a = alpha;
        int b = beta;
        int known = table.find(player, opponent);
        if (known != TranspositionTable.NONE) {
            hashMove = table.move(known);
            if (table.depth(known) >= empties) {
                int lower = table.lower(known) / 100;
                int upper = table.upper(known) / 100;
                if (lower >= b || lower == upper) {
                    return lower;
                }
                if (upper <= a) {
                    return upper;
                }
                a = Math.max(a, lower);
                b = Math.min(b, upper);
            }
        }
        // 3. The first move with the whole window, the others only to show that they are no better.
        int at = empties * MoveOrder.WIDTH;
        int end = moves.list(player, opponent, legal, at, hashMove);
        int best = -65;
        int bestMove = TranspositionTable.NO_MOVE;
        int low = a;
        for (int i = at; i < end && best < b; i++) {
            moves.bringBest(i, end);
            long flips = moves.flips[i];
            int square = moves.square[i];
            long mover = player ^ flips ^ (1L << square);
            long other = opponent ^ flips;
            int score;
            if (i == at || b - low == 1) {
                score = -below(other, mover, -b, -low, empties - 1);
            } else {
                score = -below(other, mover, -low - 1, -low, empties - 1);
                if (score > low && score < b && !effort.ended()) {
                    score = -below(other, mover, -b, -score, empties - 1);
                }
            }
            if (effort.ended()) {
                return alpha;
            }
            if (score > best) {
                best = score;
                bestMove = square;
                low = Math.max(low, score);
            }
        }
        table.store(player, opponent, empties, best > a ? best * 100 : -6400, best < b ? best * 100 : 6400, bestMove);
        return best;
    }

    private int below(long player, long opponent, int alpha, int beta, int empties) {
        return empties > SHALLOW
                ? deep(player, opponent, alpha, beta, empties)
                : shallow(player, opponent, alpha, beta, empties, false);
    }

    /// 1 to 6 empty squares: odd quarters of the board first, no table.
    private int shallow(long player, long opponent, int alpha, int beta, int empties, boolean passed) {
        if (empties == 1) {
            return last(player, opponent);
        }
        if (effort.spend()) {
            return alpha;
        }
        long free = ~(player | opponent);
        long odd = empties > 2 ? free & Squares.oddQuadrants(free) : free;
        int best = -65;
        int low = alpha;
        long rest = odd;
        for (int part = 0; part < 2; part++, rest = free & ~odd) {
            for (; rest != 0; rest &= rest - 1) {
                int square = Long.numberOfTrailingZeros(rest);
                if ((Squares.around(square) & opponent) == 0) {
                    continue;
                }
                long flips = Flips.of(player, opponent, square);
                if (flips == 0) {
                    continue;
                }
                int score =
                        -shallow(opponent ^ flips, player ^ flips ^ (1L << square), -beta, -low, empties - 1, false);
                if (score > best) {
                    best = score;
                    if (best >= beta) {
                        return best;
                    }
                    low = Math.max(low, best);
                }
            }
        }
        if (best > -65) {
            return best;
        }
        return passed ? -finalScore(opponent, player) : -shallow(opponent, player, -beta, -alpha, empties, true);
    }

    /// One empty square: whoever can takes it.
    private int last(long player, long opponent) {
        effort.spend();
        int square = Long.numberOfTrailingZeros(~(player | opponent));
        int difference = 2 * Long.bitCount(player) - 63;
        int flips = Long.bitCount(Flips.of(player, opponent, square));
        if (flips > 0) {
            return difference + 2 * flips + 1;
        }
        flips = Long.bitCount(Flips.of(opponent, player, square));
        if (flips > 0) {
            return difference - 2 * flips - 1;
        }
        return difference > 0 ? difference + 1 : difference - 1;
    }
}
