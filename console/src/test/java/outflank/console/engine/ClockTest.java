package outflank.console.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import outflank.console.notation.GgfGame;
import outflank.console.notation.Turn;
import outflank.rules.Color;
import outflank.rules.Square;

class ClockTest {

    @Test
    void never_plans_to_use_all_that_is_left() {
        for (double left : new double[] {0, 0.01, 0.1, 1, 10, 1000}) {
            for (int empties = 1; empties <= 60; empties++) {
                assertThat(new Clock(left, 0, 0).forThisMove(empties)).isBetween(0.0, 0.95 * left + 1e-9);
                assertThat(new Clock(left, 5, 0).forThisMove(empties)).isBetween(0.0, 0.95 * left + 1e-9);
                assertThat(new Clock(left, 0, 1).forThisMove(empties)).isBetween(0.0, 0.97 * left + 1e-9);
            }
        }
    }

    @Test
    void all_plans_of_a_game_together_stay_within_the_clock() {
        for (double total : new double[] {0.5, 2, 60, 900}) {
            double left = total;
            for (int empties = 60; empties > 0; empties -= 2) {
                left -= new Clock(left, 0, 0).forThisMove(empties);
            }
            assertThat(left).isBetween(0.0, total);
        }
    }

    @Test
    void plans_for_the_moves_that_are_left() {
        assertThat(new Clock(100, 0, 0).forThisMove(60)).isBetween(2.0, 5.0);
        assertThat(new Clock(100, 0, 0).forThisMove(20)).isBetween(10.0, 20.0);
        assertThat(new Clock(10, 0, 1).forThisMove(60)).isGreaterThan(9);
    }

    @Test
    void a_gtp_clock_runs_from_its_main_time_into_periods() {
        GtpClock clock = new GtpClock(10, 6, 2);
        assertThat(clock.of(Color.BLACK)).contains(new Clock(13, 3, 0));

        clock.used(Color.BLACK, 11);
        assertThat(clock.of(Color.BLACK)).contains(new Clock(5, 0, 1));
        clock.used(Color.BLACK, 4);
        assertThat(clock.of(Color.BLACK)).contains(new Clock(6, 0, 2));
        assertThat(clock.of(Color.WHITE)).contains(new Clock(13, 3, 0));
        assertThat(clock.restarted().of(Color.BLACK)).contains(new Clock(13, 3, 0));
    }

    @Test
    void what_the_other_program_says_is_left_counts() {
        GtpClock clock = new GtpClock(0, 5, 1);
        clock.left(Color.WHITE, 2.5, 1);

        assertThat(clock.of(Color.WHITE)).contains(new Clock(2.5, 0, 1));
        assertThat(clock.of(Color.BLACK)).contains(new Clock(5, 0, 1));
    }

    @Test
    void a_period_without_stones_means_no_limit() {
        assertThat(new GtpClock(0, 1, 0).of(Color.BLACK)).isEqualTo(Optional.empty());
        assertThat(new GtpClock(0, 0, 0).of(Color.BLACK)).contains(new Clock(0, 0, 0));
    }

    @Test
    void an_nboard_clock_counts_what_is_told_or_what_was_thought_whichever_is_more() {
        GgfGame game = GgfGame.parse("(;GM[Othello]TI[00:10/00:01]B[f5//3];)").orThrow();
        NboardClock clock = new NboardClock(game);
        assertThat(clock.of(Color.BLACK, game)).contains(new Clock(8, 1, 0));
        assertThat(clock.of(Color.WHITE, game)).contains(new Clock(10, 1, 0));

        clock.thought(Color.WHITE, 4);
        GgfGame later = game.with(Turn.at(Square.of("d6")), 0).orElseThrow();
        assertThat(clock.of(Color.WHITE, later)).contains(new Clock(7, 1, 0));
        assertThat(clock.of(Color.BLACK, GgfGame.START)).isEmpty();
    }
}
