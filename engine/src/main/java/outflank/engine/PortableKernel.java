package outflank.engine;

import outflank.rules.Flips;
import outflank.rules.Mobility;

/// Plain arithmetic that any Java can do, the browser's included.
public final class PortableKernel extends Kernel {

    private static final long COLUMN = 0x0101010101010101L;

    /// A multiplication by this gathers a column's bits, or a diagonal's, into the highest byte.
    private static final long GATHER_COLUMN = 0x0102040810204080L;

    private static final long[] DIAGONAL = new long[64];
    private static final long[] ANTIDIAGONAL = new long[64];

    /// Twice the discs flipped along a line, by the place on the line and the line's discs.
    private static final byte[] ALONG = new byte[8 * 256];

    static {
        for (int square = 0; square < 64; square++) {
            for (int other = 0; other < 64; other++) {
                int columns = (other & 7) - (square & 7);
                int rows = (other >> 3) - (square >> 3);
                if (columns == rows) {
                    DIAGONAL[square] |= 1L << other;
                }
                if (columns == -rows) {
                    ANTIDIAGONAL[square] |= 1L << other;
                }
            }
        }
        for (int place = 0; place < 8; place++) {
            for (int discs = 0; discs < 256; discs++) {
                int left = 31 - Integer.numberOfLeadingZeros(discs & ((1 << place) - 1));
                int right = Integer.numberOfTrailingZeros((discs & 0xff) >>> (place + 1)) + place + 1;
                int flips = (left < 0 ? 0 : place - left - 1) + (right > 7 ? 0 : right - place - 1);
                ALONG[place * 256 + discs] = (byte) (2 * flips);
            }
        }
    }

    @Override
    public long flips(long player, long opponent, int square) {
        return Flips.of(player, opponent, square);
    }

    @Override
    public long moves(long player, long opponent) {
        return Mobility.of(player, opponent);
    }

    @Override
    public int lastFlips(long player, int square) {
        int column = square & 7;
        int row = square >>> 3;
        return ALONG[column << 8 | (int) (player >>> (row << 3)) & 0xff]
                + ALONG[row << 8 | (int) (((player >>> column) & COLUMN) * GATHER_COLUMN >>> 56)]
                + ALONG[column << 8 | (int) ((player & DIAGONAL[square]) * COLUMN >>> 56)]
                + ALONG[column << 8 | (int) ((player & ANTIDIAGONAL[square]) * COLUMN >>> 56)];
    }
}
