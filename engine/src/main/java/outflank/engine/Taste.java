package outflank.engine;

/// What draws the eye of a beginner, who looks at one move and not at its answer: many discs to flip, and squares near
/// the corners, without a thought of who will take the corner.
final class Taste {

    private static final long NEAR_CORNERS = Squares.X_SQUARES | Squares.C_SQUARES;

    private Taste() {}

    /// How much a move appeals, a disc flipped counting 100.
    static int of(long flips, int square) {
        long bit = 1L << square;
        int appeal = 100 * Long.bitCount(flips);
        if ((bit & Squares.CORNERS) != 0) {
            return appeal + 200;
        }
        return (bit & NEAR_CORNERS) != 0 ? appeal + 400 : appeal;
    }
}
