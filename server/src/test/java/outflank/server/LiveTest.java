package outflank.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import outflank.rules.Game;
import outflank.rules.Move;
import outflank.rules.Square;
import outflank.server.game.Played;
import outflank.server.http.Origins;

/// The live protocol, as pages speak it.
class LiveTest {

    private final FakeClock clock = new FakeClock();
    private final TestServer server = TestServer.start(clock, Origins.UNTOLD, List.of());
    private final List<LivePage> pages = new ArrayList<>();

    @AfterEach
    void stop() {
        pages.forEach(LivePage::close);
        server.close();
    }

    private LivePage page(Client player, String group) {
        LivePage page = LivePage.of(player, group);
        pages.add(page);
        return page;
    }

    private LivePage silent(String group, String... headers) {
        LivePage page = new LivePage(server.address(), group, headers);
        pages.add(page);
        return page;
    }

    private static String hello(Client player, String fields) {
        return "{\"type\":\"hello\",\"id\":\"h\",\"token\":\"" + player.token() + "\"" + fields + "}";
    }

    private static List<String> types(JsonNode events) {
        List<String> types = new ArrayList<>();
        events.forEach(event -> types.add(event.path("type").asText()));
        return types;
    }

    @Test
    void saying_hello_joins_the_group_and_begins_the_game() {
        Client host = server.player("Host");
        String group = host.post("/api/v1/groups").json().path("id").asText();
        LivePage hosts = page(host, group);
        JsonNode alone = hosts.next();
        assertThat(alone.path("type").asText()).isEqualTo("welcome");
        assertThat(alone.at("/you/name").asText()).isEqualTo("Host");
        assertThat(alone.at("/group/present").toString()).isEqualTo("[\"" + host.id() + "\"]");
        assertThat(alone.has("game") && alone.path("game").isNull()).isTrue();

        Client guest = server.player("Guest");
        JsonNode welcome = page(guest, group).next("welcome");
        assertThat(welcome.at("/group/seats/white").asText()).isEqualTo(guest.id());
        assertThat(welcome.at("/game/from").asInt()).isZero();
        assertThat(types(welcome.at("/game/events"))).containsExactly("started");
        assertThat(welcome.at("/game/now/legal").toString())
                .isEqualTo("{\"d3\":[\"d4\"],\"c4\":[\"d4\"],\"f5\":[\"e5\"],\"e6\":[\"e5\"]}");
        assertThat(welcome.at("/game/events/0/supplies").toString()).isEqualTo("{\"black\":30,\"white\":30}");

        JsonNode begun = hosts.next("game");
        assertThat(begun.at("/game/id")).isEqualTo(welcome.at("/game/id"));
        JsonNode present = hosts.next("group");
        assertThat(present.at("/group/present").size()).isEqualTo(2);
    }

    @Test
    void a_move_reaches_everyone_in_the_group_and_all_tabs_agree() {
        Table table = Table.at(server);
        LivePage black = page(table.black(), table.group());
        LivePage secondTab = page(table.black(), table.group());
        LivePage white = page(table.white(), table.group());
        LivePage watcher = page(server.player("Watcher"), table.group());
        List<LivePage> all = List.of(black, secondTab, white, watcher);
        all.forEach(page -> page.next("welcome"));

        clock.advance(Duration.ofMillis(2310));
        black.say("{\"type\":\"move\",\"id\":\"m\",\"game\":\"" + table.game() + "\",\"ply\":0,\"square\":\"f5\"}");
        JsonNode told = black.next("events");
        assertThat(black.next("done").path("id").asText()).isEqualTo("m");
        for (LivePage page : List.of(secondTab, white, watcher)) {
            assertThat(page.next("events")).isEqualTo(told);
        }
        JsonNode moved = told.at("/events/0");
        assertThat(moved.toString())
                .isEqualTo("{\"type\":\"moved\",\"seq\":1,\"color\":\"black\",\"square\":\"f5\",\"flipped\":[\"e5\"],"
                        + "\"handedOver\":false,\"by\":\"person\",\"ms\":2310,"
                        + "\"board\":\"---------------------------OX------XXX--------------------------\","
                        + "\"toMove\":\"white\",\"supplies\":{\"black\":29,\"white\":30}}");
        assertThat(told.at("/now/legal").toString()).isEqualTo("{\"f4\":[\"e4\"],\"d6\":[\"d5\"],\"f6\":[\"e5\"]}");
    }

