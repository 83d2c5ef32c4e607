package outflank.engine;

import java.util.Arrays;

/// What one thread has found out about positions near the leaves, small enough for the core's own cache. Each
/// entry has two words: the board's [Hash], then bounds in discs and the best move.
///
/// A table of its own keeps the many small results from driving the few large ones out of the big table (after
/// T. Okuhara's changes to Edax).
final class NearTable {

    static final int NO_MOVE = 64;

    private static final int BITS = 14;

    private final long[] words = new long[2 << BITS];

    void clear() {
        Arrays.fill(words, 0);
    }

    /// What is known of the board with this hash, or 0.
    long find(long hash) {
        int at = place(hash);
        return words[at] == hash ? words[at + 1] : 0;
    }

    void store(long hash, int lower, int upper, int move) {
        int at = place(hash);
        words[at] = hash;
        words[at + 1] = 1L << 32 | move << 16 | (upper & 0xff) << 8 | lower & 0xff;
    }

    static int lower(long data) {
        return (byte) data;
    }

    static int upper(long data) {
        return (byte) (data >>> 8);
    }

    static int move(long data) {
        return (int) (data >>> 16) & 0xff;
    }

    private static int place(long hash) {
        return (int) (hash >>> 64 - BITS) << 1;
    }
}
