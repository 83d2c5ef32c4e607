package outflank.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocketHandshakeException;
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
            "pages-at-once=4",
            "pages-per-second=2",
            "files-at-once=3",
            "players-at-once=3",
            "players-per-hour=60",
            "groups-at-once=2",
            "groups-per-hour=60",
            "groups-a-player=3",
            "games-a-player=1",
            "unknown-codes-per-minute=2",
            "connections-at-once=2",
            "connections-per-second=1",
            "hellos-at-once=2",
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

    private HttpResponse<String> page(String path, String address) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(server.address().resolve(path))
                .header(PROXIED, address)
                .header("Accept-Language", "lt")
                .build();
        return Client.HTTP.send(request, BodyHandlers.ofString());
    }

    @Test
    void pages_of_every_kind_count_together_by_address() throws Exception {
        for (String path : List.of("/lt/", "/g/zzzzzzzz", "/picture.png", "/nowhere")) {
            assertThat(page(path, "192.0.2.1").statusCode()).as(path).isNotEqualTo(429);
        }
        for (String path : List.of("/lt/", "/game/222222222222", "/picture/game/222222222222.png", "/", "/api")) {
            assertThat(page(path, "192.0.2.1").statusCode()).as(path).isEqualTo(429);
        }
        assertThat(page("/lt/", "192.0.2.2").statusCode()).isEqualTo(200);
        assertThat(server.stranger().file("/lt/").statusCode()).isEqualTo(200);
        clock.advance(Duration.ofSeconds(1));
        assertThat(page("/lt/", "192.0.2.1").statusCode()).isEqualTo(200);
    }

    @Test
    void a_visitor_who_asks_for_too_many_pages_is_told_so_in_their_language() throws Exception {
        for (int i = 0; i < 4; i++) {
            page("/lt/", "192.0.2.1");
        }
        HttpResponse<String> refused = page("/lt/rules", "192.0.2.1");
        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(refused.headers().firstValue("Retry-After")).contains("1");
        assertThat(refused.headers().firstValue("Content-Security-Policy")).isPresent();
        assertThat(refused.body()).contains("<html lang=\"lt\"", "Palaukite minutę");
    }

    @Test
    void files_of_pages_count_by_address_too() throws Exception {
        for (int i = 0; i < 3; i++) {
            assertThat(page("/app/none.js", "192.0.2.1").statusCode()).isEqualTo(404);
        }
        HttpResponse<String> refused = page("/app/none.js", "192.0.2.1");
        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(refused.body()).isEqualTo("The limit is 400 files a second for one address. Try again in (1) s.");
        assertThat(page("/lt/", "192.0.2.1").statusCode()).isEqualTo(200);
    }

    @Test
    void the_machine_itself_makes_as_many_players_as_it_likes() {
        for (int i = 0; i < 10; i++) {
            assertThat(server.stranger().post("/api/v1/players").status()).isEqualTo(201);
        }
    }

    private static String opened(Client host) {
        return host.post("/api/v1/groups").json().required("id").asText();
    }

    @Test
    void an_address_that_opens_too_many_groups_is_stopped() {
        for (String name : List.of("A", "B")) {
            assertThat(server.player(name)
                            .call("POST", "/api/v1/groups", null, PROXIED, "192.0.2.1")
                            .status())
                    .isEqualTo(201);
        }
        Client another = server.player("C");
        Reply refused = another.call("POST", "/api/v1/groups", null, PROXIED, "192.0.2.1");
        assertThat(refused.status()).isEqualTo(429);
        assertThat(refused.header("Retry-After")).isEqualTo("60");
        assertThat(another.call("POST", "/api/v1/groups", null, PROXIED, "192.0.2.2")
                        .status())
                .isEqualTo(201);
    }

    @Test
    void a_player_is_in_so_many_groups_and_then_in_no_more_until_one_is_left() {
        Client player = server.player("P");
        String first = opened(player);
        opened(player);
        opened(player);
        String others = opened(server.player("Q"));
        assertThat(player.post("/api/v1/groups").code()).isEqualTo("TOO_MANY_GROUPS");
        clock.advance(Duration.ofSeconds(3));
        Reply refused = player.post("/api/v1/groups/" + others + "/join");
        assertThat(refused.status()).isEqualTo(409);
        assertThat(refused.detail()).contains("(P)", "(3) groups");
        try (LivePage page = LivePage.of(player, others)) {
            assertThat(page.next("refused").path("code").asText()).isEqualTo("TOO_MANY_GROUPS");
        }
        player.delete("/api/v1/groups/" + first + "/members/" + player.id());
        assertThat(player.post("/api/v1/groups/" + others + "/join").status()).isEqualTo(200);
    }

    @Test
    void a_player_plays_so_many_games_and_begins_no_more_until_one_is_over() {
        Table table = Table.at(server);
        String another = opened(table.black());
        Client guest = server.player("Guest");
        Reply refused = guest.post("/api/v1/groups/" + another + "/join");
        assertThat(refused.status()).isEqualTo(409);
        assertThat(refused.code()).isEqualTo("TOO_MANY_GAMES");
        assertThat(refused.detail()).contains("(Rūta)", "(1) games");
        assertThat(guest.get("/api/v1/groups/" + another).json().path("members").size())
                .isEqualTo(1);
        table.white().post(table.gamePath() + "/resign");
        assertThat(guest.post("/api/v1/groups/" + another + "/join").status()).isEqualTo(200);
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
    void an_address_opens_only_so_many_connections() {
        Client player = server.player("P");
        String code = player.post("/api/v1/groups").json().path("id").asText();
        URI address = server.address();
        new LivePage(address, code, PROXIED, "192.0.2.1").close();
        new LivePage(address, code, PROXIED, "192.0.2.1").close();
        assertThatThrownBy(() -> new LivePage(address, code, PROXIED, "192.0.2.1"))
                .hasCauseInstanceOf(WebSocketHandshakeException.class);
        new LivePage(address, code, PROXIED, "192.0.2.2").close();
        clock.advance(Duration.ofSeconds(1));
        new LivePage(address, code, PROXIED, "192.0.2.1").close();
    }

    @Test
    void a_player_who_says_hello_again_and_again_is_sent_away_for_a_while() {
        Client player = server.player("P");
        String code = player.post("/api/v1/groups").json().path("id").asText();
        for (int i = 0; i < 2; i++) {
            try (LivePage page = LivePage.of(player, code)) {
                page.next("welcome");
            }
        }
        try (LivePage page = LivePage.of(player, code)) {
            assertThat(page.closeCode()).isEqualTo(1013);
        }
        clock.advance(Duration.ofSeconds(1));
        try (LivePage page = LivePage.of(player, code)) {
            page.next("welcome");
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
