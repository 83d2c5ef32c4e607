package outflank.engine;

import outflank.engine.Kernels.Door;

/// Looks ahead to a depth or to the end of the game, for one thread: principal variation search (T. A.
/// Marsland, "Relative performance of alpha-beta implementations", 1983) over null windows, with a table that
/// threads may share.
///
/// Scores are whole discs for the side to move. They are results where `depth` is the number of empty squares
/// and nothing is left out, else what [PatternEvaluation] expects. A skip costs no ply.
final class DeepSearch {

    /// Fewer empty squares than this are left to [NwsEndgame].
    private static final int DEEP_FROM = 13;

    /// Up to this depth there is neither table nor evaluation for ordering.
    private static final int QUICK = 2;

    /// From this depth on a move to an already known position may end a node.
    private static final int ENHANCED_FROM = 6;

    /// From this depth on moves are ordered by a search of their own, a ply deeper for every three.
    private static final int PREVIEW_FROM = 19;

    private static final int DEEPEST_PREVIEW = 6;

    /// From this depth on a shortened search may stand for the search.
    private static final int CUT_FROM = 4;

    private static final int NO_SCORE = -100;

    /// No board has so many empty squares: no move of it is wanted.
    private static final int NO_ROOT = 65;

    /// From this depth on threads look what the others are at, in the middle of the game and where it ends.
    private static final int TOGETHER_FROM = 9;

    private static final int TOGETHER_TO_THE_END_FROM = 14;

    /// Nodes between two looks at the clock.
    private static final int LOOK_EVERY = 4096;

    final SharedTable table;
    final PatternEvaluation evaluation;
    private final Busy busy;
    private final MoveOrder moves = new MoveOrder();
    private final NwsEndgame endgame = new NwsEndgame(moves);

    private Stop stop = Stop.NEVER;
    private boolean ended;
    private long nodes;
    private long begun;
    private long limit = Long.MAX_VALUE;
    private long nextLook;

    private Selectivity selectivity = Selectivity.FULL;

    /// Whether this is a shortened search: those are not shortened again.
    private boolean shortened;

    private int rootEmpties;
    private int rootMove = MoveOrder.NO_MOVE;

    /// @param busy shared by the threads that search together
    DeepSearch(PatternEvaluation evaluation, SharedTable table, Busy busy) {
        this.evaluation = evaluation;
        this.table = table;
        this.busy = busy;
    }

    /// A new search with new limits.
    void begin(long limit, Stop stop) {
        this.stop = stop;
        begun = nodes + endgame.nodes();
        this.limit = Math.min(limit, Long.MAX_VALUE - begun);
        nextLook = begun;
        ended = false;
        look();
    }

    void forget() {
        endgame.forget();
    }

    /// Positions visited since [#begin].
    long nodes() {
        return nodes + endgame.nodes() - begun;
    }

    /// Whether the search had to end; what it returned last then means nothing.
    boolean ended() {
        return ended;
    }

    /// Searches a board whose side to move can move.
    ///
    /// @return the score if it lies between `alpha` and `beta`, else a bound on the side it lies
    int root(long player, long opponent, int alpha, int beta, int depth, Selectivity selectivity) {
        this.selectivity = selectivity;
        rootEmpties = 64 - Long.bitCount(player | opponent);
        return principal(player, opponent, alpha, beta, depth);
    }

    /// The score of any board, one whose side to move is skipped included.
    int score(long player, long opponent, int depth) {
        return score(player, opponent, -64, 64, depth, Selectivity.FULL);
    }

    /// The score of any board if it lies between `alpha` and `beta`, else a bound on the side it lies.
    int score(long player, long opponent, int alpha, int beta, int depth, Selectivity selectivity) {
        rootEmpties = NO_ROOT;
        this.selectivity = selectivity;
        return principal(player, opponent, alpha, beta, depth);
    }

    /// The best move at the root so far, also after the search had to end; [MoveOrder#NO_MOVE] before there
    /// is one.
    int rootMove() {
        return rootMove;
    }

    void rootMove(int square) {
        rootMove = square;
    }

