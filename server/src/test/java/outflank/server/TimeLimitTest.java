package outflank.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Turn limits and game clocks, as players meet them.
class TimeLimitTest {

    private final FakeClock clock = new FakeClock();
    private final TestServer server = TestServer.start(clock);
    private final List<LivePage> pages = new ArrayList<>();

    @AfterEach
    void stop() {
        pages.forEach(LivePage::close);
        server.close();
    }

    private Table table(String settings) {
        return Table.with(settings, server.player("Rūta"), server.player("Mia"));
    }

    private LivePage page(Client player, Table table) {
        LivePage page = LivePage.of(player.at(server.address()), table.group());
        pages.add(page);
        page.next("welcome");
        return page;
    }

    @Test
    void a_turn_that_runs_out_is_played_by_the_computer_and_the_second_running_takes_the_seat() {
        Table table = table("{\"turnLimit\":30,\"level\":1}");
        LivePage black = page(table.black(), table);
        LivePage white = page(table.white(), table);
        clock.advance(Duration.ofSeconds(29));
        JsonNode before = table.state().json();
        assertThat(before.path("clocks").toString())
                .isEqualTo("{\"black\":null,\"white\":null,\"turn\":1000,\"running\":\"black\"}");
        clock.advance(Duration.ofMillis(1001));
        JsonNode first = white.nextEvent("moved");
        assertThat(first.at("/events/0/by").asText()).isEqualTo("timer");
        assertThat(first.at("/now/filled/black").isNull()).isTrue();
        assertThat(first.at("/now/clocks/turn").asInt()).isEqualTo(30_000);

        String square = first.at("/now/legal").fieldNames().next();
        assertThat(white.move(table.game(), 1, square).path("type").asText()).isEqualTo("done");
        clock.advance(Duration.ofSeconds(31));
        JsonNode second = black.nextEvent("filled");
        assertThat(second.path("events").findValuesAsText("type"))
                .startsWith("moved")
                .endsWith("filled");
        assertThat(second.at("/now/filled/black").asText()).isEqualTo("time");

        // It is here, so only a word gives the seat back.
        JsonNode now = table.state().json();
        String next = now.path("legal").get(0).asText();
        assertThat(white.move(table.game(), 3, next).path("type").asText()).isEqualTo("done");
        assertThat(black.ask("return", "\"game\":\"" + table.game() + "\"")
                        .path("type")
                        .asText())
                .isEqualTo("done");
        now = table.state().json();
        assertThat(now.at("/filled/black").isNull()).isTrue();
        assertThat(black.move(table.game(), 4, now.path("legal").get(0).asText())
                        .path("type")
                        .asText())
                .isEqualTo("done");
    }

    @Test
    void a_move_in_time_ends_the_run_of_turns_that_ran_out() {
        Table table = table("{\"turnLimit\":30,\"level\":1}");
        LivePage black = page(table.black(), table);
        page(table.white(), table);
        for (int turn = 0; turn < 3; turn++) {
            clock.advance(Duration.ofSeconds(31));
            assertThat(black.nextEvent("moved").at("/now/filled/black").isNull())
                    .isTrue();
            table.playFirst();
            table.playFirst();
            table.playFirst();
            black.nextEvent("moved");
            black.nextEvent("moved");
            black.nextEvent("moved");
        }
    }

    @Test
    void a_clock_that_runs_out_loses_the_game_and_its_increment_is_added() {
        Table table = table("{\"clock\":\"1+5\"}");
        LivePage black = page(table.black(), table);
        page(table.white(), table);
        clock.advance(Duration.ofSeconds(20));
        JsonNode moved = table.play("f5").json();
        assertThat(moved.path("clocks").toString())
                .isEqualTo("{\"black\":45000,\"white\":60000,\"turn\":null,\"running\":\"white\"}");
        clock.advance(Duration.ofSeconds(61));
        JsonNode ended = black.nextEvent("ended");
        assertThat(ended.at("/now/result/reason").asText()).isEqualTo("TIME");
        assertThat(ended.at("/now/result/winner").asText()).isEqualTo("black");
        assertThat(ended.at("/now/clocks/running").isNull()).isTrue();
    }

    @Test
    void a_move_that_comes_too_late_is_refused() {
        Table table = table("{\"turnLimit\":30}");
        // No one has a connection, and the server is woken at the very moment; so the move is late at any rate.
        clock.advance(Duration.ofSeconds(30));
        assertThat(table.play("f5").status()).isEqualTo(200);
        clock.advance(Duration.ofMillis(30_001));
        assertThat(table.white().move(table.game(), 1, "d6").code()).isEqualTo("STALE_PLY");
    }

