package outflank.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import outflank.rules.Game;
import outflank.rules.Move;
import outflank.rules.Position;
import outflank.testkit.RandomGames;

class StabilityTest {

    @Test
    void a_disc_called_firm_is_never_flipped_in_the_rest_of_a_random_game() {
        for (long seed = 0; seed < 500; seed++) {
            Game game = RandomGames.game(seed);
            long laterFlipped = 0;
            for (int ply = game.ply() - 1; ply >= 0; ply--) {
                Move move = game.moves().get(ply);
                laterFlipped |= move.flipped();
                if (ply % 5 == 0) {
                    Position before = game.at(ply).position();
                    long firm = Stability.of(before.black()) | Stability.of(before.white());
                    assertThat(firm & laterFlipped)
                            .as("seed %d, ply %d", seed, ply)
                            .isZero();
                }
            }
        }
    }

    @Test
    void nothing_is_firm_without_a_corner() {
        assertThat(Stability.of(~Squares.CORNERS)).isZero();
    }

    @Test
    void firm_discs_grow_from_a_corner_in_a_triangle() {
        long triangle = 0x0000000001030707L; // a1 b1 c1, a2 b2 c2, a3 b3, a4
        long withAHole = triangle & ~(1L << 1); // b1 is not held

        assertThat(Stability.of(triangle)).isEqualTo(triangle);
        assertThat(Stability.of(withAHole)).as("the column a alone").isEqualTo(0x0000000001010101L);
        assertThat(Stability.of(0x1L)).isEqualTo(0x1L);
        assertThat(Stability.of(-1L)).isEqualTo(-1L);
    }
}