    private void look() {
        long total = nodes + endgame.nodes();
        if (total >= nextLook) {
            nextLook = Math.min(total + LOOK_EVERY, begun + limit);
            if (total - begun >= limit || stop.now()) {
                ended = true;
                nextLook = total;
            }
        }
    }

    /// A node where both bounds matter: the first move with the whole window, the others only to show that
    /// they are no better.
    private int principal(long player, long opponent, int alpha, int beta, int plies) {
        long free = ~(player | opponent);
        int empties = Long.bitCount(free);
        if (empties == 0) {
            return FinalScore.of(player, opponent);
        }
        if (beta - alpha == 1 && empties < rootEmpties) {
            return nullWindow(player, opponent, alpha, plies);
        }
        int depth = Math.min(plies, empties);
        if (depth <= QUICK && depth < empties && empties < rootEmpties) {
            return quick(player, opponent, alpha, beta, depth);
        }
        nodes++;
        look();
        if (ended) {
            return alpha;
        }
        long legal = Door.KERNEL.moves(player, opponent);
        if (legal == 0) {
            return Door.KERNEL.moves(opponent, player) == 0
                    ? FinalScore.of(player, opponent)
                    : -principal(opponent, player, -beta, -alpha, depth);
        }
        long hash = Hash.of(player, opponent);
        int at = empties * MoveOrder.WIDTH;
        int end = list(player, opponent, legal, at);
        order(player, opponent, depth, at, end, table.find(hash));
        int best = NO_SCORE;
        int bestMove = MoveOrder.NO_MOVE;
        int low = alpha;
        for (int i = at; i < end && best < beta; i++) {
            moves.bringBest(i, end);
            long flips = moves.flips[i];
            int square = moves.square[i];
            long mover = player ^ flips ^ (1L << square);
            long other = opponent ^ flips;
            int score;
            if (i == at) {
                score = -principal(other, mover, -beta, -low, depth - 1);
            } else {
                score = -nullWindow(other, mover, -low - 1, depth - 1);
                if (score > low && score < beta && !ended) {
                    score = -principal(other, mover, -beta, -low, depth - 1);
                }
            }
            if (ended) {
                return alpha;
            }
            if (score > best) {
                best = score;
                bestMove = square;
                low = Math.max(low, score);
                if (empties == rootEmpties && (i == at || score > alpha)) {
                    rootMove = square;
                }
            }
        }
        table.store(hash, depth, selectivity.ordinal(), alpha, beta, best, bestMove);
        return best;
    }

