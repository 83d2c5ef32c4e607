package outflank.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import outflank.server.Client.Reply;

/// What people in a group do beside placing discs.
class TogetherTest {

    private final FakeClock clock = new FakeClock();
    private final TestServer server = TestServer.start(clock);
    private final List<LivePage> pages = new ArrayList<>();

    @AfterEach
    void stop() {
        pages.forEach(LivePage::close);
        server.close();
    }

    private LivePage page(Client player, String group) {
        return kept(LivePage.of(player, group));
    }

    private LivePage kept(LivePage page) {
        pages.add(page);
        page.next("welcome");
        return page;
    }

    private static String game(Table table) {
        return "\"game\":\"" + table.game() + "\"";
    }

    private static String code(JsonNode answer) {
        return answer.path("code").asText(answer.path("type").asText());
    }

    // ---------- takeback ----------

    @Test
    void a_takeback_is_asked_for_and_allowed() {
        Table table = Table.at(server);
        LivePage black = page(table.black(), table.group());
        LivePage white = page(table.white(), table.group());
        assertThat(code(black.ask("takeback", game(table)))).isEqualTo("NO_TAKEBACK");
        table.play("f5", "d6");
        assertThat(code(black.ask("takeback", game(table)))).isEqualTo("done");
        JsonNode asked = white.nextEvent("takebackOffered");
        assertThat(asked.at("/now/takeback").asText()).isEqualTo("black");
        assertThat(asked.at("/events/0/ply").asInt()).isZero();
        assertThat(code(white.ask("takeback", game(table)))).isEqualTo("NO_TAKEBACK");
        assertThat(code(black.ask("takebackAnswer", game(table) + ",\"allow\":true")))
                .isEqualTo("NO_TAKEBACK");
        int before = table.state().json().path("seq").asInt();
        assertThat(code(white.ask("takebackAnswer", game(table) + ",\"allow\":true")))
                .isEqualTo("done");
        JsonNode back = black.nextEvent("tookBack");
        assertThat(back.at("/now/ply").asInt()).isZero();
        assertThat(back.at("/now/toMove").asText()).isEqualTo("black");
        JsonNode now = table.state().json();
        assertThat(now.path("moves").isEmpty()).isTrue();
        assertThat(now.path("seq").asInt()).isEqualTo(before + 1);
        Reply stale =
                table.black().post(table.gamePath() + "/moves", "{\"ply\":0,\"square\":\"d3\",\"seq\":" + before + "}");
        assertThat(stale.code()).isEqualTo("STALE_PLY");
        table.play("d3");
    }

    @Test
    void who_is_told_no_may_ask_again_after_the_next_move_only() {
        Table table = Table.at(server);
        table.play("f5");
        assertThat(table.black().post(table.gamePath() + "/takeback").status()).isEqualTo(200);
        assertThat(table.black().post(table.gamePath() + "/takeback").status()).isEqualTo(200);
        assertThat(table.state().json().path("seq").asInt()).isEqualTo(2);
        assertThat(table.white().post(table.gamePath() + "/takeback/decline").status())
                .isEqualTo(200);
        assertThat(table.black().post(table.gamePath() + "/takeback").code()).isEqualTo("NO_TAKEBACK");
        table.play("d6");
        assertThat(table.black().post(table.gamePath() + "/takeback").status()).isEqualTo(200);
        table.play("c3");
        assertThat(table.state().json().path("takeback").isNull()).isTrue();
        assertThat(table.white().post(table.gamePath() + "/takeback/allow").code())
                .isEqualTo("NO_TAKEBACK");
    }

    // ---------- tabs ----------

    @Test
    void one_tab_holds_the_seat_and_another_can_take_it_over() {
        Table table = Table.at(server);
        LivePage first = LivePage.tab(table.black(), table.group(), "one");
        pages.add(first);
        assertThat(first.next("welcome").path("holds").asBoolean()).isTrue();
        LivePage second = LivePage.tab(table.black(), table.group(), "two");
        pages.add(second);
        assertThat(second.next("welcome").path("holds").asBoolean()).isFalse();
        JsonNode before = table.state().json();
        assertThat(code(second.move(table.game(), 0, "f5"))).isEqualTo("OTHER_TAB");
        assertThat(code(second.ask("resign", game(table)))).isEqualTo("OTHER_TAB");
        assertThat(table.state().json()).isEqualTo(before);

        second.say("{\"type\":\"here\",\"id\":\"x\"}");
        assertThat(second.next("tab").path("holds").asBoolean()).isTrue();
        assertThat(first.next("tab").path("holds").asBoolean()).isFalse();
        assertThat(code(first.move(table.game(), 0, "f5"))).isEqualTo("OTHER_TAB");
        assertThat(code(second.move(table.game(), 0, "f5"))).isEqualTo("done");

        second.vanish();
        assertThat(first.next("tab").path("holds").asBoolean()).isTrue();
        LivePage reloaded = LivePage.tab(table.black(), table.group(), "one");
        pages.add(reloaded);
        assertThat(reloaded.next("welcome").path("holds").asBoolean()).isTrue();
        assertThat(first.next("tab").path("holds").asBoolean()).isFalse();
    }

