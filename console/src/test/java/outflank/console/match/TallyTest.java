package outflank.console.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class TallyTest {

    @Test
    void counts_games_and_forfeits() {
        Tally tally = new Tally();
        tally.add(10);
        tally.add(-4);
        tally.add(0);
        tally.addForfeit(true);

        assertThat(tally.games()).isEqualTo(4);
        assertThat(tally.share()).isEqualTo(2.5 / 4);
        assertThat(tally.meanDifference()).isEqualTo(2);
        assertThat(tally.text("A"))
                .startsWith("A: 2 won, 1 drawn, 1 lost of 4 games: 62.5 % (95 %: ")
                .endsWith("games played to the end: 3");
    }

    @Test
    void the_error_bar_narrows_with_more_games_and_is_no_lie_when_all_are_won() {
        Tally tally = new Tally();
        for (int i = 0; i < 4; i++) {
            tally.add(2);
        }
        assertThat(tally.interval()[0]).isCloseTo(0.510, within(0.001));
        assertThat(tally.interval()[1]).isEqualTo(1);
        assertThat(tally.meanError()).isZero();
        for (int i = 0; i < 96; i++) {
            tally.add(i % 2 == 0 ? 2 : -2);
        }
        assertThat(tally.interval()[1] - tally.interval()[0]).isBetween(0.18, 0.2);
        assertThat(tally.meanError()).isCloseTo(1.96 * 2 / 10, within(0.01));
    }
}
