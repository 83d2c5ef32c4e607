package outflank.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.server.Client.Reply;
import outflank.server.game.Played;

/// What must not be done is refused with a code and a sentence that names it, and changes nothing.
class BadInputTest {

    private final TestServer server = TestServer.start();
    private final Table table = Table.at(server);
    private JsonNode before = table.state().json();

    @BeforeEach
    void play() {
        before = table.play("f5").json();
    }

    @AfterEach
    void nothing_changed() {
        assertThat(table.state().json()).isEqualTo(before);
        server.close();
    }

    private static void assertRefused(Reply reply, int status, String code, String named) {
        assertThat(reply.json().toString()).contains(named);
        assertThat(reply.code()).isEqualTo(code);
        assertThat(reply.status()).isEqualTo(status);
        assertThat(reply.json().path("status").asInt()).isEqualTo(status);
        assertThat(reply.json().path("title").asText()).isNotEmpty();
        assertThat(reply.header("Content-Type")).startsWith("application/problem+json");
        assertThat(reply.header("Cache-Control")).isEqualTo("no-store");
    }

    private Reply whiteMoves(String body) {
        return table.white().post(table.gamePath() + "/moves", body);
    }

    @Test
    void moves_are_refused_in_the_order_of_the_contract() {
        Client stranger = server.stranger();
        Client watcher = server.player("Watcher");
        String nowhere = "/api/v1/games/222222222222/moves";
        assertRefused(stranger.post(nowhere, "{"), 401, "UNKNOWN_PLAYER", "Authorization: Bearer");
        assertRefused(watcher.post(nowhere, "{"), 404, "NOT_FOUND", "(222222222222)");
        assertRefused(watcher.post(table.gamePath() + "/moves", "{"), 400, "BAD_REQUEST", "not JSON");
        assertRefused(watcher.move(table.game(), 7, "a1"), 403, "NOT_YOUR_SEAT", "(" + watcher.id() + ")");
        assertThat(table.black().move(table.game(), 0, "f5").status()).isEqualTo(200);
        assertRefused(table.black().move(table.game(), 7, "a1"), 409, "STALE_PLY", "(7)");
        assertRefused(table.black().move(table.game(), 1, "a1"), 403, "NOT_YOUR_TURN", "White");
        assertRefused(table.white().move(table.game(), 1, "a1"), 422, "ILLEGAL_MOVE", "(a1)");
        assertRefused(table.white().move(table.game(), 1, "d4"), 422, "ILLEGAL_MOVE", "(d4) holds a disc");
    }

