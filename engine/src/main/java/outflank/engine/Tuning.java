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

    /// Against a move, for each answer it leaves the opponent.
    static final int ORDER_ANSWER = 16;

    /// Against a move, for each empty square next to the mover's discs.
    static final int ORDER_OPENING = 3;

    /// For a move into a quarter of the board with an odd number of empty squares.
    static final int ORDER_PARITY = 12;

    /// By empty squares: from which alpha on it pays to count the discs the opponent keeps for sure.
    static final int[] ASK_FIRM_FROM = askFirmFrom();

    // What the evaluation counts.
    static final int TEMPO = 0;
    static final int PARITY = 1;
    static final int MOVES = 2;
    static final int MOVES_SHARE = 3;
    static final int OPENINGS = 4;
    static final int CORNERS = 5;
    static final int CORNER_MOVES = 6;
    static final int OPEN_X = 7;
    static final int OPEN_C = 8;
    static final int EDGES = 9;
    static final int FIRM = 10;
    static final int DISCS = 11;
    static final int COUNTED = 12;

    /// Weights are in this many parts of a hundredth of a disc.
    static final int UNIT = 16;

    /// Where `KNOTS` stand, in empty squares; between them weights change evenly.
    private static final int[] KNOT_EMPTIES = {4, 20, 36, 52};

    /// By least squares from 330,000 positions of 10,000 games that this engine played against itself at 3
    /// plies with an earlier set, after 6 to 25 random moves, each position labelled with the result of its
    /// game.
    private static final int[][] KNOTS = {
        {-665, 54, 1866, 784, -1811, -588, 3751, 1279, -2685, -1171, 1918, 262},
        {-2111, -486, 2065, 65, -13, 10290, 8486, -6015, -1530, -277, 2386, -587},
        {-2116, -626, -31, 608, 220, 22076, 8335, -15365, -6388, 1000, 3685, -1338},
        {-917, -3023, 0, 251, 367, 40111, 4216, -33599, -12250, 656, 9226, -1444},
    };

    private static final int[][] WEIGHTS = interpolated();

    private Tuning() {}

    static int[] weights(int empties) {
        return WEIGHTS[empties];
    }

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

    /// By how much a search of `depth` and one of `shorter` plies usually differ, in discs (standard
    /// deviation).
    static double deviation(int empties, int depth, int shorter) {
        double s = -0.1 * empties + 0.31 * depth - 0.578 * shorter;
        return 0.0759 * s * s + 1.165 * s + 5.417;
    }

    private static int[] askFirmFrom() {
        int[] from = new int[65];
        for (int empties = 0; empties <= 64; empties++) {
            from[empties] = empties < 7 ? 2 * empties - 2 : Math.min(64, empties + empties / 2);
        }
        return from;
    }

    private static int[][] interpolated() {
        int[][] weights = new int[65][COUNTED];
        for (int empties = 0; empties <= 64; empties++) {
            int i = 0;
            while (i < KNOT_EMPTIES.length - 2 && empties > KNOT_EMPTIES[i + 1]) {
                i++;
            }
            int span = KNOT_EMPTIES[i + 1] - KNOT_EMPTIES[i];
            int along = Math.max(0, Math.min(span, empties - KNOT_EMPTIES[i]));
            for (int w = 0; w < COUNTED; w++) {
                weights[empties][w] = (KNOTS[i][w] * (span - along) + KNOTS[i + 1][w] * along) / span;
            }
        }
        return weights;
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
