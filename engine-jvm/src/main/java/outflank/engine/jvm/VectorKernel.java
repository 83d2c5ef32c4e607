package outflank.engine.jvm;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;
import outflank.engine.Kernel;
import outflank.rules.Mobility;

/// Looks along four rays at once, in the four lanes of a vector; else as the portable flips do, by carry
/// towards higher squares and by the highest bit towards lower ones (both after T. Okuhara's article on flips
/// with AVX2). The last flips come from [CompressKernel].
final class VectorKernel extends Kernel {

    private static final VectorSpecies<Long> LANES = LongVector.SPECIES_256;
    private static final LongVector ZERO = LongVector.zero(LANES);
    private static final LongVector HIGHEST = LongVector.broadcast(LANES, Long.MIN_VALUE);

    /// By square: four rays towards higher squares.
    private static final long[] UP = new long[64 * 4];

    /// By square: four rays towards lower squares.
    private static final long[] DOWN = new long[64 * 4];

    static {
        int[] columnSteps = {1, -1, 0, 1};
        int[] rowSteps = {0, 1, 1, 1};
        for (int square = 0; square < 64; square++) {
            for (int i = 0; i < 4; i++) {
                UP[square * 4 + i] = ray(square, columnSteps[i], rowSteps[i]);
                DOWN[square * 4 + i] = ray(square, -columnSteps[i], -rowSteps[i]);
            }
        }
    }

    private final CompressKernel lines = new CompressKernel();

    @Override
    public long flips(long player, long opponent, int square) {
        LongVector up = LongVector.fromArray(LANES, UP, square * 4);
        LongVector down = LongVector.fromArray(LANES, DOWN, square * 4);
        LongVector players = LongVector.broadcast(LANES, player);
        LongVector opponents = LongVector.broadcast(LANES, opponent);

        LongVector ends = opponents.or(up.not()).add(1).and(players.and(up));
        // Where there is no end, 0 is the least; else all below the end.
        LongVector flipsUp = ends.sub(1).lanewise(VectorOperators.UMIN, ends).and(up);

        LongVector others = down.lanewise(VectorOperators.AND_NOT, opponents);
        LongVector first = HIGHEST.lanewise(VectorOperators.LSHR, others.lanewise(VectorOperators.LEADING_ZEROS_COUNT));
        LongVector starts = first.and(players.and(down));
        LongVector flipsDown = ZERO.sub(starts.add(starts)).and(down);

        return flipsUp.or(flipsDown).reduceLanes(VectorOperators.OR);
    }

    @Override
    public long moves(long player, long opponent) {
        return Mobility.of(player, opponent);
    }

    @Override
    public int lastFlips(long player, int square) {
        return lines.lastFlips(player, square);
    }

    private static long ray(int square, int columnStep, int rowStep) {
        long ray = 0;
        int column = (square & 7) + columnStep;
        int row = (square >> 3) + rowStep;
        while (column >= 0 && column < 8 && row >= 0 && row < 8) {
            ray |= 1L << 8 * row + column;
            column += columnStep;
            row += rowStep;
        }
        return ray;
    }
}