    @Test
    void a_finished_game_takes_no_move() {
        Table next = Table.at(server);
        next.play(Played.WIPE_OUT.split("(?<=\\G..)"));
        assertRefused(next.white().move(next.game(), 3, "a1"), 409, "GAME_OVER", "rematch");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"ply\":1,\"square\":\"k9\"} | (k9)",
                "{\"ply\":1,\"square\":\"\"} | ()",
                "{\"ply\":1,\"square\":null} | (square)",
                "{\"ply\":1,\"square\":5} | (square)",
                "{\"ply\":\"1\",\"square\":\"d6\"} | (ply)",
                "{\"ply\":1.5,\"square\":\"d6\"} | (ply)",
                "{\"ply\":null,\"square\":\"d6\"} | (ply)",
                "{\"ply\":99999999999,\"square\":\"d6\"} | 99999999999",
                "{\"square\":\"d6\"} | (ply)",
                "{\"ply\":1} | (square)",
                "{\"ply\":1,\"square\":\"d6\",\"color\":\"white\"} | (color)",
                "{\"ply\":1,\"ply\":1,\"square\":\"d6\"} | 'ply'",
                "{\"ply\":1,\"square\":\"d6\",\"seq\":\"1\"} | (seq)",
                "{\"ply\":1,\"square\":\"d6\"}} | not JSON",
                "[1] | ([1])",
                "\"d6\" | d6",
                "nonsense | nonsense",
            })
    void a_move_that_cannot_be_read_is_refused(String body, String named) {
        assertRefused(whiteMoves(body), 400, "BAD_REQUEST", named);
    }

    @Test
    void an_oversized_body_is_refused() {
        String spaces = " ".repeat(64 * 1024);
        assertRefused(whiteMoves("{\"ply\":1,\"square\":\"d6\"}" + spaces), 413, "TOO_LARGE", "(65536)");
    }

    @Test
    void deeply_nested_json_is_refused() {
        assertRefused(whiteMoves("[".repeat(30_000)), 400, "BAD_REQUEST", "JSON");
    }

    @Test
    void a_made_up_token_is_refused() {
        Client madeUp = new Client(server.address(), null, "made-up");
        assertRefused(madeUp.move(table.game(), 1, "d6"), 401, "UNKNOWN_PLAYER", "token");
        assertRefused(madeUp.post("/api/v1/groups"), 401, "UNKNOWN_PLAYER", "token");
        assertRefused(madeUp.post(table.groupPath() + "/join"), 401, "UNKNOWN_PLAYER", "token");
    }

    @Test
    void unknown_games_and_groups_are_refused() {
        Client player = server.player("P");
        for (String id : new String[] {"zzzzzzzz", "nope", "0000000o", "%20", "aaaaaaaaa"}) {
            assertThat(player.get("/api/v1/groups/" + id).code()).isEqualTo("NOT_FOUND");
            assertThat(player.post("/api/v1/groups/" + id + "/join").code()).isEqualTo("NOT_FOUND");
            assertThat(player.get("/api/v1/games/" + id).code()).isEqualTo("NOT_FOUND");
            assertThat(player.post("/api/v1/games/" + id + "/resign").code()).isEqualTo("NOT_FOUND");
        }
        assertRefused(player.post(table.groupPath() + "/seats/red"), 404, "NOT_FOUND", "(red)");
    }

    @Test
    void addresses_and_methods_that_do_not_exist_are_refused() {
        assertRefused(server.stranger().get("/api/v1/nothing"), 404, "NOT_FOUND", "(/api/v1/nothing)");
        assertRefused(server.stranger().get("/api/v2"), 404, "NOT_FOUND", "(/api/v2)");
        Reply put = server.stranger().put(table.gamePath(), "{}");
        assertRefused(put, 405, "METHOD_NOT_ALLOWED", "PUT");
        assertThat(put.header("Allow")).isEqualTo("GET");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"level\":5,\"marks\":null} | (marks)",
                "{\"level\":5,\"alternate\":null} | (alternate)",
                "{\"level\":5,\"turnLimit\":null} | (turnLimit)",
                "{\"level\":5,\"clock\":null} | (clock)",
                "{\"level\":5,\"tournamentCount\":null} | (tournamentCount)",
                "{\"level\":5,\"watch\":null} | (watch)",
                "{\"level\":null} | (level)",
                "{\"level\":5,\"winnerStays\":null} | (winnerStays)",
            })
    void a_setting_that_is_null_is_refused_by_its_name_and_changes_nothing(String body, String named) {
        JsonNode before = settings();
        assertRefused(table.black().put(table.groupPath() + "/settings", body), 400, "BAD_REQUEST", named);
        assertThat(settings()).isEqualTo(before);
        assertRefused(
                table.black().post("/api/v1/groups", "{\"settings\":" + body + "}"),
                400,
                "BAD_REQUEST",
                "(settings." + named.substring(1));
    }

    private JsonNode settings() {
        return table.black().get(table.groupPath()).json().required("settings");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"marks\":\"no\"}", "{\"marks\":1}", "{\"dots\":true}", "[]", "null"})
    void settings_that_cannot_be_read_are_refused(String body) {
        assertRefused(table.black().put(table.groupPath() + "/settings", body), 400, "BAD_REQUEST", "(");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"\"", "\"   \"", "\"123456789012345678901\"", "\"a\\u202eb\"", "\"a\\u0000\"", "7"})
    void a_name_that_cannot_be_shown_is_refused(String name) {
        assertRefused(server.stranger().post("/api/v1/players", "{\"name\":" + name + "}"), 400, "BAD_REQUEST", "ame");
    }

    @Test
    void calls_without_fields_take_none() {
        assertRefused(
                table.white().post(table.gamePath() + "/resign", "{\"sure\":true}"), 400, "BAD_REQUEST", "(sure)");
        assertRefused(table.white().post(table.groupPath() + "/join", "{\"as\":1}"), 400, "BAD_REQUEST", "(as)");
    }
}
