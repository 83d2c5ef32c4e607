package outflank.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.server.Client.Reply;
import outflank.server.http.Origins;
import outflank.server.limit.Cidr;

/// One's name, the way to another device, one's data, and being forgotten.
class PlayersTest {

    private static final String ME = "/api/v1/players/me";

    private final FakeClock clock = new FakeClock();
    private final TestServer server = TestServer.start(
            clock, Origins.UNTOLD, List.of(Cidr.parse("127.0.0.1").orThrow()), "unknown-codes-per-minute=3");

    @AfterEach
    void stop() {
        server.close();
    }

    private Reply claim(Client caller, String code, String... headers) {
        return caller.call("POST", "/api/v1/claims", "{\"code\":\"" + code + "\"}", headers);
    }

    private static String offer(Client player) {
        return player.post(ME + "/claim").json().path("code").asText();
    }

    @Test
    void a_new_name_is_seen_at_once_by_everyone() {
        Table table = Table.at(server);
        try (LivePage white = LivePage.of(table.white(), table.group())) {
            white.next("welcome");
            assertThat(table.black()
                            .put(ME, "{\"name\":\" Ru\\u0304ta B \"}")
                            .json()
                            .path("name")
                            .asText())
                    .isEqualTo("Rūta B");
            JsonNode group = white.next(
                    "group",
                    message -> message.at("/group/members/0/name").asText().equals("Rūta B"));
            assertThat(group.at("/group/host").asText()).isEqualTo(table.black().id());
        }
        assertThat(table.black().get(ME).json().path("name").asText()).isEqualTo("Rūta B");
        // In the game they have the names they began it with.
        assertThat(table.state().json().at("/players/black/name").asText()).isEqualTo("Rūta");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Computer",
                "c o m p u t e r",
                "COMPUTER 3",
                "the computer",
                "Сomputer",
                "C0mputer",
                "ｃｏｍｐｕｔｅｒ",
                "コンピューター",
                "คอมพิวเตอร์",
                "Kompiuteris",
                "kompjuter",
                "Outflank",
                "СОМРUТЕR",
                "ΚΟΜΡUΤΕR",
                "c0mpút3r!",
                "Supercomputer 9",
                "КОМПЬЮТЕР",
                "CPU",
                "0utf1ank"
            })
    void no_name_passes_for_the_computer(String name) {
        Client player = server.player("P");
        Reply refused = player.put(ME, "{\"name\":\"" + name + "\"}");
        assertThat(refused.code()).isEqualTo("BAD_REQUEST");
        assertThat(refused.detail()).contains("(" + name.strip());
        assertThat(player.get(ME).json().path("name").asText()).isEqualTo("P");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Compton", "Kompas", "Flanker", "สมคอม", "Zoë", "C. Puy", "3rd Owl"})
    void a_name_that_only_begins_alike_is_taken(String name) {
        assertThat(server.player("P").put(ME, "{\"name\":\"" + name + "\"}").status())
                .isEqualTo(200);
    }

    @Test
    void a_name_of_piled_up_marks_is_refused() {
        Reply refused = server.player("P").put(ME, "{\"name\":\"Z\u0323\u0330\u0331\u0332\u0333\"}");
        assertThat(refused.detail()).contains("at most three marks");
    }

    @Test
    void a_code_carries_the_player_to_another_device_once() {
        Table table = Table.at(server);
        LivePage old = LivePage.of(table.white(), table.group());
        old.next("welcome");
        Reply offered = table.white().post(ME + "/claim");
        String code = offered.json().path("code").asText();
        assertThat(code).hasSize(17);
        assertThat(offered.json().path("seconds").asInt()).isEqualTo(600);
        assertThat(offered.json().path("url").asText()).isEqualTo(server.address() + "/#claim=" + code);

        Client device = server.player("Device");
        JsonNode claimed =
                claim(device, code.toUpperCase(java.util.Locale.ROOT)).json();
        assertThat(claimed.path("id").asText()).isEqualTo(table.white().id());
        assertThat(old.next("elsewhere")).isNotNull();
        assertThat(old.closeCode()).isEqualTo(1008);
        assertThat(table.white().get(ME).status()).isEqualTo(401);
        Client moved = new Client(
                server.address(), table.white().id(), claimed.path("token").asText());
        table.play("f5");
        assertThat(moved.move(table.game(), 1, "d6").status()).isEqualTo(200);

        // The device's earlier player is kept apart.
        assertThat(device.get(ME).json().path("name").asText()).isEqualTo("Device");
        assertThat(claim(device, code).code()).isEqualTo("NOT_FOUND");
        assertThat(moved.get(ME).status()).isEqualTo(200);
    }

    @Test
    void a_page_that_claims_gets_a_cookie_and_no_token() {
        Client player = server.player("P");
        String code = offer(player);
        Reply claimed =
                claim(server.stranger(), code, "Origin", server.address().toString());
        assertThat(claimed.json().path("token").isNull()).isTrue();
        String cookie = claimed.header("Set-Cookie");
        assertThat(cookie).startsWith("outflank=").contains("HttpOnly");
        Reply me = server.stranger()
                .call(
                        "GET",
                        ME,
                        null,
                        "Cookie",
                        cookie.substring(0, cookie.indexOf(';')),
                        "Origin",
                        server.address().toString());
        assertThat(me.json().path("id").asText()).isEqualTo(player.id());
        assertThat(claim(server.stranger(), offer(server.player("Q")), "Origin", "https://evil.example")
                        .code())
                .isEqualTo("FOREIGN_ORIGIN");
    }

    @Test
    void a_code_lasts_ten_minutes_and_a_newer_one_takes_its_place() {
        Client player = server.player("P");
        String first = offer(player);
        String second = offer(player);
        assertThat(claim(server.stranger(), first).code()).isEqualTo("NOT_FOUND");
        clock.advance(Duration.ofMinutes(10));
        assertThat(claim(server.stranger(), second).code()).isEqualTo("NOT_FOUND");
        assertThat(player.get(ME).status()).isEqualTo(200);
        assertThat(claim(server.stranger(), offer(player)).status()).isEqualTo(200);
    }

    @Test
    void whoever_tries_codes_is_stopped() {
        String[] from = {"X-Forwarded-For", "192.0.2.1"};
        String code = offer(server.player("P"));
        for (int i = 0; i < 3; i++) {
            assertThat(claim(server.stranger(), "2222222222222222" + (2 + i), from)
                            .status())
                    .isEqualTo(404);
        }
        assertThat(claim(server.stranger(), "nonsense", from).status()).isEqualTo(429);
        assertThat(claim(server.stranger(), code, from).status()).isEqualTo(429);
        assertThat(claim(server.stranger(), code, "X-Forwarded-For", "192.0.2.2")
                        .status())
                .isEqualTo(200);
    }

    @Test
    void my_data_holds_what_is_kept_about_me() {
        Table table = Table.at(server);
        table.play("f5");
        table.white().post(table.gamePath() + "/resign");
        JsonNode data = table.black().get(ME + "/data").json();
        assertThat(data.at("/player/name").asText()).isEqualTo("Rūta");
        assertThat(data.at("/groups/0/id").asText()).isEqualTo(table.group());
        assertThat(data.at("/games/0/id").asText()).isEqualTo(table.game());
        assertThat(data.at("/games/0/result/reason").asText()).isEqualTo("RESIGNED");
        assertThat(data.toString()).doesNotContain(table.black().token());
    }

    @Test
    void who_is_forgotten_leaves_games_groups_and_no_name() {
        Table table = Table.at(server);
        table.play("f5");
        LivePage page = LivePage.of(table.black(), table.group());
        page.next("welcome");
        assertThat(table.black().delete(ME).status()).isEqualTo(200);
        page.next("elsewhere");
        assertThat(table.black().get(ME).status()).isEqualTo(401);
        JsonNode group = table.white().get(table.groupPath()).json();
        assertThat(group.path("members").size()).isEqualTo(1);
        assertThat(group.path("host").asText()).isEqualTo(table.white().id());
        JsonNode game = table.white().get(table.gamePath()).json();
        assertThat(game.at("/result/reason").asText()).isEqualTo("RESIGNED");
        assertThat(game.toString())
                .doesNotContain("Rūta")
                .doesNotContain(table.black().id());
        assertThat(game.at("/players/black/id").asText()).isEqualTo("forgotten");
        assertThat(game.at("/players/white/name").asText()).isEqualTo("Mia");
    }

    @Test
    void the_last_to_leave_closes_the_group() {
        Client alone = server.player("Alone");
        String group = alone.post("/api/v1/groups").json().path("id").asText();
        LivePage page = LivePage.of(alone, group);
        page.next("welcome");
        assertThat(alone.delete("/api/v1/groups/" + group + "/members/" + alone.id())
                        .status())
                .isEqualTo(200);
        page.next("removed");
        assertThat(alone.get("/api/v1/groups/" + group).code()).isEqualTo("NOT_FOUND");
    }

    @Test
    void changes_of_ones_own_player_are_limited() {
        Client player = server.player("P");
        for (int i = 0; i < 10; i++) {
            assertThat(player.put(ME, "{\"name\":\"P" + i + "\"}").status()).isEqualTo(200);
        }
        assertThat(player.put(ME, "{\"name\":\"P\"}").status()).isEqualTo(429);
        assertThat(player.get(ME + "/data").status()).isEqualTo(429);
        clock.advance(Duration.ofSeconds(6));
        assertThat(player.get(ME + "/data").status()).isEqualTo(200);
    }
}