    /// Whether the score is above `alpha`: above it and a lower bound, or an upper bound.
    private int nullWindow(long player, long opponent, int alpha, int plies) {
        long free = ~(player | opponent);
        int empties = Long.bitCount(free);
        if (plies >= empties && empties < DEEP_FROM) {
            return endgame.score(player, opponent, alpha);
        }
        int depth = Math.min(plies, empties);
        if (depth <= QUICK) {
            return quick(player, opponent, alpha, alpha + 1, depth);
        }
        nodes++;
        look();
        if (ended) {
            return alpha;
        }
        // 1. Discs the opponent keeps for sure bound what can be won.
        if (depth == empties && alpha >= Tuning.ASK_FIRM_FROM[empties]) {
            int most = 64 - 2 * Firm.count(opponent, player);
            if (most <= alpha) {
                return most;
            }
        }
        long legal = Door.KERNEL.moves(player, opponent);
        if (legal == 0) {
            return Door.KERNEL.moves(opponent, player) == 0
                    ? FinalScore.of(player, opponent)
                    : -nullWindow(opponent, player, -alpha - 1, depth);
        }
        // 2. What was found out before.
        long hash = Hash.of(player, opponent);
        long known = table.find(hash);
        if (answers(known, depth)) {
            if (SharedTable.lower(known) > alpha) {
                return SharedTable.lower(known);
            }
            if (SharedTable.upper(known) <= alpha) {
                return SharedTable.upper(known);
            }
        }
        // 3. A shorter search that misses the window by far.
        if (selectivity != Selectivity.FULL && depth >= CUT_FROM && !shortened) {
            int score = shortened(player, opponent, alpha, depth, empties);
            if (ended) {
                return alpha;
            }
            if (score != NO_SCORE) {
                table.store(hash, depth, selectivity.ordinal(), alpha, alpha + 1, score, SharedTable.NO_MOVE);
                return score;
            }
        }
        // 4. A move into a position that is known to be good enough.
        int at = empties * MoveOrder.WIDTH;
        int end = list(player, opponent, legal, at);
        for (int i = at; i < end; i++) {
            long flips = moves.flips[i];
            if (flips == opponent) {
                return 64;
            }
            if (depth >= ENHANCED_FROM) {
                long after = table.find(Hash.of(opponent ^ flips, player ^ flips ^ (1L << moves.square[i])));
                if (answers(after, depth - 1) && -SharedTable.upper(after) > alpha) {
                    return -SharedTable.upper(after);
                }
            }
        }
        // 5. The moves, the most promising first.
        order(player, opponent, depth, at, end, known);
        if (busy.shared() && depth >= (depth == empties ? TOGETHER_TO_THE_END_FROM : TOGETHER_FROM)) {
            return together(player, opponent, alpha, depth, at, end, hash);
        }
        int best = NO_SCORE;
        int bestMove = SharedTable.NO_MOVE;
        for (int i = at; i < end && best <= alpha; i++) {
            moves.bringBest(i, end);
            long flips = moves.flips[i];
            int square = moves.square[i];
            int score = -nullWindow(opponent ^ flips, player ^ flips ^ (1L << square), -alpha - 1, depth - 1);
            if (ended) {
                return alpha;
            }
            if (score > best) {
                best = score;
                bestMove = square;
            }
        }
        table.store(hash, depth, selectivity.ordinal(), alpha, alpha + 1, best, bestMove);
        return best;
    }

    /// The moves of a node that other threads may be at as well: what another one searches at the moment is
    /// left for later, when its result stands in the table (T. Kerrigan's simplified form of ABDADA; J.-C.
    /// Weill, "The ABDADA distributed minimax-search algorithm", 1996). Only the first move is searched by
    /// all, so that they meet below.
    private int together(long player, long opponent, int alpha, int depth, int at, int end, long hash) {
        int best = NO_SCORE;
        int bestMove = SharedTable.NO_MOVE;
        long left = -1L >>> 64 - (end - at);
        for (boolean again = false; left != 0 && best <= alpha; again = true) {
            for (long rest = left; rest != 0 && best <= alpha; rest &= rest - 1) {
                int i = at + Long.numberOfTrailingZeros(rest);
                if (!again) {
                    moves.bringBest(i, end);
                }
                long flips = moves.flips[i];
                int square = moves.square[i];
                long mover = player ^ flips ^ (1L << square);
                long other = opponent ^ flips;
                long after = Hash.of(other, mover);
                boolean first = i == at;
                if (!first) {
                    // Another thread may have answered the whole question.
                    long known = table.find(hash);
                    if (answers(known, depth)) {
                        if (SharedTable.lower(known) > alpha) {
                            return SharedTable.lower(known);
                        }
                        if (SharedTable.upper(known) <= alpha) {
                            return SharedTable.upper(known);
                        }
                    }
                    if (!again && busy.with(after)) {
                        continue;
                    }
                    busy.begin(after);
                }
                int score = -nullWindow(other, mover, -alpha - 1, depth - 1);
                if (!first) {
                    busy.end(after);
                }
                if (ended) {
                    return alpha;
                }
                left &= ~(1L << i - at);
                if (score > best) {
                    best = score;
                    bestMove = square;
                }
            }
        }
        table.store(hash, depth, selectivity.ordinal(), alpha, alpha + 1, best, bestMove);
        return best;
    }

    private boolean answers(long known, int depth) {
        return known != 0
                && SharedTable.depth(known) >= depth
                && SharedTable.selectivity(known) >= selectivity.ordinal();
    }

