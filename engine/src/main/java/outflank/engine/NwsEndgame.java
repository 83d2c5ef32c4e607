package outflank.engine;

import outflank.engine.Kernels.Door;

/// Positions near the end, each with the one question whether the score is above `alpha`: null-window search
/// (J. Pearl, "Scout", 1980). Two layers by empty squares above [LastSquares].
///
/// Scores are disc differences for the side to move, empty squares to the winner. The answer is above alpha
/// if and only if the score is, and then a lower bound of it, else an upper bound.
final class NwsEndgame {

    /// From this many empty squares on, results are remembered and moves ordered by the answers they leave.
    private static final int ORDERED_FROM = 7;

    /// No move was found yet: below every score.
    private static final int NO_SCORE = -100;

    final LastSquares last = new LastSquares();

    private final NearTable near = new NearTable();
    private final MoveOrder moves;
    private long nodes;

    NwsEndgame(MoveOrder moves) {
        this.moves = moves;
    }

    long nodes() {
        return nodes + last.nodes;
    }

    void forget() {
        near.clear();
    }

    int score(long player, long opponent, int alpha) {
        long free = ~(player | opponent);
        int empties = Long.bitCount(free);
        return empties >= ORDERED_FROM
                ? ordered(player, opponent, alpha, empties)
                : few(player, opponent, alpha, empties, LastSquares.parity(free));
    }

    private int few(long player, long opponent, int alpha, int empties, int parity) {
        long free = ~(player | opponent);
        return switch (empties) {
            case 0 -> FinalScore.of(player, opponent);
            case 1 -> last.one(player, alpha, Long.numberOfTrailingZeros(free));
            case 2 ->
                last.two(
                        player,
                        opponent,
                        alpha,
                        Long.numberOfTrailingZeros(free),
                        63 - Long.numberOfLeadingZeros(free));
            case 3 -> last.three(player, opponent, alpha, parity);
            case 4 -> last.four(player, opponent, alpha, parity);
            default -> unordered(player, opponent, alpha, empties, parity);
        };
    }

    /// Five or six empty squares: squares in odd quarters of the board first, nothing remembered.
    private int unordered(long player, long opponent, int alpha, int empties, int parity) {
        nodes++;
        // 1. Discs the opponent keeps for sure bound what can be won.
        if (alpha >= Tuning.ASK_FIRM_FROM[empties]) {
            int most = 64 - 2 * Firm.count(opponent, player);
            if (most <= alpha) {
                return most;
            }
        }
        long legal = Door.KERNEL.moves(player, opponent);
        if (legal == 0) {
            return Door.KERNEL.moves(opponent, player) == 0
                    ? FinalScore.of(player, opponent)
                    : -unordered(opponent, player, -alpha - 1, empties, parity);
        }
        // 2. Whoever moves into an odd quarter also moves last there, so those squares come first.
        long rest = legal & LastSquares.ODD[parity];
        long later = legal ^ rest;
        if (rest == 0) {
            rest = later;
            later = 0;
        }
        int best = NO_SCORE;
        while (true) {
            int square = Long.numberOfTrailingZeros(rest);
            long flips = Door.KERNEL.flips(player, opponent, square);
            long mover = player ^ flips ^ (1L << square);
            int under = parity ^ LastSquares.quarter(square);
            int score = empties == 5
                    ? -last.four(opponent ^ flips, mover, -alpha - 1, under)
                    : -unordered(opponent ^ flips, mover, -alpha - 1, empties - 1, under);
            if (score > best) {
                best = score;
                if (best > alpha) {
                    return best;
                }
            }
            rest &= rest - 1;
            if (rest == 0) {
                if (later == 0) {
                    return best;
                }
                rest = later;
                later = 0;
            }
        }
    }

    /// Seven empty squares or more.
    private int ordered(long player, long opponent, int alpha, int empties) {
        nodes++;
        // 1. Discs the opponent keeps for sure bound what can be won.
        if (alpha >= Tuning.ASK_FIRM_FROM[empties]) {
            int most = 64 - 2 * Firm.count(opponent, player);
            if (most <= alpha) {
                return most;
            }
        }
        // 2. What was found out before.
        long hash = Hash.of(player, opponent);
        long known = near.find(hash);
        int hashMove = NearTable.NO_MOVE;
        int lower = -64;
        int upper = 64;
        if (known != 0) {
            lower = NearTable.lower(known);
            if (lower > alpha) {
                return lower;
            }
            upper = NearTable.upper(known);
            if (upper <= alpha) {
                return upper;
            }
            hashMove = NearTable.move(known);
        }
        long legal = Door.KERNEL.moves(player, opponent);
        if (legal == 0) {
            return Door.KERNEL.moves(opponent, player) == 0
                    ? FinalScore.of(player, opponent)
                    : -ordered(opponent, player, -alpha - 1, empties);
        }
        int parity = LastSquares.parity(~(player | opponent));
        int at = empties * MoveOrder.WIDTH;
        int end = at;
        for (long rest = legal; rest != 0; rest &= rest - 1, end++) {
            int square = Long.numberOfTrailingZeros(rest);
            long flips = Door.KERNEL.flips(player, opponent, square);
            if (flips == opponent) {
                return 64;
            }
            // 3. Perhaps a move leads to a position that is known to be good enough (enhanced transposition cut-off:
            // A. Plaat, "Research re: search & re-search", 1996).
            if (empties > ORDERED_FROM) {
                long after = near.find(Hash.of(opponent ^ flips, player ^ flips ^ (1L << square)));
                if (after != 0 && -NearTable.upper(after) > alpha) {
                    return -NearTable.upper(after);
                }
            }
            moves.square[end] = square;
            moves.flips[end] = flips;
            moves.key[end] = square == hashMove
                    ? MoveOrder.HASH_MOVE
                    : Tuning.worthNearTheEnd(player, opponent, square, flips, LastSquares.ODD[parity]);
        }
        // 4. Fewest answers first.
        int best = NO_SCORE;
        int bestMove = NearTable.NO_MOVE;
        for (int i = at; i < end; i++) {
            moves.bringBest(i, end);
            long flips = moves.flips[i];
            int square = moves.square[i];
            long mover = player ^ flips ^ (1L << square);
            int score = empties > ORDERED_FROM
                    ? -ordered(opponent ^ flips, mover, -alpha - 1, empties - 1)
                    : -unordered(
                            opponent ^ flips, mover, -alpha - 1, empties - 1, parity ^ LastSquares.quarter(square));
            if (score > best) {
                best = score;
                bestMove = square;
                if (best > alpha) {
                    near.store(hash, best, upper, bestMove);
                    return best;
                }
            }
        }
        near.store(hash, lower, best, bestMove);
        return best;
    }
}