    @Test
    void a_whole_game_shows_its_skip_its_handed_over_disc_and_its_end() {
        Table table = Table.at(server);
        LivePage watcher = page(server.player("Watcher"), table.group());
        watcher.next("welcome");
        Game game = Game.start();
        int skips = 0;
        int handedOver = 0;
        for (Move move :
                Played.random(Played.SEED_WITH_SKIP_AND_HANDED_OVER_DISC).moves()) {
            // Three calls a move: the clock has to go on for the players' limits.
            clock.advance(Duration.ofSeconds(1));
            table.play(move.square().name());
            game = game.with(move.square());
            JsonNode told = watcher.next("events");
            JsonNode moved = told.at("/events/0");
            assertThat(moved.path("flipped").size()).isEqualTo(move.flips());
            assertThat(moved.path("handedOver").asBoolean()).isEqualTo(move.handedOver());
            handedOver += move.handedOver() ? 1 : 0;
            List<String> types = types(told.path("events"));
            if (move.skipsOpponent()) {
                assertThat(types).containsExactly("moved", "skipped");
                assertThat(moved.path("toMove")).isEqualTo(told.at("/events/1/color"));
                assertThat(told.at("/now/toMove")).isEqualTo(moved.path("color"));
                skips++;
            } else if (game.isOver()) {
                assertThat(types).containsExactly("moved", "ended");
                assertThat(told.at("/now/legal").isEmpty()).isTrue();
                assertThat(told.at("/now/result")).isEqualTo(told.at("/events/1/result"));
                assertThat(told.at("/now/toMove").isNull()).isTrue();
            } else {
                assertThat(types).containsExactly("moved");
            }
            assertThat(told.at("/now/legal").size())
                    .isEqualTo(Square.in(game.legal()).size());
        }
        assertThat(skips).isEqualTo(1);
        assertThat(handedOver).isEqualTo(1);
    }

    @Test
    void whoever_comes_back_gets_what_was_missed() {
        Table table = Table.at(server);
        table.play("f5", "d6", "c3");
        LivePage back = silent(table.group());
        back.say(hello(table.white(), ",\"game\":\"" + table.game() + "\",\"seq\":1"));
        JsonNode welcome = back.next("welcome");
        assertThat(welcome.at("/game/from").asInt()).isEqualTo(2);
        assertThat(welcome.at("/game/events/0/square").asText()).isEqualTo("d6");
        assertThat(welcome.at("/game/events").size()).isEqualTo(2);
        table.play("d3");
        assertThat(back.next("events").at("/events/0/seq").asInt()).isEqualTo(4);
    }

    @Test
    void whoever_has_everything_gets_no_events_and_whoever_claims_more_gets_all() {
        Table table = Table.at(server);
        table.play("f5");
        LivePage upToDate = silent(table.group());
        upToDate.say(hello(table.white(), ",\"game\":\"" + table.game() + "\",\"seq\":1"));
        JsonNode welcome = upToDate.next("welcome");
        assertThat(welcome.at("/game/from").asInt()).isEqualTo(2);
        assertThat(welcome.at("/game/events").isEmpty()).isTrue();
        for (String claim : List.of("\"seq\":99", "\"seq\":-5", "\"game\":\"222222222222\",\"seq\":1")) {
            LivePage confused = silent(table.group());
            confused.say(hello(
                    table.white(),
                    claim.contains("game") ? "," + claim : ",\"game\":\"" + table.game() + "\"," + claim));
            assertThat(confused.next("welcome").at("/game/events").size()).isEqualTo(2);
        }
    }

    @Test
    void a_finished_game_is_told_to_whoever_comes_late() {
        Table table = Table.at(server);
        table.play(Played.WIPE_OUT.split("(?<=\\G..)"));
        LivePage late = silent(table.group());
        late.say(hello(table.black(), ",\"game\":\"" + table.game() + "\",\"seq\":8"));
        JsonNode welcome = late.next("welcome");
        assertThat(types(welcome.at("/game/events"))).containsExactly("moved", "ended");
        assertThat(welcome.at("/game/now/result/winner").asText()).isEqualTo("black");
    }

    @Test
    void what_is_said_twice_is_done_once() {
        Table table = Table.at(server);
        LivePage black = page(table.black(), table.group());
        black.next("welcome");
        assertThat(black.move(table.game(), 0, "f5").path("type").asText()).isEqualTo("done");
        assertThat(black.move(table.game(), 0, "f5").path("type").asText()).isEqualTo("done");
        assertThat(table.state().json().path("seq").asInt()).isEqualTo(1);
    }

