package outflank.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import outflank.server.Client.Reply;
import outflank.server.http.Origins;
import outflank.server.limit.Cidr;

class LimitsTest {

    private static final String PROXIED = "X-Forwarded-For";

    private final FakeClock clock = new FakeClock();

    // The tests come as a proxy on this machine, so that they have an address with limits.
    private final TestServer server = TestServer.start(
            clock,
            Origins.UNTOLD,
            List.of(Cidr.parse("127.0.0.1").orThrow()),
            "calls-per-second=2",
            "calls-at-once=5",
            "players-at-once=3",
            "players-per-hour=60",
            "unknown-codes-per-minute=2",
            "message-bytes=200",
            "body-bytes=100");

    @AfterEach
    void stop() {
        server.close();
    }

    private Reply newPlayer(String address) {
        return server.stranger().call("POST", "/api/v1/players", null, PROXIED, address);
    }

    private Reply group(Client client, String code) {
        return client.call("GET", "/api/v1/groups/" + code, null, PROXIED, "192.0.2.9");
    }

    @Test
    void a_player_who_calls_too_often_is_told_when_to_come_back() {
        Client player = server.player("P");
        for (int i = 0; i < 5; i++) {
            assertThat(player.get("/api/v1/games/222222222222").status()).isEqualTo(404);
        }
        Reply refused = player.get("/api/v1/games/222222222222");
        assertThat(refused.status()).isEqualTo(429);
        assertThat(refused.code()).isEqualTo("TOO_MANY_REQUESTS");
        assertThat(refused.header("Retry-After")).isEqualTo("1");
        clock.advance(Duration.ofSeconds(1));
        assertThat(player.get("/api/v1/games/222222222222").status()).isEqualTo(404);
    }

    @Test
    void an_address_that_makes_too_many_players_is_stopped() {
        for (int i = 0; i < 3; i++) {
            assertThat(newPlayer("192.0.2.1").status()).isEqualTo(201);
        }
        Reply refused = newPlayer("192.0.2.1");
        assertThat(refused.code()).isEqualTo("TOO_MANY_REQUESTS");
        assertThat(refused.header("Retry-After")).isEqualTo("60");
        assertThat(newPlayer("192.0.2.2").status()).isEqualTo(201);
    }

    @Test
    void the_machine_itself_makes_as_many_players_as_it_likes() {
        for (int i = 0; i < 10; i++) {
            assertThat(server.stranger().post("/api/v1/players").status()).isEqualTo(201);
        }
    }

    @Test
    void whoever_tries_codes_is_stopped_and_members_are_not() {
        Client member = server.player("M");
        String code = member.post("/api/v1/groups").json().path("id").asText();
        Client stranger = server.stranger();
        assertThat(group(stranger, "zzzzzzzz").status()).isEqualTo(404);
        assertThat(group(stranger, "zzzzzzz2").status()).isEqualTo(404);
        assertThat(group(stranger, "zzzzzzz3").status()).isEqualTo(429);
        assertThat(group(stranger, code).status()).isEqualTo(429);
        assertThat(group(member, code).status()).isEqualTo(200);
        clock.advance(Duration.ofSeconds(30));
        assertThat(group(stranger, code).status()).isEqualTo(200);
    }

    @Test
    void a_body_and_a_message_are_no_longer_than_allowed() {
        Client player = server.player("P");
        assertThat(player.post("/api/v1/groups", "{}" + " ".repeat(98)).status())
                .isEqualTo(201);
        assertThat(player.post("/api/v1/groups", "{}" + " ".repeat(99)).status())
                .isEqualTo(413);
        String code = player.post("/api/v1/groups").json().path("id").asText();
        try (LivePage page = LivePage.of(player, code)) {
            page.next("welcome");
            page.say("{\"type\":\"ping\",\"id\":\"1\"" + " ".repeat(200) + "}");
            assertThat(page.closeCode()).isEqualTo(1009);
        }
    }

    @Test
    void messages_count_as_calls() {
        Client player = server.player("P");
        String code = player.post("/api/v1/groups").json().path("id").asText();
        try (LivePage page = LivePage.of(player, code)) {
            page.next("welcome");
            for (int i = 0; i < 3; i++) {
                assertThat(page.ask("ping", "").path("type").asText()).isEqualTo("done");
            }
            assertThat(page.ask("ping", "").path("code").asText()).isEqualTo("TOO_MANY_REQUESTS");
        }
    }
}
