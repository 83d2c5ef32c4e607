package outflank.engine;

/// A 64-bit name for a board, well mixed (after the finalisers of MurmurHash3 and SplitMix64), so that tables
/// can keep the name instead of the board. Computed from the masks, there is nothing to carry along from move
/// to move.
///
/// Two boards may share a name: with a billion look-ups in a full table, the chance that any of them meets a
/// stranger is about one in a billion.
final class Hash {

    private Hash() {}

    static long of(long player, long opponent) {
        long h = (player ^ player >>> 32) * 0x9E3779B97F4A7C15L;
        h = ((h ^ h >>> 32) + opponent) * 0xBF58476D1CE4E5B9L;
        h = (h ^ h >>> 29) * 0x94D049BB133111EBL;
        return h ^ h >>> 32;
    }
}
