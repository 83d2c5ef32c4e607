package outflank.engine;

/// The expected disc difference at the end for the side to move, as the sum of what its [Patterns] are worth
/// at this stage of the game.
final class PatternEvaluation {

    /// Parts of a disc in which weights and sums are counted.
    static final int UNIT = 16;

    /// No estimate is as sure as a result.
    private static final int MOST = 63;

    private final int[] tempo;
    private final short[][] worth;

    PatternEvaluation(PatternWeights weights) {
        tempo = weights.tempo;
        worth = weights.worth;
    }

    /// The estimate in whole discs.
    int discs(long player, long opponent) {
        int rounded = of(player, opponent) + UNIT / 2 >> 4;
        return Math.max(-MOST, Math.min(MOST, rounded));
    }

    /// The estimate in parts of a disc, as large as the sum may be.
    int of(long player, long opponent) {
        long[] add = Patterns.ADD;
        long a = 0;
        long b = 0;
        long c = 0;
        long d = 0;
        long e = 0;
        long f = 0;
        long g = 0;
        long h = 0;
        long i = 0;
        long j = 0;
        for (int row = 0; row < 8; row++) {
            int p = (row << 8 | (int) (player >>> 8 * row) & 0xff) * Patterns.WORDS;
            int o = (row << 8 | (int) (opponent >>> 8 * row) & 0xff) * Patterns.WORDS;
            a += add[p] + 2 * add[o];
            b += add[p + 1] + 2 * add[o + 1];
            c += add[p + 2] + 2 * add[o + 2];
            d += add[p + 3] + 2 * add[o + 3];
            e += add[p + 4] + 2 * add[o + 4];
            f += add[p + 5] + 2 * add[o + 5];
            g += add[p + 6] + 2 * add[o + 6];
            h += add[p + 7] + 2 * add[o + 7];
            i += add[p + 8] + 2 * add[o + 8];
            j += add[p + 9] + 2 * add[o + 9];
        }
        int empties = 64 - Long.bitCount(player | opponent);
        short[] weights = worth[empties >> 1];
        return tempo[empties]
                + four(weights, a, 0)
                + four(weights, b, 4)
                + four(weights, c, 8)
                + four(weights, d, 12)
                + four(weights, e, 16)
                + four(weights, f, 20)
                + four(weights, g, 24)
                + four(weights, h, 28)
                + four(weights, i, 32)
                + two(weights, j, 36);
    }

    private static int four(short[] weights, long indexes, int first) {
        return two(weights, indexes, first) + two(weights, indexes >>> 32, first + 2);
    }

    private static int two(short[] weights, long indexes, int first) {
        return weights[Patterns.OFFSET[first] + (int) (indexes & 0xffff)]
                + weights[Patterns.OFFSET[first + 1] + (int) (indexes >>> 16 & 0xffff)];
    }
}
