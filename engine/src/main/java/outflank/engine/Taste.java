package outflank.engine;

/// What draws the eye of a beginner, who looks at one move and not at its answer: discs to flip, and the rim of the
/// board.
final class Taste {

    private Taste() {}

    /// How much a move appeals, a disc flipped counting 100.
    static int of(long flips, int square) {
        long bit = 1L << square;
        int appeal = 100 * Long.bitCount(flips);
        if ((bit & Squares.CORNERS) != 0) {
            return appeal + 400;
        }
        return (bit & Squares.EDGES) != 0 ? appeal + 150 : appeal;
    }
}
