package outflank.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import outflank.server.FakeClock;

class PaceTest {

    private final FakeClock clock = new FakeClock();
    private final Pace pace = new Pace(clock);
    private int told;

    /// Something has changed.
    private void change() {
        if (pace.isDue(this::tell)) {
            tell();
        }
    }

    private void tell() {
        told++;
        pace.told();
    }

    private void pass(int millis) {
        clock.advance(Duration.ofMillis(millis));
    }

    @Test
    void the_first_change_is_told_at_once_and_the_others_together_later() {
        change();
        assertThat(told).isEqualTo(1);
        for (int i = 0; i < 100; i++) {
            change();
            pass(2);
        }
        assertThat(told).isEqualTo(1);
        pass(50);
        assertThat(told).isEqualTo(2);
        assertThat(pace.isOwed()).isFalse();
    }

    @Test
    void no_change_is_left_untold() {
        change();
        change();
        pass(250);
        assertThat(told).isEqualTo(2);
        change();
        assertThat(told).isEqualTo(2);
        pass(250);
        assertThat(told).isEqualTo(3);
        pass(250);
        assertThat(told).isEqualTo(3);
        change();
        assertThat(told).isEqualTo(4);
    }

    @Test
    void what_was_told_early_is_not_told_again() {
        change();
        change();
        pass(100);
        tell();
        pass(1000);
        assertThat(told).isEqualTo(2);
    }

    @Test
    void a_clock_set_back_silences_no_one() {
        change();
        clock.setBack(Duration.ofHours(1));
        change();
        assertThat(told).isEqualTo(2);
    }
}
