package outflank.engine.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import outflank.engine.Kernel;
import outflank.engine.PortableKernel;
import outflank.rules.Flips;
import outflank.rules.Mobility;

class KernelsTest {

    private static final int BOARDS = 1_000_000;

    static Stream<Kernel> kernels() {
        return Stream.of(new PortableKernel(), new CompressKernel(), new VectorKernel());
    }

    /// Any discs anywhere: more than games can reach.
    @ParameterizedTest
    @MethodSource("kernels")
    void gives_the_same_answers_as_the_rules(Kernel kernel) {
        SplittableRandom random = new SplittableRandom(2026);
        int differences = 0;
        for (int i = 0; i < BOARDS; i++) {
            int square = random.nextInt(64);
            long player = random.nextLong() & ~(1L << square);
            long rest = ~player & ~(1L << square);
            long gaps = random.nextLong() & random.nextInt();
            long opponent = rest & ~gaps;
            if (kernel.flips(player, opponent, square) != Flips.of(player, opponent, square)
                    || kernel.moves(player, opponent) != Mobility.of(player, opponent)
                    || kernel.lastFlips(player, square) != 2 * Long.bitCount(Flips.of(player, rest, square))) {
                differences++;
            }
        }

        assertThat(differences).isZero();
    }
}