    @Test
    void a_rematch_begins_with_colours_changed_when_both_have_asked() {
        Table table = Table.at(server);
        LivePage black = page(table.black(), table.group());
        LivePage white = page(table.white(), table.group());
        black.next("welcome");
        white.next("welcome");
        assertThat(white.ask("resign", "\"game\":\"" + table.game() + "\"")
                        .path("type")
                        .asText())
                .isEqualTo("done");
        assertThat(black.next("events").at("/events/0/result/reason").asText()).isEqualTo("RESIGNED");
        assertThat(black.ask("rematch", "").path("type").asText()).isEqualTo("done");
        JsonNode asked = white.next("group");
        while (asked.at("/group/rematch").isEmpty()) {
            asked = white.next("group");
        }
        assertThat(asked.at("/group/rematch/0").asText())
                .isEqualTo(table.black().id());
        white.say("{\"type\":\"rematch\",\"id\":\"r\"}");
        JsonNode next = white.next("game");
        assertThat(next.at("/game/players/black/id").asText())
                .isEqualTo(table.white().id());
        assertThat(white.next("done").path("id").asText()).isEqualTo("r");
        assertThat(black.next("game")).isEqualTo(next);
        String id = next.at("/game/id").asText();
        assertThat(white.move(id, 0, "f5").path("type").asText()).isEqualTo("done");
        assertThat(white.ask("rematch", "").path("code").asText()).isEqualTo("GAME_RUNNING");
    }

    @Test
    void seats_and_settings_change_for_everyone_at_once() {
        Client host = server.player("Host");
        String group = host.post("/api/v1/groups").json().path("id").asText();
        LivePage page = page(host, group);
        page.next("welcome");
        LivePage tab = page(host, group);
        tab.next("welcome");
        assertThat(page.ask("settings", "\"settings\":{\"marks\":false}")
                        .path("type")
                        .asText())
                .isEqualTo("done");
        assertThat(tab.next("group").at("/group/settings/marks").asBoolean()).isFalse();
        assertThat(page.ask("stand", "").path("type").asText()).isEqualTo("done");
        assertThat(tab.next("group").at("/group/seats/black").isNull()).isTrue();
        assertThat(page.ask("sit", "\"seat\":\"white\"").path("type").asText()).isEqualTo("done");
        assertThat(tab.next("group").at("/group/seats/white").asText()).isEqualTo(host.id());
        assertThat(page.ask("sit", "\"seat\":\"red\"").path("detail").asText()).contains("(red)");
    }

    @Test
    void presence_comes_and_goes_with_the_last_tab() {
        Table table = Table.at(server);
        LivePage black = page(table.black(), table.group());
        black.next("welcome");
        LivePage white = page(table.white(), table.group());
        LivePage secondTab = page(table.white(), table.group());
        white.next("welcome");
        secondTab.next("welcome");
        JsonNode group = black.next("group");
        while (group.at("/group/present").size() < 2) {
            group = black.next("group");
        }
        white.close();
        assertThat(black.ask("ping", "").path("type").asText()).isEqualTo("done");
        secondTab.vanish();
        assertThat(black.next("group").at("/group/present").toString())
                .isEqualTo("[\"" + table.black().id() + "\"]");
        assertThat(black.hasHeardNothing()).isTrue();
    }

    @Test
    void much_that_happens_to_a_group_is_told_together() {
        Client host = server.player("Host");
        String group = host.post("/api/v1/groups").json().path("id").asText();
        LivePage page = page(host, group);
        page.next("welcome");
        long begun = System.nanoTime();
        for (int i = 0; i < 60; i++) {
            boolean marks = i % 2 == 1;
            host.put(
                    "/api/v1/groups/" + group + "/settings", "{\"marks\":" + marks + ",\"level\":" + (i % 8 + 1) + "}");
        }
        int told = 1;
        JsonNode last = page.next("group");
        while (last.at("/group/settings/level").asInt() != 4 || !page.hasHeardNothing()) {
            last = page.next("group");
            told++;
        }
        long most = 2 + Duration.ofNanos(System.nanoTime() - begun).toMillis() / 250;
        assertThat(told).isLessThanOrEqualTo((int) most);
    }

    @Test
    void a_game_is_told_after_the_group_in_which_it_began() {
        Client host = server.player("Host");
        String group = host.post("/api/v1/groups").json().path("id").asText();
        LivePage page = page(host, group);
        page.next("welcome");
        for (int i = 0; i < 3; i++) {
            host.put("/api/v1/groups/" + group + "/settings", "{\"marks\":" + (i % 2 == 1) + "}");
        }
        server.player("Guest").post("/api/v1/groups/" + group + "/join");
        JsonNode told = page.next();
        JsonNode before = told;
        while (!told.path("type").asText().equals("game")) {
            before = told;
            told = page.next();
        }
        assertThat(before.at("/group/gameId")).isEqualTo(told.at("/game/id"));
    }