    @Test
    void players_who_only_make_calls_are_bound_by_the_clock_too() {
        Table table = table("{\"clock\":\"1+0\"}");
        LivePage watcher = page(server.player("W"), table);
        clock.advance(Duration.ofSeconds(61));
        assertThat(watcher.nextEvent("ended").at("/now/result/reason").asText()).isEqualTo("TIME");
    }

    @Test
    void time_stands_still_while_no_player_is_connected() {
        Table table = table("{\"clock\":\"5+3\"}");
        LivePage watcher = page(server.player("W"), table);
        LivePage black = page(table.black(), table);
        clock.advance(Duration.ofSeconds(10));
        // White only makes calls and is never away; Black is, so no player is connected.
        black.vanish();
        JsonNode paused = watcher.nextEvent("paused");
        assertThat(paused.at("/now/clocks").toString())
                .isEqualTo("{\"black\":290000,\"white\":300000,\"turn\":null,\"running\":null}");
        clock.advance(Duration.ofHours(1));
        page(table.black(), table);
        JsonNode resumed = watcher.nextEvent("resumed");
        assertThat(resumed.at("/now/clocks/black").asInt()).isEqualTo(290_000);
        assertThat(resumed.at("/now/clocks/running").asText()).isEqualTo("black");
    }

    @Test
    void coming_back_gains_no_time() {
        Table table = table("{\"clock\":\"5+3\"}");
        page(table.white(), table);
        for (int i = 0; i < 3; i++) {
            LivePage black = page(table.black(), table);
            clock.advance(Duration.ofSeconds(10));
            black.vanish();
        }
        assertThat(table.state().json().at("/clocks/black").asInt()).isEqualTo(270_000);
    }

    @Test
    void what_was_used_before_the_computer_took_the_seat_stays_used() {
        Table table = table("{\"clock\":\"1+5\",\"level\":1}");
        LivePage white = page(table.white(), table);
        LivePage black = page(table.black(), table);
        clock.advance(Duration.ofSeconds(10));
        black.close();
        white.next("group", group -> !group.at("/group/away").isEmpty());
        clock.advance(Duration.ofSeconds(15));
        white.nextEvent("filled");
        assertThat(table.state().json().at("/clocks/black").asInt()).isEqualTo(35_000);
        clock.advance(Duration.ofSeconds(1));
        assertThat(white.nextEvent("moved").at("/events/0/by").asText()).isEqualTo("computer");
        page(table.black(), table);
        white.nextEvent("returned");
        assertThat(table.state().json().at("/clocks/black").asInt()).isEqualTo(35_000);
    }

    @Test
    void a_turn_gone_on_with_after_the_computer_had_it_has_no_more_time() {
        Table table = table("{\"turnLimit\":60,\"level\":1}");
        LivePage white = page(table.white(), table);
        LivePage black = page(table.black(), table);
        clock.advance(Duration.ofSeconds(10));
        black.close();
        white.next("group", group -> !group.at("/group/away").isEmpty());
        clock.advance(Duration.ofSeconds(15));
        white.nextEvent("filled");
        page(table.black(), table);
        white.nextEvent("returned");
        assertThat(table.state().json().at("/clocks/turn").asInt()).isEqualTo(35_000);
    }

    @Test
    void a_restarted_server_counts_the_turn_anew_and_keeps_the_clocks() {
        Table table = table("{\"clock\":\"5+0\",\"turnLimit\":60}");
        page(table.black(), table);
        clock.advance(Duration.ofSeconds(30));
        table.play("f5");
        clock.advance(Duration.ofSeconds(50));
        server.restart(clock);
        clock.advance(Duration.ofHours(1));
        LivePage white = page(table.white(), table);
        white.nextEvent("resumed");
        JsonNode now = table.white().at(server.address()).get(table.gamePath()).json();
        assertThat(now.path("clocks").toString())
                .isEqualTo("{\"black\":270000,\"white\":300000,\"turn\":60000,\"running\":\"white\"}");
        assertThat(now.path("result").isNull()).isTrue();
    }

    @Test
    void what_alters_a_game_takes_effect_from_the_next() {
        Table table = table("{}");
        assertThat(table.black()
                        .put(table.groupPath() + "/settings", "{\"turnLimit\":30,\"marks\":false}")
                        .status())
                .isEqualTo(200);
        JsonNode now = table.state().json();
        assertThat(now.path("clocks").isNull()).isTrue();
        assertThat(now.at("/settings/turnLimit").asInt()).isZero();
        clock.advance(Duration.ofMinutes(5));
        assertThat(table.play("f5").status()).isEqualTo(200);
        table.black().post(table.gamePath() + "/resign");
        table.black().post(table.groupPath() + "/rematch");
        String next = table.white()
                .post(table.groupPath() + "/rematch")
                .json()
                .path("gameId")
                .asText();
        assertThat(table.game(next).json().at("/clocks/turn").asInt()).isEqualTo(30_000);
    }
}
