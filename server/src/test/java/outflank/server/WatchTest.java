package outflank.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Who may watch, when the setting or the host changes and when the group is gone.
class WatchTest {

    private final FakeClock clock = new FakeClock();
    private final TestServer server = TestServer.start(clock);

    @AfterEach
    void stop() {
        server.close();
    }

    private Table table(String watch) {
        return Table.with("{\"watch\":\"" + watch + "\"}", server.player("Rūta"), server.player("Mia"));
    }

    private static void set(Client host, Table table, String watch) {
        assertThat(host.put(table.groupPath() + "/settings", "{\"watch\":\"" + watch + "\"}")
                        .status())
                .isEqualTo(200);
    }

    private int seen(Table table) {
        return server.stranger().get(table.gamePath()).status();
    }

    @Test
    void a_host_who_plays_closes_the_game_and_opens_it_again() {
        Table table = table("anyone");
        set(table.black(), table, "players");
        assertThat(seen(table)).isEqualTo(403);
        assertThat(table.state().json().at("/settings/watch").asText()).isEqualTo("players");
        set(table.black(), table, "anyone");
        assertThat(seen(table)).isEqualTo(200);
    }

    @Test
    void a_game_that_was_closed_stays_so_when_it_is_over_and_the_group_is_gone() {
        Table table = table("anyone");
        table.play("f5");
        set(table.black(), table, "players");
        assertThat(table.white().post(table.gamePath() + "/resign").status()).isEqualTo(200);
        assertThat(seen(table)).isEqualTo(403);
        for (Client player : new Client[] {table.black(), table.white()}) {
            assertThat(player.delete(table.groupPath() + "/members/" + player.id())
                            .status())
                    .isEqualTo(200);
        }
        assertThat(table.black().get(table.groupPath()).status()).isEqualTo(404);
        assertThat(seen(table)).isEqualTo(403);
        assertThat(table.state().status()).isEqualTo(200);
    }

    @Test
    void who_becomes_host_while_the_players_are_away_does_not_open_their_game() {
        Table table = table("players");
        LivePage black = LivePage.of(table.black(), table.group());
        LivePage white = LivePage.of(table.white(), table.group());
        Client stranger = server.player("Stranger");
        LivePage watcher = LivePage.of(stranger, table.group());
        assertThat(watcher.next("welcome").path("game").isNull()).isTrue();
        black.next("welcome");
        white.next("welcome");
        black.vanish();
        white.vanish();
        watcher.next("group", group -> group.at("/group/present").size() == 1);
        clock.advance(Duration.ofMinutes(31));
        JsonNode group =
                watcher.next("group", now -> now.at("/group/host").asText().equals(stranger.id()));
        assertThat(group.at("/group/host").asText()).isEqualTo(stranger.id());
        set(stranger, table, "anyone");
        assertThat(stranger.get(table.gamePath()).code()).isEqualTo("MAY_NOT_WATCH");
        assertThat(server.stranger().get(table.gamePath() + ".txt").status()).isEqualTo(403);
        watcher.close();
    }
}
