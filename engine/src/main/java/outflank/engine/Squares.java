package outflank.engine;

/// Sets of squares, as masks, that search and evaluation speak of.
final class Squares {

    static final long CORNERS = 0x8100000000000081L;

    /// Diagonally next to a corner: b2, g2, b7, g7.
    static final long X_SQUARES = 0x0042000000004200L;

    /// Next to a corner on the edge: b1, a2 and their like.
    static final long C_SQUARES = 0x4281000000008142L;

    private static final long[] NEIGHBOURS = neighbours();

    private Squares() {}

    /// The squares around a square.
    static long around(int square) {
        return NEIGHBOURS[square];
    }

    /// All squares next to one of a mask; may contain squares of the mask.
    static long around(long mask) {
        long sideways = ((mask & ~0x8080808080808080L) << 1) | ((mask & ~0x0101010101010101L) >>> 1);
        long row = mask | sideways;
        return sideways | (row << 8) | (row >>> 8);
    }

    private static long[] neighbours() {
        long[] neighbours = new long[64];
        for (int square = 0; square < 64; square++) {
            neighbours[square] = around(1L << square);
        }
        return neighbours;
    }
}
