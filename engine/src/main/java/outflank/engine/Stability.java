package outflank.engine;

/// Discs that can never be flipped again, as far as two plain reasons show it.
final class Stability {

    private static final long COLUMN_A = 0x0101010101010101L;
    private static final long COLUMN_H = 0x8080808080808080L;
    private static final long ROW_1 = 0x00000000000000ffL;
    private static final long ROW_8 = 0xff00000000000000L;

    private Stability() {}

    /// The discs of `own` that stand firm: along each of the four axes, the disc lies on the edge or beside a firm
    /// disc of its own colour. Grown from the corners until nothing is added, so the result is never too large.
    static long of(long own) {
        if ((own & Squares.CORNERS) == 0) {
            return 0;
        }
        long firm = own & Squares.CORNERS;
        while (true) {
            long right = ((firm & ~COLUMN_H) << 1) | COLUMN_A;
            long left = ((firm & ~COLUMN_A) >>> 1) | COLUMN_H;
            long down = (firm << 8) | ROW_1;
            long up = (firm >>> 8) | ROW_8;
            long downRight = ((firm & ~COLUMN_H) << 9) | COLUMN_A | ROW_1;
            long upLeft = ((firm & ~COLUMN_A) >>> 9) | COLUMN_H | ROW_8;
            long downLeft = ((firm & ~COLUMN_A) << 7) | COLUMN_H | ROW_1;
            long upRight = ((firm & ~COLUMN_H) >>> 7) | COLUMN_A | ROW_8;
            long grown = own & (right | left) & (down | up) & (downRight | upLeft) & (downLeft | upRight) | firm;
            if (grown == firm) {
                return firm;
            }
            firm = grown;
        }
    }
}
