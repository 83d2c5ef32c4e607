package outflank.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import outflank.rules.Game;
import outflank.rules.Move;
import outflank.rules.Transcript;
import outflank.server.Client.Reply;
import outflank.server.game.Played;

/// The calls of the API, one after another as programs make them.
class ApiTest {

    private static final String OTHERS = ",\"turnLimit\":0,\"clock\":\"off\",\"tournamentCount\":false,"
            + "\"watch\":\"anyone\",\"level\":3,\"winnerStays\":false}";

    private static TestServer server = TestServer.start();

    @BeforeAll
    static void start() {
        assertThat(server.stranger().get("/health/ready").status()).isEqualTo(200);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void health_is_told() {
        Reply live = server.stranger().get("/health/live");
        assertThat(live.status()).isEqualTo(200);
        assertThat(live.json().path("status").asText()).isEqualTo("live");
    }

    @Test
    void a_player_has_id_name_and_token() {
        Reply made = server.stranger().post("/api/v1/players", "{\"name\":\"Žibutė\"}");
        assertThat(made.status()).isEqualTo(201);
        assertThat(made.json().path("name").asText()).isEqualTo("Žibutė");
        assertThat(made.json().path("token").asText()).hasSize(43);
        assertThat(made.header("Cache-Control")).isEqualTo("no-store");
        assertThat(made.header("X-Content-Type-Options")).isEqualTo("nosniff");
    }

    @Test
    void a_player_without_a_name_is_given_one() {
        assertThat(server.stranger().post("/api/v1/players").json().path("name").asText())
                .matches("[A-Z][a-z]+ [A-Z][a-z]+");
        assertThat(server.stranger().post("/api/v1/players", "{}").status()).isEqualTo(201);
    }

    @Test
    void a_group_is_opened_seen_and_joined() {
        Client host = server.player("Host");
        Reply opened = host.post("/api/v1/groups", "{\"settings\":{\"marks\":false}}");
        assertThat(opened.status()).isEqualTo(201);
        String id = opened.json().path("id").asText();
        assertThat(opened.json().path("url").asText()).isEqualTo(server.address() + "/g/" + id);
        assertThat(opened.json().path("host").asText()).isEqualTo(host.id());
        assertThat(opened.json().at("/seats/black").asText()).isEqualTo(host.id());
        assertThat(opened.json().at("/seats/white").isNull()).isTrue();
        assertThat(opened.json().path("gameId").isNull()).isTrue();
        assertThat(opened.json().path("settings").toString()).isEqualTo("{\"marks\":false,\"alternate\":true" + OTHERS);

        assertThat(server.stranger().get("/api/v1/groups/" + id).json()).isEqualTo(opened.json());
        assertThat(server.stranger()
                        .get("/api/v1/groups/" + id.toUpperCase(Locale.ROOT))
                        .status())
                .isEqualTo(200);

        Client guest = server.player("Guest");
        Reply joined = guest.post("/api/v1/groups/" + id + "/join");
        assertThat(joined.status()).isEqualTo(200);
        assertThat(joined.json().at("/seats/white").asText()).isEqualTo(guest.id());
        assertThat(joined.json().path("members").size()).isEqualTo(2);
        assertThat(joined.json().path("gameId").asText()).hasSize(12);

        Reply watching = server.player("Third").post("/api/v1/groups/" + id + "/join", "{}");
        assertThat(watching.json().path("members").size()).isEqualTo(3);
        assertThat(watching.json().path("seats")).isEqualTo(joined.json().path("seats"));
    }

    @Test
    void a_game_begins_as_the_rules_say() {
        Table table = Table.at(server);
        JsonNode game = table.state().json();
        assertThat(game.path("groupId").asText()).isEqualTo(table.group());
        assertThat(game.at("/players/black/id").asText())
                .isEqualTo(table.black().id());
        assertThat(game.at("/players/white").toString())
                .isEqualTo("{\"id\":\"" + table.white().id() + "\",\"name\":\"Mia\",\"kind\":\"person\"}");
        assertThat(game.path("board").asText())
                .isEqualTo("---------------------------OX------XO---------------------------");
        assertThat(table.state().texts("legal")).containsExactly("d3", "c4", "f5", "e6");
        assertThat(game.path("toMove").asText()).isEqualTo("black");
        assertThat(game.path("ply").asInt()).isZero();
        assertThat(game.path("seq").asInt()).isZero();
        assertThat(game.path("supplies").toString()).isEqualTo("{\"black\":30,\"white\":30}");
        assertThat(game.has("clocks") && game.path("clocks").isNull()).isTrue();
        assertThat(game.has("result") && game.path("result").isNull()).isTrue();
    }

    @Test
    void a_whole_game_is_played_with_a_skip_and_a_disc_handed_over() {
        Table table = Table.at(server);
        Game game = Game.start();
        int seq = 0;
        for (Move move :
                Played.random(Played.SEED_WITH_SKIP_AND_HANDED_OVER_DISC).moves()) {
            game = game.with(move.square());
            seq += game.isOver() || move.skipsOpponent() ? 2 : 1;
            Reply now = table.play(move.square().name());
            assertThat(now.json().path("board").asText())
                    .isEqualTo(game.position().squares());
            assertThat(now.json().path("seq").asInt()).isEqualTo(seq);
            assertThat(now.json().at("/supplies/black").asInt())
                    .isEqualTo(game.supplies().black());
            assertThat(now.json().at("/supplies/white").asInt())
                    .isEqualTo(game.supplies().white());
        }
        Reply over = table.state();
        assertThat(String.join("", over.texts("moves"))).isEqualTo(Transcript.of(game));
        assertThat(over.json().path("toMove").isNull()).isTrue();
        assertThat(over.json().path("legal").isEmpty()).isTrue();
        assertThat(over.json().at("/result/black").asInt())
                .isEqualTo(game.position().count().black());
        assertThat(over.json().at("/result/reason").asText()).isEqualTo("BOARD");
        assertThat(over.json().at("/result/winner").asText()).isIn("black", "white", "draw");
    }

    @Test
    void a_repeated_move_changes_nothing() {
        Table table = Table.at(server);
        Reply first = table.black().move(table.game(), 0, "f5");
        Reply again = table.black().move(table.game(), 0, "f5");
        assertThat(again.status()).isEqualTo(200);
        assertThat(again.json()).isEqualTo(first.json());
        table.play("d6");
        assertThat(table.black().move(table.game(), 0, "f5").json().path("ply").asInt())
                .isEqualTo(2);
    }

    @Test
    void the_seq_of_a_move_is_checked_if_it_is_given() {
        Table table = Table.at(server);
        String moves = table.gamePath() + "/moves";
        assertThat(table.black()
                        .post(moves, "{\"ply\":0,\"square\":\"f5\",\"seq\":1}")
                        .code())
                .isEqualTo("STALE_PLY");
        assertThat(table.black()
                        .post(moves, "{\"ply\":0,\"square\":\"f5\",\"seq\":0}")
                        .status())
                .isEqualTo(200);
    }

    @Test
    void a_rematch_is_played_with_colours_changed() {
        Table table = Table.at(server);
        table.play(Played.WIPE_OUT.split("(?<=\\G..)"));
        Reply asked = table.white().post(table.groupPath() + "/rematch");
        assertThat(asked.json().path("gameId").asText()).isEqualTo(table.game());
        Reply both = table.black().post(table.groupPath() + "/rematch", "{}");
        assertThat(both.status()).isEqualTo(200);
        String next = both.json().path("gameId").asText();
        assertThat(next).isNotEqualTo(table.game());
        assertThat(both.json().at("/seats/black").asText())
                .isEqualTo(table.white().id());
        assertThat(table.game(next).json().at("/players/black/id").asText())
                .isEqualTo(table.white().id());
        assertThat(table.white().move(next, 0, "f5").status()).isEqualTo(200);
        assertThat(table.state().json().at("/result/winner").asText()).isEqualTo("black");
    }

    @Test
    void colours_stay_if_the_host_turned_alternation_off() {
        Table table = Table.at(server);
        Reply set = table.black().put(table.groupPath() + "/settings", "{\"alternate\":false}");
        assertThat(set.json().path("settings").toString()).isEqualTo("{\"marks\":true,\"alternate\":false" + OTHERS);
        table.white().post(table.gamePath() + "/resign");
        table.black().post(table.groupPath() + "/rematch");
        Reply both = table.white().post(table.groupPath() + "/rematch");
        assertThat(both.json().at("/seats/black").asText())
                .isEqualTo(table.black().id());
    }

    @Test
    void whoever_resigns_loses() {
        Table table = Table.at(server);
        table.play("f5");
        Reply resigned = table.black().post(table.gamePath() + "/resign");
        assertThat(resigned.status()).isEqualTo(200);
        assertThat(resigned.json().path("result").toString())
                .isEqualTo("{\"winner\":\"white\",\"black\":4,\"white\":1,\"reason\":\"RESIGNED\"}");
        assertThat(table.black().post(table.gamePath() + "/resign").status()).isEqualTo(200);
        assertThat(table.white().post(table.gamePath() + "/resign").code()).isEqualTo("GAME_OVER");
    }

    @Test
    void seats_are_left_and_taken() {
        Table table = Table.at(server);
        Client third = server.player("Third");
        assertThat(third.post(table.groupPath() + "/seats/any").code()).isEqualTo("SEAT_TAKEN");
        assertThat(table.white().delete(table.groupPath() + "/seat").code()).isEqualTo("GAME_RUNNING");
        table.white().post(table.gamePath() + "/resign");
        Reply left = table.white().delete(table.groupPath() + "/seat");
        assertThat(left.status()).isEqualTo(200);
        assertThat(left.json().at("/seats/white").isNull()).isTrue();
        assertThat(third.post(table.groupPath() + "/seats/black").code()).isEqualTo("SEAT_TAKEN");
        Reply sat = third.post(table.groupPath() + "/seats/white");
        assertThat(sat.json().at("/seats/white").asText()).isEqualTo(third.id());
        assertThat(sat.json().path("gameId").asText()).isNotEqualTo(table.game());
    }

    @Test
    void only_the_host_sets_and_only_those_seated_ask_for_a_rematch() {
        Table table = Table.at(server);
        assertThat(table.white()
                        .put(table.groupPath() + "/settings", "{\"marks\":false}")
                        .code())
                .isEqualTo("NOT_THE_HOST");
        assertThat(server.player("X").post(table.groupPath() + "/rematch").code())
                .isEqualTo("NOT_YOUR_SEAT");
        assertThat(table.state().json().at("/settings/marks").asBoolean()).isTrue();
    }
}