    // ---------- the host ----------

    @Test
    void the_host_removes_a_watcher_at_any_time_and_a_player_between_games() {
        Table table = Table.at(server);
        Client watcher = server.player("W");
        LivePage page = page(watcher, table.group());
        LivePage white = page(table.white(), table.group());
        LivePage black = page(table.black(), table.group());
        assertThat(code(white.ask("remove", "\"member\":\"" + watcher.id() + "\"")))
                .isEqualTo("NOT_THE_HOST");
        assertThat(code(black.ask("remove", "\"member\":\"" + table.white().id() + "\"")))
                .isEqualTo("GAME_RUNNING");
        assertThat(code(black.ask("remove", "\"member\":\"nobody\""))).isEqualTo("NOT_FOUND");
        assertThat(code(black.ask("remove", "\"member\":\"" + watcher.id() + "\"")))
                .isEqualTo("done");
        page.next("removed");
        assertThat(page.closeCode()).isEqualTo(1008);
        for (Reply refused : List.of(
                watcher.post(table.groupPath() + "/join"),
                watcher.post(table.groupPath() + "/seats/any"),
                watcher.delete(table.groupPath() + "/seat"),
                watcher.put(table.groupPath() + "/settings", "{\"marks\":false}"),
                watcher.post(table.groupPath() + "/rematch"))) {
            assertThat(refused.code()).isEqualTo("REMOVED");
            assertThat(refused.status()).isEqualTo(403);
        }
        LivePage again = LivePage.of(watcher, table.group());
        pages.add(again);
        assertThat(again.next("refused").path("code").asText()).isEqualTo("REMOVED");

        assertThat(table.white().post(table.gamePath() + "/resign").status()).isEqualTo(200);
        JsonNode without = table.black()
                .delete(table.groupPath() + "/members/" + table.white().id())
                .json();
        assertThat(without.at("/seats/white").isNull()).isTrue();
        assertThat(without.path("members").size()).isEqualTo(1);
    }

    @Test
    void a_host_absent_for_half_an_hour_is_followed_by_who_has_been_there_longest() {
        Client host = server.player("Host");
        String group = host.post("/api/v1/groups").json().path("id").asText();
        LivePage hosts = page(host, group);
        Client second = server.player("Second");
        Client third = server.player("Third");
        assertThat(second.post("/api/v1/groups/" + group + "/join").status()).isEqualTo(200);
        LivePage thirds = page(third, group);
        hosts.close();
        thirds.next("group", message -> message.at("/group/present").size() == 1);
        clock.advance(Duration.ofMinutes(29));
        assertThat(third.get("/api/v1/groups/" + group).json().path("host").asText())
                .isEqualTo(host.id());
        LivePage seconds = page(second, group);
        clock.advance(Duration.ofMinutes(1));
        thirds.next("group", message -> message.at("/group/host").asText().equals(second.id()));
        assertThat(code(seconds.ask("settings", "\"settings\":{\"level\":2}"))).isEqualTo("done");
        assertThat(host.put("/api/v1/groups/" + group + "/settings", "{\"level\":3}")
                        .code())
                .isEqualTo("NOT_THE_HOST");
    }

    // ---------- who may watch ----------

    @Test
    void who_may_watch_binds_pages_calls_and_exports() {
        Table table = Table.at(server);
        Client stranger = server.player("Stranger");
        Client member = server.player("Member");
        LivePage members = page(member, table.group());
        assertThat(stranger.get(table.gamePath()).status()).isEqualTo(200);

        table.black().put(table.groupPath() + "/settings", "{\"watch\":\"members\"}");
        for (String what : List.of("", ".json", ".txt", "/events")) {
            assertThat(stranger.get(table.gamePath() + what).code()).as(what).isEqualTo("MAY_NOT_WATCH");
        }
        assertThat(member.get(table.gamePath()).status()).isEqualTo(200);
        table.play("f5");
        members.nextEvent("moved");

        table.black().put(table.groupPath() + "/settings", "{\"watch\":\"players\"}");
        assertThat(member.get(table.gamePath()).code()).isEqualTo("MAY_NOT_WATCH");
        assertThat(members.next("game").path("game").isNull()).isTrue();
        table.play("d6");
        LivePage late = LivePage.of(member, table.group());
        pages.add(late);
        assertThat(late.next("welcome").path("game").isNull()).isTrue();
        assertThat(table.white().get(table.gamePath()).status()).isEqualTo(200);

        table.black().put(table.groupPath() + "/settings", "{\"watch\":\"anyone\"}");
        assertThat(late.next("game").at("/game/now/ply").asInt()).isEqualTo(2);
        assertThat(members.next("game").at("/game/now/ply").asInt()).isEqualTo(2);
    }

    // ---------- reactions ----------

