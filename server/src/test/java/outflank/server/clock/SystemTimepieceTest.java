package outflank.server.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SystemTimepieceTest {

    private final SystemTimepiece clock = new SystemTimepiece();

    @AfterEach
    void stop() {
        clock.close();
    }

    @Test
    void an_alarm_rings_not_before_its_time_and_a_cancelled_one_not_at_all() throws Exception {
        CompletableFuture<Instant> rang = new CompletableFuture<>();
        CompletableFuture<Instant> never = new CompletableFuture<>();
        Instant at = clock.instant().plusMillis(50);
        clock.wake(at, () -> never.complete(clock.instant())).cancel();
        clock.wake(at, () -> rang.complete(clock.instant()));
        assertThat(rang.get(10, TimeUnit.SECONDS)).isAfterOrEqualTo(at);
        assertThat(never).isNotDone();
    }

    @Test
    void what_is_past_rings_at_once_and_a_failure_stops_no_other() throws Exception {
        clock.wake(clock.instant().minus(Duration.ofDays(1)), () -> {
            throw new IllegalStateException("as the test wants it");
        });
        CompletableFuture<Boolean> rang = new CompletableFuture<>();
        clock.wake(clock.instant(), () -> rang.complete(true));
        assertThat(rang.get(10, TimeUnit.SECONDS)).isTrue();
    }
}
