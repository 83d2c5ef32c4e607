package outflank.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import outflank.server.Client.Reply;
import outflank.server.game.ClockSetting;

/// The description of the API at `/api`, against the running server.
class OpenApiTest {

    private final TestServer server = TestServer.start(new FakeClock());
    private final JsonNode document = server.stranger().get("/api").json();
    private final List<String> called = new ArrayList<>();

    @AfterEach
    void stop() {
        server.close();
    }

    private List<String> described() {
        List<String> calls = new ArrayList<>();
        document.path("paths")
                .fields()
                .forEachRemaining(path -> path.getValue()
                        .fieldNames()
                        .forEachRemaining(method -> calls.add(method.toUpperCase(Locale.ROOT) + " " + path.getKey())));
        return calls;
    }

    @Test
    void every_call_is_described_and_nothing_else() {
        assertThat(document.path("openapi").asText()).isEqualTo("3.1.0");
        assertThat(described()).containsExactlyInAnyOrderElementsOf(server.routes());
    }

    @Test
    void the_pattern_of_a_clock_is_that_of_the_clocks_there_are() {
        Pattern described = Pattern.compile(document.at("/components/schemas/Settings/properties/clock/pattern")
                .asText());
        List<String> numbers = IntStream.range(0, 110)
                .boxed()
                .flatMap(number -> Stream.of(String.valueOf(number), "0" + number))
                .toList();
        List<String> clocks = new ArrayList<>(List.of("off", "", "on", "5", "5+", "+3", "5 + 3", "-5+3", "5+3x"));
        numbers.forEach(minutes -> numbers.forEach(seconds -> clocks.add(minutes + "+" + seconds)));
        assertThat(clocks.stream().filter(described.asPredicate()))
                .containsExactlyElementsOf(
                        clocks.stream().filter(OpenApiTest::isClock).toList());
    }

    private static boolean isClock(String text) {
        try {
            return ClockSetting.text(ClockSetting.parse(text)).length() > 0;
        } catch (IllegalArgumentException _) {
            return false;
        }
    }

    @Test
    void every_reference_leads_somewhere() {
        for (JsonNode ref : document.findValues("$ref")) {
            assertThat(document.at(ref.asText().substring(1)).isMissingNode())
                    .as(ref.asText())
                    .isFalse();
        }
    }

    /// Gets a game as a file, and compares its kind with what is described.
    private void makeFile(Client caller, String path, Map<String, String> names) {
        JsonNode described = document.path("paths").path(path).at("/get/responses/200/content");
        HttpResponse<byte[]> reply = caller.file(path.replace("{id}", names.get("id")));
        assertThat(reply.statusCode()).as(path).isEqualTo(200);
        assertThat(reply.headers().firstValue("Content-Type").orElse("").replaceFirst(";.*", ""))
                .as(path)
                .isEqualTo(described.fieldNames().next());
        if (path.endsWith(".json")) {
            JsonNode game = Client.json(new String(reply.body(), StandardCharsets.UTF_8));
            assertThat(new Schema(document).faults(described.at("/application~1json/schema"), game))
                    .isEmpty();
        }
        called.add("GET " + path);
    }

    /// Makes a call, and compares status and answer with what is described.
    private Reply make(Client caller, String method, String path, String body, Map<String, String> names) {
        String address = path;
        for (Map.Entry<String, String> name : names.entrySet()) {
            address = address.replace("{" + name.getKey() + "}", name.getValue());
        }
        JsonNode operation = document.path("paths").path(path).path(method.toLowerCase(Locale.ROOT));
        Reply reply = caller.call(method, address, body.isEmpty() ? null : body);
        JsonNode answer = operation.path("responses").path(String.valueOf(reply.status()));
        assertThat(answer.isMissingNode())
                .as(method + " " + address + ": " + reply.json())
                .isFalse();
        JsonNode schema = answer.path("content").path("application/json").path("schema");
        assertThat(new Schema(document).faults(schema, reply.json()))
                .as(method + " " + address)
                .isEmpty();
        if (!body.isEmpty()) {
            JsonNode request = operation
                    .path("requestBody")
                    .path("content")
                    .path("application/json")
                    .path("schema");
            assertThat(new Schema(document).faults(request, Client.json(body)))
                    .as(method + " " + path)
                    .isEmpty();
        }
        called.add(method + " " + path);
        return reply;
    }

    @Test
    void every_call_answers_as_described() {
        Table table = Table.at(server);
        Client black = table.black();
        Client white = table.white();
        Client other = server.player("Other");
        Map<String, String> group = new HashMap<>(Map.of("id", table.group(), "seat", "any"));
        Map<String, String> game = Map.of("id", table.game());
        Map<String, String> none = Map.of();
        String groups = "/api/v1/groups/{id}";
        String games = "/api/v1/games/{id}";

        make(server.stranger(), "GET", "/api", "", none);
        make(server.stranger(), "POST", "/api/v1/players", "{\"name\":\"Robot\"}", none);
        make(server.stranger(), "GET", "/api/v1/settings", "", none);
        make(black, "GET", "/api/v1/players/me", "", none);
        make(black, "GET", "/api/v1/playing", "", none);
        make(black, "PUT", "/api/v1/players/me", "{\"name\":\"Ġorġ\"}", none);
        make(black, "POST", "/api/v1/groups", "{\"settings\":{\"clock\":\"5+3\",\"level\":1}}", none);
        make(black, "GET", groups, "", group);
        make(black, "PUT", groups + "/settings", "{\"turnLimit\":60,\"watch\":\"members\"}", group);
        make(other, "POST", groups + "/join", "", group);
        make(other, "POST", groups + "/leaving", "", group);
        group.put("player", other.id());
        make(black, "DELETE", groups + "/members/{player}", "", group);

        make(black, "POST", games + "/moves", "{\"ply\":0,\"square\":\"f5\"}", game);
        make(black, "POST", games + "/takeback", "", game);
        make(white, "POST", games + "/takeback/decline", "", game);
        make(white, "POST", games + "/moves", "{\"ply\":1,\"square\":\"d6\",\"seq\":3}", game);
        make(white, "POST", games + "/takeback", "", game);
        make(black, "POST", games + "/takeback/allow", "", game);
        make(white, "POST", games + "/return", "", game);
        make(white, "GET", games, "", game);
        document.path("paths").fieldNames().forEachRemaining(path -> {
            if (path.startsWith(games + ".")) {
                makeFile(black, path, game);
            }
        });
        try (LivePage whites = LivePage.of(white, table.group());
                LivePage blacks = LivePage.of(black, table.group())) {
            whites.next("welcome");
            blacks.next("welcome");
            whites.vanish();
            blacks.next("group", message -> !message.at("/group/away").isEmpty());
            make(black, "POST", games + "/wait", "", game);
        }
        make(black, "POST", games + "/resign", "", game);
        make(black, "POST", groups + "/rematch", "", group);
        make(black, "DELETE", groups + "/seat", "", group);
        make(black, "POST", groups + "/seats/{seat}", "", group);
        make(black, "GET", "/api/v1/players/me/data", "", none);
        String code = make(black, "POST", "/api/v1/players/me/claim", "", none)
                .json()
                .path("code")
                .asText();
        make(server.stranger(), "POST", "/api/v1/claims", "{\"code\":\"" + code + "\"}", none);
        make(white, "DELETE", "/api/v1/players/me", "", none);

        // Told of in tests of their own: an event stream, and the end of a game that was left.
        called.add("GET " + games + "/events");
        called.add("POST " + games + "/end");
        assertThat(called).containsAll(described());
    }
}
