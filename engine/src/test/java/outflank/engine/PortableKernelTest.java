package outflank.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import outflank.rules.Flips;
import outflank.testkit.Dice;

class PortableKernelTest {

    private final PortableKernel kernel = new PortableKernel();

    @Test
    void the_last_flips_are_those_of_the_rules() {
        Dice dice = new Dice(1);
        for (int i = 0; i < 200_000; i++) {
            int square = dice.below(64);
            long player = ((long) dice.below(1 << 30) << 34 ^ (long) dice.below(1 << 30) << 17 ^ dice.below(1 << 30))
                    & ~(1L << square);
            long opponent = ~player ^ (1L << square);
            assertThat(kernel.lastFlips(player, square))
                    .as("case %d", i)
                    .isEqualTo(2 * Long.bitCount(Flips.of(player, opponent, square)));
        }
    }
}
