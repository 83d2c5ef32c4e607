package outflank.rules;

/// One of the eight ways to lay the board on itself.
///
/// Each mirrors the board along the diagonal a1–h8 or not, then left to right or not, then top to bottom or not.
public enum Symmetry {
    IDENTITY(false, false, false),
    MIRROR_COLUMNS(false, true, false),
    MIRROR_ROWS(false, false, true),
    TURN_180(false, true, true),
    MIRROR_MAIN_DIAGONAL(true, false, false),
    TURN_RIGHT(true, true, false),
    TURN_LEFT(true, false, true),
    MIRROR_OTHER_DIAGONAL(true, true, true);

    private final boolean transpose;
    private final boolean columns;
    private final boolean rows;

    Symmetry(boolean transpose, boolean columns, boolean rows) {
        this.transpose = transpose;
        this.columns = columns;
        this.rows = rows;
    }

    public long of(long mask) {
        long m = transpose ? transposed(mask) : mask;
        m = columns ? columnsMirrored(m) : m;
        return rows ? Long.reverseBytes(m) : m;
    }

    public Square of(Square square) {
        int column = transpose ? square.row() : square.column();
        int row = transpose ? square.column() : square.row();
        return Square.of((rows ? 7 - row : row) * 8 + (columns ? 7 - column : column));
    }

    public Board of(Board board) {
        return new Board(of(board.player()), of(board.opponent()));
    }

    /// The symmetry that undoes this one.
    public Symmetry inverse() {
        return switch (this) {
            case TURN_RIGHT -> TURN_LEFT;
            case TURN_LEFT -> TURN_RIGHT;
            case IDENTITY, MIRROR_COLUMNS, MIRROR_ROWS, TURN_180, MIRROR_MAIN_DIAGONAL, MIRROR_OTHER_DIAGONAL -> this;
        };
    }

    /// The symmetry that brings `board` into the form shared by all eight images of it: the least of them,
    /// by the player's mask, then the opponent's, as unsigned numbers.
    public static Symmetry canonical(Board board) {
        Symmetry best = IDENTITY;
        Board least = board;
        for (Symmetry symmetry : values()) {
            Board image = symmetry.of(board);
            int order = Long.compareUnsigned(image.player(), least.player());
            if (order < 0 || (order == 0 && Long.compareUnsigned(image.opponent(), least.opponent()) < 0)) {
                best = symmetry;
                least = image;
            }
        }
        return best;
    }

    private static long columnsMirrored(long m) {
        long r = ((m >>> 1) & 0x5555555555555555L) | ((m & 0x5555555555555555L) << 1);
        r = ((r >>> 2) & 0x3333333333333333L) | ((r & 0x3333333333333333L) << 2);
        return ((r >>> 4) & 0x0f0f0f0f0f0f0f0fL) | ((r & 0x0f0f0f0f0f0f0f0fL) << 4);
    }

    /// Rows become columns: blocks of 1, 2 and 4 squares change places across the diagonal a1–h8.
    private static long transposed(long m) {
        long t = (m ^ (m >>> 7)) & 0x00aa00aa00aa00aaL;
        long r = m ^ t ^ (t << 7);
        t = (r ^ (r >>> 14)) & 0x0000cccc0000ccccL;
        r = r ^ t ^ (t << 14);
        t = (r ^ (r >>> 28)) & 0x00000000f0f0f0f0L;
        return r ^ t ^ (t << 28);
    }
}
