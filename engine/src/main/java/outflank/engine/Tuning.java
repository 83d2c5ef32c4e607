package outflank.engine;

/// The numbers that search and evaluation are tuned by, in one place.
final class Tuning {

    /// What a move is worth trying early for, by square: symmetric, corners high, squares beside corners low.
    static final int[] ORDER_SQUARE = bySquare(new int[] {
        60, -20, 14, 8,
        -20, -40, -6, -4,
        14, -6, 4, 2,
        8, -4, 2, 0,
    });

    /// By empty squares: from which alpha on it pays to count the discs the opponent keeps for sure.
    static final int[] ASK_FIRM_FROM = askFirmFrom();

    /// By empty squares and depth.
    private static final double[][] DEVIATION = deviations();

    private Tuning() {}

    /// What a move is worth trying early for, where the end is too near for an evaluation to pay.
    static int worthNearTheEnd(long player, long opponent, int square, long flips, long odd) {
        long mover = player ^ flips ^ (1L << square);
        long other = opponent ^ flips;
        int worth = ORDER_SQUARE[square] / 4 - 32 * answers(mover, other) - 8 * openings(mover, other);
        return (odd >>> square & 1) != 0 ? worth + 12 : worth;
    }

    /// The same, to be added to what an evaluation expects of the move, in [PatternEvaluation#UNIT] parts of
    /// a disc.
    static int worth(long player, long opponent, int square, long flips, long odd) {
        long mover = player ^ flips ^ (1L << square);
        long other = opponent ^ flips;
        int worth = ORDER_SQUARE[square] / 4 - 110 * answers(mover, other) - 8 * openings(mover, other);
        return (odd >>> square & 1) != 0 ? worth + 12 : worth;
    }

    /// Answers of the opponent, corners twice.
    private static int answers(long mover, long answering) {
        long answers = Kernels.Door.KERNEL.moves(answering, mover);
        return Long.bitCount(answers) + Long.bitCount(answers & Squares.CORNERS);
    }

    /// Empty squares next to the mover's discs: answers of tomorrow.
    private static int openings(long mover, long answering) {
        return Long.bitCount(Squares.around(mover) & ~(mover | answering));
    }

    /// By how much a search of `depth` and the shorter one that stands for it usually differ, in discs (standard
    /// deviation).
    static double deviation(int empties, int depth) {
        return DEVIATION[empties][depth];
    }

    /// The plies of the search that stands for one of `depth`: half, and odd where it is odd.
    static int shorter(int depth) {
        return 2 * (depth >> 2) + (depth & 1);
    }

    /// What `MarginFit` found over 4,100 positions of 500 games, for searches that end in the middle of the game and
    /// for those that end with it.
    private static double[][] deviations() {
        double[][] deviations = new double[65][65];
        for (int empties = 0; empties <= 64; empties++) {
            for (int depth = 0; depth <= empties; depth++) {
                double logarithm = depth < empties
                        ? 1.667 - 0.0263 * empties + 0.1543 * depth - 0.2117 * shorter(depth)
                        : 2.317 + 0.0028 * empties - 0.1086 * shorter(depth);
                deviations[empties][depth] = Math.exp(logarithm);
            }
        }
        return deviations;
    }

    private static int[] askFirmFrom() {
        int[] from = new int[65];
        for (int empties = 0; empties <= 64; empties++) {
            from[empties] = empties < 7 ? 2 * empties - 2 : Math.min(64, empties + empties / 2);
        }
        return from;
    }

    /// The board's 64 squares from the 16 of its first quarter.
    private static int[] bySquare(int[] quarter) {
        int[] all = new int[64];
        for (int square = 0; square < 64; square++) {
            int column = Math.min(square & 7, 7 - (square & 7));
            int row = Math.min(square >> 3, 7 - (square >> 3));
            all[square] = quarter[row * 4 + column];
        }
        return all;
    }
}
