package outflank.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class LineTest {

    private static final Instant T0 = Instant.EPOCH;

    private final Line line = new Line();

    private void measure(long millis) {
        ByteBuffer ping = line.ping(T0);
        line.pong(ping, T0.plusMillis(millis));
    }

    @Test
    void the_shortest_of_the_last_few_counts() {
        assertThat(line.lag()).isZero();
        measure(300);
        assertThat(line.lag()).isEqualTo(Duration.ofMillis(300));
        measure(120);
        measure(4_000);
        assertThat(line.lag()).isEqualTo(Duration.ofMillis(120));
        measure(400);
        measure(500);
        assertThat(line.lag()).isEqualTo(Duration.ofMillis(400));
    }

    @Test
    void a_pong_that_answers_nothing_counts_for_nothing() {
        ByteBuffer old = line.ping(T0);
        ByteBuffer last = line.ping(T0.plusSeconds(20));
        line.pong(old, T0.plusSeconds(21));
        line.pong(ByteBuffer.allocate(0), T0.plusSeconds(21));
        line.pong(ByteBuffer.allocate(100), T0.plusSeconds(21));
        assertThat(line.lag()).isZero();
        line.pong(last, T0.plusSeconds(20).plusMillis(50));
        line.pong(last, T0.plusSeconds(29));
        assertThat(line.lag()).isEqualTo(Duration.ofMillis(50));
    }
}
