package outflank.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Who loses the connection in a game, and comes back.
class AwayTest {

    private final FakeClock clock = new FakeClock();
    private final TestServer server = TestServer.start(clock);
    private final Table table = Table.with("{\"level\":1}", server.player("Rūta"), server.player("Mia"));
    private final LivePage black = welcomed(LivePage.of(table.black(), table.group()));
    private LivePage white = welcomed(LivePage.of(table.white(), table.group()));

    @AfterEach
    void stop() {
        black.close();
        white.close();
        server.close();
    }

    private static LivePage welcomed(LivePage page) {
        page.next("welcome");
        return page;
    }

    private String ofGame() {
        return "\"game\":\"" + table.game() + "\"";
    }

    private static boolean isSomeoneAway(JsonNode group) {
        return !group.at("/group/away").isEmpty();
    }

    private JsonNode whiteIsCutOff() {
        white.vanish();
        return black.next("group", AwayTest::isSomeoneAway).at("/group/away/0");
    }

    @Test
    void a_lost_connection_is_told_at_once_with_the_time_left() {
        JsonNode away = whiteIsCutOff();
        assertThat(away.toString())
                .isEqualTo(
                        "{\"id\":\"" + table.white().id() + "\",\"left\":60000,\"onPurpose\":false,\"waiting\":false}");
        clock.advance(Duration.ofSeconds(20));
        LivePage watcher = LivePage.of(server.player("W"), table.group());
        assertThat(watcher.next("welcome").at("/group/away/0/left").asInt()).isEqualTo(40_000);
        assertThat(black.next("group", group -> group.at("/group/watchers").asInt() == 1)
                        .at("/group/away/0/left")
                        .asInt())
                .isEqualTo(40_000);
        watcher.close();
    }

    @Test
    void who_comes_back_in_time_has_the_seat_as_before() {
        whiteIsCutOff();
        clock.advance(Duration.ofSeconds(59));
        white = LivePage.of(table.white(), table.group());
        JsonNode welcome = white.next("welcome");
        assertThat(welcome.at("/game/now/filled/white").isNull()).isTrue();
        assertThat(black.next("group", group -> !isSomeoneAway(group))
                        .at("/group/present")
                        .size())
                .isEqualTo(2);
        clock.advance(Duration.ofSeconds(2));
        assertThat(black.move(table.game(), 0, "f5").path("type").asText()).isEqualTo("done");
        assertThat(white.move(table.game(), 1, "d6").path("type").asText()).isEqualTo("done");
    }

    @Test
    void after_a_minute_the_computer_plays_and_gives_the_seat_back_with_the_moves_counted() {
        assertThat(black.move(table.game(), 0, "f5").path("type").asText()).isEqualTo("done");
        whiteIsCutOff();
        clock.advance(Duration.ofSeconds(60));
        JsonNode filled = black.nextEvent("filled");
        assertThat(filled.at("/events/0/color").asText()).isEqualTo("white");
        assertThat(filled.at("/events/0/reason").asText()).isEqualTo("away");
        assertThat(filled.at("/now/filled/white").asText()).isEqualTo("away");
        JsonNode moved = computerMoves();
        String mine = moved.at("/now/legal").fieldNames().next();
        assertThat(black.move(table.game(), moved.at("/now/ply").asInt(), mine)
                        .path("type")
                        .asText())
                .isEqualTo("done");
        computerMoves();

        white = LivePage.of(table.white(), table.group());
        JsonNode events = white.next("welcome").at("/game/events");
        JsonNode returned = events.get(events.size() - 1);
        assertThat(returned.path("type").asText()).isEqualTo("returned");
        assertThat(returned.path("moves").asInt()).isEqualTo(2);
        assertThat(black.nextEvent("returned").at("/now/filled/white").isNull()).isTrue();
    }

    /// The computer moves in the other seat; it lets others see the board first.
    private JsonNode computerMoves() {
        clock.advance(Duration.ofSeconds(1));
        JsonNode moved = black.nextEvent("moved");
        while (!moved.at("/events/0/by").asText().equals("computer")) {
            moved = black.nextEvent("moved");
        }
        return moved;
    }

    @Test
    void a_page_closed_on_purpose_is_waited_for_a_quarter_as_long() {
        white.close();
        JsonNode away = black.next("group", AwayTest::isSomeoneAway).at("/group/away/0");
        assertThat(away.path("onPurpose").asBoolean()).isTrue();
        assertThat(away.path("left").asInt()).isEqualTo(15_000);
        clock.advance(Duration.ofSeconds(15));
        black.nextEvent("filled");
    }

    @Test
    void a_word_of_farewell_by_either_way_counts_as_on_purpose() {
        assertThat(white.ask("leaving", "").path("type").asText()).isEqualTo("done");
        assertThat(whiteIsCutOff().path("left").asInt()).isEqualTo(15_000);
        white = welcomed(LivePage.of(table.white(), table.group()));
        assertThat(table.white().post(table.groupPath() + "/leaving").status()).isEqualTo(200);
        black.next("group", group -> !isSomeoneAway(group));
        assertThat(whiteIsCutOff().path("left").asInt()).isEqualTo(15_000);
    }

