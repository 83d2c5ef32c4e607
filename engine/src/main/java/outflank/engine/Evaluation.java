package outflank.engine;

import outflank.rules.Mobility;

/// The expected disc difference at the end, in hundredths of a disc for the side to move, from what can be counted on
/// the board: moves now and later, corners and the squares beside them, firm discs, and whose the last move is.
///
/// Each count is the player's less the opponent's, times a weight of [Tuning] for the number of empty squares.
final class Evaluation {

    /// No estimate is as sure as a result.
    private static final int MOST = 6300;

    private Evaluation() {}

    /// @param legal the legal squares of the player
    static int of(long player, long opponent, long legal) {
        long empties = ~(player | opponent);
        int empty = Long.bitCount(empties);
        long answers = Mobility.of(opponent, player);
        int moves = Long.bitCount(legal);
        int answerMoves = Long.bitCount(answers);

        // The squares beside corners that are still free.
        long open = Squares.around(empties & Squares.CORNERS);
        long openX = open & Squares.X_SQUARES;
        long openC = open & Squares.C_SQUARES;

        int[] weights = Tuning.weights(empty);
        int sum = weights[Tuning.TEMPO];
        sum += weights[Tuning.PARITY] * (empty & 1);
        sum += weights[Tuning.MOVES] * (moves - answerMoves);
        sum += weights[Tuning.MOVES_SHARE] * (64 * (moves - answerMoves) / (moves + answerMoves + 2));
        sum += weights[Tuning.OPENINGS]
                * (Long.bitCount(Squares.around(opponent) & empties) - Long.bitCount(Squares.around(player) & empties));
        sum += weights[Tuning.CORNERS] * less(player, opponent, Squares.CORNERS);
        sum += weights[Tuning.CORNER_MOVES] * less(legal, answers, Squares.CORNERS);
        sum += weights[Tuning.OPEN_X] * less(player, opponent, openX);
        sum += weights[Tuning.OPEN_C] * less(player, opponent, openC);
        sum += weights[Tuning.EDGES] * less(player, opponent, Squares.EDGES);
        sum += weights[Tuning.FIRM] * (Long.bitCount(Stability.of(player)) - Long.bitCount(Stability.of(opponent)));
        sum += weights[Tuning.DISCS] * (Long.bitCount(player) - Long.bitCount(opponent));
        return Math.max(-MOST, Math.min(MOST, sum / Tuning.UNIT));
    }

    private static int less(long ours, long theirs, long among) {
        return Long.bitCount(ours & among) - Long.bitCount(theirs & among);
    }
}
