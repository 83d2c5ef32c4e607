package outflank.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import outflank.rules.Transcript;

class DiceTest {

    @Test
    void the_recurrence_does_not_change() {
        Dice dice = new Dice(1);

        assertThat(new int[] {dice.below(1000), dice.below(1000), dice.below(1000), dice.below(1000)})
                .containsExactly(982, 569, 913, 230);
        assertThat(Transcript.of(RandomGames.game(1))).startsWith("f5f6c4c3f7f4b2d6f3g7d7a1d3f8h8");
    }

    @Test
    void every_number_comes_up_about_as_often() {
        int[] counts = new int[6];
        for (long seed = 0; seed < 6_000; seed++) {
            counts[new Dice(seed).below(6)]++;
        }
        for (int count : counts) {
            assertThat(count).isBetween(900, 1_100);
        }
    }

    @Test
    void a_negative_seed_is_refused() {
        assertThatThrownBy(() -> new Dice(-1)).hasMessage("A seed is 0 or more, not (-1).");
    }

    @Test
    void a_random_board_has_the_empty_squares_asked_for_and_a_side_that_can_move() {
        for (long seed = 0; seed < 200; seed++) {
            int empties = 1 + (int) (seed % 60);
            assertThat(RandomGames.board(seed, empties)).satisfies(board -> {
                assertThat(board.empties()).isEqualTo(empties);
                assertThat(board.canMove()).isTrue();
            });
        }
    }
}