    @Test
    void a_stranger_watches_and_changes_nothing() {
        Table table = Table.at(server);
        Client stranger = server.player("Stranger");
        LivePage page = page(stranger, table.group());
        page.next("welcome");
        JsonNode before = table.state().json();
        assertThat(page.move(table.game(), 0, "f5").path("code").asText()).isEqualTo("NOT_YOUR_SEAT");
        assertThat(page.ask("resign", "\"game\":\"" + table.game() + "\"")
                        .path("code")
                        .asText())
                .isEqualTo("NOT_YOUR_SEAT");
        assertThat(page.ask("rematch", "").path("code").asText()).isEqualTo("NOT_YOUR_SEAT");
        assertThat(page.ask("sit", "\"seat\":\"any\"").path("code").asText()).isEqualTo("SEAT_TAKEN");
        assertThat(page.ask("settings", "\"settings\":{\"marks\":false}")
                        .path("code")
                        .asText())
                .isEqualTo("NOT_THE_HOST");
        assertThat(page.move("222222222222", 0, "f5").path("code").asText()).isEqualTo("NOT_FOUND");
        assertThat(table.state().json()).isEqualTo(before);
    }

    @Test
    void what_cannot_be_read_is_refused_with_the_id_it_carries() {
        Table table = Table.at(server);
        LivePage page = page(table.black(), table.group());
        page.next("welcome");
        assertThat(page.ask("dance", "").path("detail").asText()).contains("(dance)");
        assertThat(page.ask("move", "\"game\":\"x\"").path("code").asText()).isEqualTo("BAD_REQUEST");
        assertThat(page.ask("ping", "\"extra\":1").path("detail").asText()).contains("(extra)");
        assertThat(page.move(table.game(), 0, "k9").path("detail").asText()).contains("(k9)");
        page.say("nonsense");
        JsonNode refused = page.next("refused");
        assertThat(refused.path("id").asText()).isEmpty();
        assertThat(refused.path("code").asText()).isEqualTo("BAD_REQUEST");
        page.say("{\"type\":\"ping\",\"id\":\"" + "x".repeat(37) + "\"}");
        assertThat(page.next("refused").path("detail").asText()).contains("1 to 36");
        page.say("{\"type\":\"ping\",\"id\":\"\\ud800\"}");
        assertThat(page.next("refused").path("id").asText()).isEmpty();
        page.say("{\"type\":\"ping\"}");
        assertThat(page.next("refused").path("code").asText()).isEqualTo("BAD_REQUEST");
    }

    @Test
    void a_page_that_does_not_begin_with_hello_is_closed() {
        Table table = Table.at(server);
        LivePage rude = silent(table.group());
        rude.say("{\"type\":\"ping\",\"id\":\"1\"}");
        assertThat(rude.next("refused").path("code").asText()).isEqualTo("BAD_REQUEST");
        assertThat(rude.closeCode()).isEqualTo(1008);
        LivePage mute = silent(table.group());
        clock.advance(Duration.ofSeconds(11));
        assertThat(mute.closeCode()).isEqualTo(1008);
    }

    @Test
    void a_page_that_is_heard_stays_and_a_silent_one_is_pinged() {
        Table table = Table.at(server);
        LivePage page = page(table.black(), table.group());
        page.next("welcome");
        clock.advance(Duration.ofSeconds(30));
        assertThat(page.ask("ping", "").path("type").asText()).isEqualTo("done");
        clock.advance(Duration.ofSeconds(59));
        assertThat(page.ask("ping", "").path("type").asText()).isEqualTo("done");
    }

    @Test
    void an_unknown_token_is_refused_and_closed() {
        Table table = Table.at(server);
        LivePage page = silent(table.group());
        page.say("{\"type\":\"hello\",\"id\":\"h\",\"token\":\"made-up\"}");
        JsonNode refused = page.next("refused");
        assertThat(refused.path("id").asText()).isEqualTo("h");
        assertThat(refused.path("code").asText()).isEqualTo("UNKNOWN_PLAYER");
        assertThat(page.closeCode()).isEqualTo(1008);
        LivePage without = silent(table.group());
        without.say("{\"type\":\"hello\",\"id\":\"h\"}");
        assertThat(without.next("refused").path("code").asText()).isEqualTo("UNKNOWN_PLAYER");
    }

    @Test
    void a_page_is_admitted_by_its_cookie_and_our_origin() {
        Table table = Table.at(server);
        String cookie = "outflank=" + table.black().token();
        LivePage page = silent(
                table.group(), "Cookie", cookie, "Origin", server.address().toString());
        page.say("{\"type\":\"hello\",\"id\":\"h\"}");
        assertThat(page.next("welcome").at("/you/id").asText())
                .isEqualTo(table.black().id());
        assertThatThrownBy(() -> silent(table.group(), "Cookie", cookie, "Origin", "https://evil.example"))
                .isInstanceOf(RuntimeException.class);
        assertThatThrownBy(() -> silent(table.group(), "Cookie", cookie)).isInstanceOf(RuntimeException.class);
        assertThatThrownBy(() -> silent("zzzzzzzz")).isInstanceOf(RuntimeException.class);
    }

    @Test
    void a_site_that_stops_says_so() {
        Table table = Table.at(server);
        LivePage page = page(table.black(), table.group());
        page.next("welcome");
        server.close();
        assertThat(page.closeCode()).isEqualTo(1001);
    }
}