    @Test
    void who_stays_may_wait_longer_and_then_end_the_game() {
        assertThat(black.ask("wait", ofGame()).path("code").asText()).isEqualTo("NOT_AWAY");
        assertThat(black.ask("end", ofGame()).path("code").asText()).isEqualTo("NOT_AWAY");
        whiteIsCutOff();
        assertThat(black.ask("end", ofGame()).path("code").asText()).isEqualTo("NOT_AWAY");
        black.say("{\"type\":\"wait\",\"id\":\"w\"," + ofGame() + "}");
        JsonNode away = black.next("group", AwayTest::isSomeoneAway).at("/group/away/0");
        assertThat(away.path("left").asInt()).isEqualTo(300_000);
        assertThat(away.path("waiting").asBoolean()).isTrue();
        black.next("done");
        clock.advance(Duration.ofSeconds(90));
        assertThat(table.state().json().at("/filled/white").isNull()).isTrue();
        assertThat(black.ask("end", ofGame()).path("type").asText()).isEqualTo("done");
        assertThat(table.state().json().path("result").toString())
                .isEqualTo("{\"winner\":\"black\",\"black\":2,\"white\":2,\"reason\":\"LEFT\"}");
    }

    @Test
    void a_game_in_which_the_computer_plays_may_be_ended() {
        whiteIsCutOff();
        clock.advance(Duration.ofSeconds(60));
        black.nextEvent("filled");
        assertThat(black.ask("wait", ofGame()).path("code").asText()).isEqualTo("NOT_AWAY");
        assertThat(table.black()
                        .post(table.gamePath() + "/end")
                        .json()
                        .at("/result/reason")
                        .asText())
                .isEqualTo("LEFT");
    }

    @Test
    void nothing_is_played_while_no_player_is_connected_and_after_a_day_the_game_is_aborted() {
        LivePage watcher = welcomed(LivePage.of(server.player("W"), table.group()));
        whiteIsCutOff();
        black.vanish();
        watcher.next("group", group -> group.at("/group/present").size() == 1);
        clock.advance(Duration.ofHours(23));
        JsonNode state = table.state().json();
        assertThat(state.path("seq").asInt()).isZero();
        assertThat(state.path("result").isNull()).isTrue();
        clock.advance(Duration.ofHours(1));
        JsonNode ended = watcher.nextEvent("ended");
        assertThat(ended.at("/now/result").toString())
                .isEqualTo("{\"winner\":null,\"black\":2,\"white\":2,\"reason\":\"ABORTED\"}");
        watcher.close();
    }

    @Test
    void the_grace_time_begins_anew_when_the_opponent_comes_back_to_find_no_one() {
        LivePage watcher = welcomed(LivePage.of(server.player("W"), table.group()));
        whiteIsCutOff();
        clock.advance(Duration.ofSeconds(50));
        black.vanish();
        watcher.next("group", group -> group.at("/group/present").size() == 1);
        clock.advance(Duration.ofHours(1));
        try (LivePage back = LivePage.of(table.black(), table.group())) {
            assertThat(back.next("welcome").at("/group/away/0/left").asInt()).isEqualTo(60_000);
        }
        watcher.close();
    }

    @Test
    void who_only_makes_calls_is_never_away() {
        Table calls = Table.at(server);
        LivePage watcher = welcomed(LivePage.of(server.player("W"), calls.group()));
        clock.advance(Duration.ofHours(2));
        assertThat(calls.play("f5", "d6").json().path("ply").asInt()).isEqualTo(2);
        assertThat(watcher.nextEvent("moved").at("/now/filled/black").isNull()).isTrue();
        watcher.close();
    }

    @Test
    void who_comes_back_by_a_call_keeps_the_seat() {
        whiteIsCutOff();
        clock.advance(Duration.ofSeconds(60));
        black.nextEvent("filled");
        assertThat(table.white().post(table.gamePath() + "/return").status()).isEqualTo(200);
        black.nextEvent("returned");
        clock.advance(Duration.ofMinutes(10));
        assertThat(table.play("f5", "d6").json().at("/filled/white").isNull()).isTrue();
        assertThat(table.state().json().path("ply").asInt()).isEqualTo(2);
    }

    @Test
    void a_restarted_server_counts_the_grace_time_anew() {
        whiteIsCutOff();
        clock.advance(Duration.ofSeconds(50));
        server.restart(clock);
        try (LivePage back = LivePage.of(table.black().at(server.address()), table.group())) {
            assertThat(back.next("welcome").at("/group/away/0/left").asInt()).isEqualTo(60_000);
            clock.advance(Duration.ofSeconds(60));
            back.nextEvent("filled");
        }
    }

    @Test
    void whose_seat_the_computer_has_takes_it_back_by_a_move_too() {
        assertThat(black.move(table.game(), 0, "f5").path("type").asText()).isEqualTo("done");
        whiteIsCutOff();
        clock.advance(Duration.ofSeconds(60));
        black.nextEvent("filled");
        assertThat(table.white().move(table.game(), 1, "d6").status()).isEqualTo(200);
        assertThat(black.nextEvent("moved").path("events").findValuesAsText("type"))
                .containsExactly("returned", "moved");
    }

    @Test
    void the_way_back_to_a_running_game_is_told_to_its_players_alone() {
        JsonNode mine = table.white().get("/api/v1/playing").json().path("games");
        assertThat(mine.toString())
                .isEqualTo("[{\"id\":\"" + table.game() + "\",\"groupId\":\"" + table.group()
                        + "\",\"color\":\"white\",\"toMove\":\"black\",\"opponent\":\"Rūta\"}]");
        assertThat(server.player("W")
                        .get("/api/v1/playing")
                        .json()
                        .path("games")
                        .isEmpty())
                .isTrue();
        assertThat(server.stranger().get("/api/v1/playing").status()).isEqualTo(200);
        table.black().post(table.gamePath() + "/resign");
        assertThat(table.white().get("/api/v1/playing").json().path("games").isEmpty())
                .isTrue();
    }
}
