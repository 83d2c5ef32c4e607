package outflank.engine;

/// The boards that threads are searching at the moment, by [Hash].
///
/// Read and written without locks: a thread that misses another's entry, or finds an old one, does some work
/// twice or in another order, and no more.
final class Busy {

    private static final int BITS = 12;

    private final long[] hashes;

    /// @param shared whether there is more than one thread
    Busy(boolean shared) {
        hashes = new long[shared ? 1 << BITS : 0];
    }

    boolean shared() {
        return hashes.length > 0;
    }

    boolean with(long hash) {
        return hashes[place(hash)] == hash;
    }

    void begin(long hash) {
        hashes[place(hash)] = hash;
    }

    void end(long hash) {
        int place = place(hash);
        if (hashes[place] == hash) {
            hashes[place] = 0;
        }
    }

    private static int place(long hash) {
        return (int) (hash >>> 32) & (1 << BITS) - 1;
    }
}