    /// ProbCut (M. Buro, "ProbCut: an effective selective extension of the alpha-beta algorithm", 1995): a
    /// search of half the depth stands for the whole where it clears the window by more than the two usually
    /// differ.
    ///
    /// @return alpha or alpha + 1, or [#NO_SCORE] if nothing can be said
    private int shortened(long player, long opponent, int alpha, int depth, int empties) {
        int half = Tuning.shorter(depth);
        int margin = (int) Math.ceil(selectivity.deviations() * Tuning.deviation(empties, depth));
        int expected = evaluation.discs(player, opponent);
        int high = alpha + margin;
        int low = alpha - margin;
        shortened = true;
        int score = NO_SCORE;
        if (expected > alpha && high < 64) {
            score = nullWindow(player, opponent, high, half) > high ? alpha + 1 : NO_SCORE;
        } else if (expected <= alpha && low > -64) {
            score = nullWindow(player, opponent, low, half) <= low ? alpha : NO_SCORE;
        }
        shortened = false;
        return score;
    }

    /// Lists squares and flips from index `at` on.
    private int list(long player, long opponent, long legal, int at) {
        int end = at;
        for (long rest = legal; rest != 0; rest &= rest - 1, end++) {
            int square = Long.numberOfTrailingZeros(rest);
            moves.square[end] = square;
            moves.flips[end] = Door.KERNEL.flips(player, opponent, square);
        }
        return end;
    }

    /// Says of each move how early it is worth trying.
    private void order(long player, long opponent, int depth, int at, int end, long known) {
        int first = known == 0 ? SharedTable.NO_MOVE : SharedTable.move(known);
        int second = known == 0 ? SharedTable.NO_MOVE : SharedTable.second(known);
        long odd = LastSquares.ODD[LastSquares.parity(~(player | opponent))];
        int preview = depth < PREVIEW_FROM ? 0 : Math.min(DEEPEST_PREVIEW, (depth - PREVIEW_FROM) / 3 + 1);
        for (int i = at; i < end; i++) {
            int square = moves.square[i];
            long flips = moves.flips[i];
            if (flips == opponent) {
                moves.key[i] = MoveOrder.WIPES_OUT;
            } else if (square == first) {
                moves.key[i] = MoveOrder.HASH_MOVE;
            } else if (square == second) {
                moves.key[i] = MoveOrder.SECOND_MOVE;
            } else {
                long mover = player ^ flips ^ (1L << square);
                long other = opponent ^ flips;
                int worth = Tuning.worth(player, opponent, square, flips, odd);
                moves.key[i] = preview == 0
                        ? worth - evaluation.of(other, mover)
                        : worth - PatternEvaluation.UNIT * preview(other, mover, preview);
            }
        }
    }

    private int preview(long player, long opponent, int depth) {
        return depth <= QUICK ? quick(player, opponent, -64, 64, depth) : principal(player, opponent, -64, 64, depth);
    }

    /// Few plies, without a table.
    private int quick(long player, long opponent, int alpha, int beta, int depth) {
        nodes++;
        if (depth <= 0) {
            return evaluation.discs(player, opponent);
        }
        long legal = Door.KERNEL.moves(player, opponent);
        if (legal == 0) {
            return Door.KERNEL.moves(opponent, player) == 0
                    ? FinalScore.of(player, opponent)
                    : -quick(opponent, player, -beta, -alpha, depth);
        }
        int at = (64 - Long.bitCount(player | opponent)) * MoveOrder.WIDTH;
        int end = list(player, opponent, legal, at);
        if (depth > 1) {
            for (int i = at; i < end; i++) {
                moves.key[i] = Tuning.worthNearTheEnd(player, opponent, moves.square[i], moves.flips[i], 0);
            }
        }
        int best = NO_SCORE;
        for (int i = at; i < end && best < beta; i++) {
            if (depth > 1) {
                moves.bringBest(i, end);
            }
            long flips = moves.flips[i];
            int score = flips == opponent
                    ? 64
                    : -quick(
                            opponent ^ flips,
                            player ^ flips ^ (1L << moves.square[i]),
                            -beta,
                            -Math.max(alpha, best),
                            depth - 1);
            best = Math.max(best, score);
        }
        return best;
    }
}
