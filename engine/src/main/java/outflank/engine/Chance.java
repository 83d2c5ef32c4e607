package outflank.engine;

/// Seeded chance: the mixing function of SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", 2014) over a counter. Written out, because the browser's Java has no such generator.
final class Chance {

    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private long state;

    /// A sequence that belongs to a seed and a board, so that one seed serves a whole game.
    Chance(long seed, long player, long opponent) {
        state = mixed(seed) ^ mixed(player + GOLDEN) ^ mixed(opponent + 2 * GOLDEN);
    }

    /// A whole number from 0 to `n` - 1.
    int below(int n) {
        state += GOLDEN;
        return (int) ((mixed(state) >>> 33) % n);
    }

    /// True in `percent` of 100 cases.
    boolean in(int percent) {
        return below(100) < percent;
    }

    /// A number between -`spread` and `spread`, near 0 more often than far from it.
    int around(int spread) {
        int up = below(spread + 1);
        int down = below(spread + 1);
        return up - down;
    }

    /// The squares of a mask, in an order of chance.
    int[] shuffled(long squares) {
        int[] order = new int[Long.bitCount(squares)];
        int count = 0;
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            int place = below(count + 1);
            order[count++] = order[place];
            order[place] = Long.numberOfTrailingZeros(rest);
        }
        return order;
    }

    private static long mixed(long value) {
        long z = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
