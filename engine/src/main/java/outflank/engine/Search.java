package outflank.engine;

import outflank.rules.Mobility;

/// Looks ahead a number of plies and evaluates what it finds there: principal variation search with a table
/// (T. A. Marsland, "Relative performance of alpha-beta implementations", 1983). Where the plies reach the end of the
/// game, [Endgame] takes over and the score is exact.
///
/// Scores are in hundredths of a disc for the side to move. A skip costs no ply.
final class Search {

    /// Beyond every score.
    static final int INFINITE = 6500;

    /// Nodes with fewer plies below them are neither looked up nor stored, nor are their moves ordered by answers.
    private static final int WORTH_A_LOOK = 2;

    private final Effort effort;
    private final TranspositionTable table;
    private final MoveOrder moves;
    private final Endgame endgame;

    Search(Effort effort, TranspositionTable table) {
        this.effort = effort;
        this.table = table;
        this.moves = new MoveOrder();
        this.endgame = new Endgame(effort, table, moves);
    }

    /// The score if it lies between `alpha` and `beta`, else a bound on the side it lies; means nothing once the
    /// effort has ended. It is exact if `depth` is at least the number of empty squares.
    int score(long player, long opponent, int depth, int alpha, int beta) {
        int empties = 64 - Long.bitCount(player | opponent);
        if (depth >= empties) {
            return 100 * endgame.score(player, opponent, Math.floorDiv(alpha, 100), -Math.floorDiv(-beta, 100));
        }
        if (effort.spend()) {
            return alpha;
        }
        long legal = Mobility.of(player, opponent);
        if (legal == 0) {
            return Mobility.of(opponent, player) == 0
                    ? 100 * Endgame.finalScore(player, opponent)
                    : -score(opponent, player, depth, -beta, -alpha);
        }
        if (depth <= 0) {
            return Evaluation.of(player, opponent, legal);
        }
        // 1. What the table knows.
        int hashMove = TranspositionTable.NO_MOVE;
        int a = alpha;
        int b = beta;
        if (depth >= WORTH_A_LOOK) {
            int known = table.find(player, opponent);
            if (known != TranspositionTable.NONE) {
                hashMove = table.move(known);
                if (table.depth(known) >= depth) {
                    int lower = table.lower(known);
                    int upper = table.upper(known);
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
        }
        // 2. The first move with the whole window, the others only to show that they are no better.
        int at = empties * MoveOrder.WIDTH;
        int end = depth >= WORTH_A_LOOK
                ? moves.list(player, opponent, legal, at, hashMove)
                : moves.listQuickly(player, opponent, legal, at);
        int best = -INFINITE;
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
                score = -score(other, mover, depth - 1, -b, -low);
            } else {
                score = -score(other, mover, depth - 1, -low - 1, -low);
                if (score > low && score < b && !effort.ended()) {
                    score = -score(other, mover, depth - 1, -b, -score);
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
        // 3. Remember.
        if (depth >= WORTH_A_LOOK) {
            table.store(player, opponent, depth, best > a ? best : -6400, best < b ? best : 6400, bestMove);
        }
        return best;
    }
}
