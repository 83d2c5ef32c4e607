package outflank.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The shortest wait there is, on the machine's own clock; all others are tested on one that is moved by hand.
@Tag("slow")
class RealClockTest {

    @Test
    void a_seat_left_on_purpose_is_filled_after_a_quarter_of_a_minute_and_played() throws Exception {
        try (TestServer server = TestServer.start()) {
            Table table = Table.with("{\"level\":1}", server.player("Rūta"), server.player("Mia"));
            try (LivePage white = LivePage.of(table.white(), table.group())) {
                LivePage black = LivePage.of(table.black(), table.group());
                black.next("welcome");
                Instant before = Instant.now();
                black.close();
                // A page is patient for 10 s only.
                while (Duration.between(before, Instant.now()).compareTo(Duration.ofSeconds(12)) < 0) {
                    Thread.sleep(1_000);
                }
                assertThat(table.state().json().at("/filled/black").isNull()).isTrue();
                white.nextEvent("filled");
                assertThat(Duration.between(before, Instant.now())).isGreaterThanOrEqualTo(Duration.ofSeconds(15));
                JsonNode moved = white.nextEvent("moved");
                assertThat(moved.at("/events/0/by").asText()).isEqualTo("computer");
            }
        }
    }
}
