package outflank.testkit;

/// Random numbers that every language can make the same: xorshift on 64 bits (G. Marsaglia, "Xorshift RNGs", 2003).
///
/// All arithmetic is modulo 2⁶⁴, `>>>` shifts zeros in:
///
/// ```
/// start:  x = (seed + 1) * 0x9E3779B97F4A7C15
/// a throw: x = x ^ (x << 13);  x = x ^ (x >>> 7);  x = x ^ (x << 17)
/// below n: (a throw >>> 33) mod n
/// ```
public final class Dice {

    private long x;

    /// @param seed 0 or more
    public Dice(long seed) {
        if (seed < 0) {
            throw new IllegalArgumentException("A seed is 0 or more, not (" + seed + ").");
        }
        x = (seed + 1) * 0x9E3779B97F4A7C15L;
    }

    /// The next whole number from 0 to `n` - 1.
    public int below(int n) {
        x ^= x << 13;
        x ^= x >>> 7;
        x ^= x << 17;
        return (int) ((x >>> 33) % n);
    }
}
