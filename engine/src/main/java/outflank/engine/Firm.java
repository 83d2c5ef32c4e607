package outflank.engine;

/// Discs that can never be flipped again: more of them than [Stability] sees, at a higher price.
///
/// A disc is safe along an axis if all squares of that line are taken, if it stands on the edge, or if its
/// neighbour on the line is a firm disc of its own colour; a disc safe along all four axes is firm. What is
/// firm on an edge by the discs on that edge alone comes from a table of all edges. (Both as in Edax.)
final class Firm {

    private static final long COLUMN_A = 0x0101010101010101L;
    private static final long COLUMN_H = 0x8080808080808080L;
    private static final long BORDER = 0xff818181818181ffL;

    /// By own discs on an edge times 256 and the other side's: the own ones that no sequence of moves there
    /// can flip.
    private static final byte[] EDGE = edges();

    /// Spreads a row's bits, one to a row of column a.
    private static final long[] IN_COLUMN = inColumn();

    private Firm() {}

    /// The number of discs of `own` that are firm, or fewer.
    static int count(long own, long other) {
        long discs = own | other;
        long rows = fullRows(discs);
        long columns = fullColumns(discs);
        long falling = fullFalling(discs);
        long rising = fullRising(discs);

        long firm = edge((int) own & 0xff, (int) other & 0xff)
                | edge((int) (own >>> 56), (int) (other >>> 56)) << 56
                | IN_COLUMN[(int) edge(column(own), column(other))]
                | IN_COLUMN[(int) edge(column(own >>> 7), column(other >>> 7))] << 7
                | own & rows & columns & falling & rising & ~BORDER;
        if (firm == 0) {
            return 0;
        }
        while (true) {
            long byRow = rows | firm << 1 | firm >>> 1;
            long byColumn = columns | firm << 8 | firm >>> 8;
            long byFalling = falling | firm << 9 | firm >>> 9;
            long byRising = rising | firm << 7 | firm >>> 7;
            long grown = firm | own & ~BORDER & byRow & byColumn & byFalling & byRising;
            if (grown == firm) {
                return Long.bitCount(firm);
            }
            firm = grown;
        }
    }

    private static long edge(int own, int other) {
        return EDGE[own << 8 | other] & 0xff;
    }

    /// Column a as a row.
    private static int column(long mask) {
        return (int) ((mask & COLUMN_A) * 0x0102040810204080L >>> 56);
    }

    private static long fullRows(long discs) {
        long full = discs & discs >>> 4 & 0x0f0f0f0f0f0f0f0fL;
        full &= full >>> 2;
        full &= full >>> 1;
        return (full & COLUMN_A) * 0xff;
    }

    private static long fullColumns(long discs) {
        long full = discs & (discs >>> 32 | discs << 32);
        full &= full >>> 16 | full << 48;
        return full & (full >>> 8 | full << 56);
    }

    /// Lines from upper left to lower right.
    private static long fullFalling(long discs) {
        long up = discs & (discs >>> 9 | 0xff80808080808080L);
        long down = discs & (discs << 9 | 0x01010101010101ffL);
        up &= up >>> 18 | 0xffffc0c0c0c0c0c0L;
        down &= down << 18 | 0x030303030303ffffL;
        return up & down & (up >>> 36 | 0xfffffffff0f0f0f0L) & (down << 36 | 0x0f0f0f0fffffffffL);
    }

    /// Lines from upper right to lower left.
    private static long fullRising(long discs) {
        long up = discs & (discs >>> 7 | 0xff01010101010101L);
        long down = discs & (discs << 7 | 0x80808080808080ffL);
        up &= up >>> 14 | 0xffff030303030303L;
        down &= down << 14 | 0xc0c0c0c0c0c0ffffL;
        return up & down & (up >>> 28 | 0xffffffff0f0f0f0fL) & (down << 28 | 0xf0f0f0f0ffffffffL);
    }

    private static long[] inColumn() {
        long[] spread = new long[256];
        for (int bits = 0; bits < 256; bits++) {
            for (int row = 0; row < 8; row++) {
                spread[bits] |= (bits >>> row & 1L) << 8 * row;
            }
        }
        return spread;
    }

    /// Fullest edges first, so that what an edge can become is known before the edge.
    private static byte[] edges() {
        byte[] firm = new byte[1 << 16];
        for (int discs = 255; discs >= 0; discs--) {
            for (int own = discs; ; own = own - 1 & discs) {
                firm[own << 8 | discs ^ own] = (byte) firmOnEdge(firm, own, discs ^ own);
                if (own == 0) {
                    break;
                }
            }
        }
        return firm;
    }

    /// Own discs that are there, and firm, after any disc of either side on any empty square of the edge,
    /// whatever else it may flip elsewhere.
    private static int firmOnEdge(byte[] known, int own, int other) {
        int firm = own;
        for (int free = ~(own | other) & 0xff; free != 0; free &= free - 1) {
            int square = free & -free;
            int flips = edgeFlips(own, other, square);
            firm &= known[(own | square | flips) << 8 | other & ~flips];
            flips = edgeFlips(other, own, square);
            firm &= known[(own & ~flips) << 8 | other | square | flips];
        }
        return firm;
    }

    private static int edgeFlips(int mover, int other, int square) {
        int right = 0;
        int i = square << 1;
        for (; (i & other & 0xff) != 0; i <<= 1) {
            right |= i;
        }
        int left = 0;
        int j = square >> 1;
        for (; (j & other) != 0; j >>= 1) {
            left |= j;
        }
        return ((i & mover & 0xff) != 0 ? right : 0) | ((j & mover) != 0 ? left : 0);
    }
}