    @Test
    void three_reactions_in_twenty_seconds_are_heard_by_everyone() {
        Table table = Table.at(server);
        LivePage black = page(table.black(), table.group());
        LivePage white = page(table.white(), table.group());
        assertThat(code(black.ask("reaction", "\"code\":\"shout\""))).isEqualTo("BAD_REQUEST");
        for (int i = 0; i < 3; i++) {
            assertThat(code(black.ask("reaction", "\"code\":\"wellPlayed\""))).isEqualTo("done");
        }
        assertThat(code(black.ask("reaction", "\"code\":\"wellPlayed\""))).isEqualTo("TOO_MANY_REQUESTS");
        assertThat(white.next("reaction").toString())
                .isEqualTo("{\"type\":\"reaction\",\"from\":\"" + table.black().id() + "\",\"code\":\"wellPlayed\"}");
        clock.advance(Duration.ofSeconds(7));
        assertThat(code(black.ask("reaction", "\"code\":\"oops\""))).isEqualTo("done");
    }

    // ---------- more than two ----------

    @Test
    void where_the_winner_stays_the_loser_gives_up_the_seat_if_others_are_here() {
        Table table = Table.with("{\"winnerStays\":true}", server.player("Rūta"), server.player("Mia"));
        LivePage watcher = page(server.player("W"), table.group());
        table.play(outflank.server.game.Played.WIPE_OUT.split("(?<=\\G..)"));
        JsonNode left = watcher.next(
                "group", message -> message.at("/group/seats/black").isNull());
        // Colours alternate, so Black's winner goes to the other side.
        assertThat(left.at("/group/seats/white").asText())
                .isEqualTo(table.black().id());
        assertThat(code(watcher.ask("sit", "\"seat\":\"any\""))).isEqualTo("done");
        assertThat(table.state().json().path("result").isNull()).isFalse();
        assertThat(table.black().get(table.groupPath()).json().path("gameId").asText())
                .isNotEqualTo(table.game());
    }

    @Test
    void without_others_both_stay() {
        Table table = Table.with("{\"winnerStays\":true}", server.player("Rūta"), server.player("Mia"));
        LivePage black = page(table.black(), table.group());
        table.play(outflank.server.game.Played.WIPE_OUT.split("(?<=\\G..)"));
        black.nextEvent("ended");
        assertThat(code(black.ask("ping", ""))).isEqualTo("done");
        assertThat(table.black().post(table.groupPath() + "/rematch").status()).isEqualTo(200);
    }

    // ---------- bad input ----------

    @Test
    void every_command_of_someone_without_the_right_is_refused_and_changes_nothing() {
        Table table = Table.at(server);
        table.play("f5");
        Client stranger = server.player("Stranger");
        Client watcher = server.player("Watcher");
        watcher.post(table.groupPath() + "/join");
        JsonNode game = table.state().json();
        JsonNode group = table.black().get(table.groupPath()).json();
        for (Client one : List.of(stranger, watcher)) {
            for (String call : List.of(
                    "/resign", "/takeback", "/takeback/allow", "/takeback/decline", "/return", "/wait", "/end")) {
                assertThat(one.post(table.gamePath() + call).code()).as(call).isEqualTo("NOT_YOUR_SEAT");
            }
            assertThat(one.move(table.game(), 1, "d6").code()).isEqualTo("NOT_YOUR_SEAT");
            assertThat(one.post(table.groupPath() + "/rematch").code()).isEqualTo("NOT_YOUR_SEAT");
        }
        for (Client one : List.of(stranger, watcher, table.white())) {
            assertThat(one.put(table.groupPath() + "/settings", "{\"marks\":false}")
                            .code())
                    .isEqualTo("NOT_THE_HOST");
            assertThat(one.delete(table.groupPath() + "/members/"
                                    + table.black().id())
                            .code())
                    .isEqualTo("NOT_THE_HOST");
        }
        assertThat(table.black().move(table.game(), 1, "d6").code()).isEqualTo("NOT_YOUR_TURN");
        assertThat(stranger.delete(table.groupPath() + "/seat").code()).isEqualTo("NOT_YOUR_SEAT");
        for (String settings : List.of(
                "{\"turnLimit\":31}",
                "{\"turnLimit\":\"30\"}",
                "{\"clock\":\"5\"}",
                "{\"clock\":\"0+3\"}",
                "{\"clock\":\"99+99\"}",
                "{\"level\":0}",
                "{\"level\":99}",
                "{\"watch\":\"me\"}",
                "{\"winnerStays\":1}",
                "{\"marks\":false,\"color\":\"red\"}")) {
            Reply refused = table.black().put(table.groupPath() + "/settings", settings);
            assertThat(refused.code()).as(settings).isEqualTo("BAD_REQUEST");
            assertThat(refused.detail()).contains("(");
        }
        assertThat(table.state().json()).isEqualTo(game);
        assertThat(table.black().get(table.groupPath()).json()).isEqualTo(group);
    }
}
