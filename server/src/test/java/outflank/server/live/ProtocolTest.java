package outflank.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import outflank.rules.Parsed;
import outflank.server.wire.EventJson;

/// Every example of docs/protocol is read as the server reads and writes, and every message has one.
class ProtocolTest {

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .build();

    static {
        JSON.registerSubtypes(ServerMessage.class.getPermittedSubclasses());
        JSON.registerSubtypes(EventJson.class.getPermittedSubclasses());
    }

    /// The examples of blocks that are marked `json` and a word.
    private static List<JsonNode> examples(String word) throws IOException {
        Path page = Stream.of("../docs", "docs")
                .map(folder -> Path.of(folder, "protocol", "README.md"))
                .filter(Files::exists)
                .findFirst()
                .orElseThrow();
        List<JsonNode> examples = new ArrayList<>();
        Matcher block = Pattern.compile("```json " + word + "\n(.*?)```", Pattern.DOTALL)
                .matcher(Files.readString(page));
        while (block.find()) {
            try (MappingIterator<JsonNode> values =
                    JSON.readerFor(JsonNode.class).readValues(block.group(1))) {
                values.forEachRemaining(examples::add);
            }
        }
        return examples;
    }

    private static List<String> types(List<JsonNode> examples) {
        return examples.stream().map(example -> example.path("type").asText()).toList();
    }

    private static List<String> names(Class<?>... types) {
        return Stream.of(types)
                .map(type -> type.getAnnotation(JsonTypeName.class).value())
                .toList();
    }

    @Test
    void what_a_client_says_is_understood() throws IOException {
        List<JsonNode> examples = examples("client");
        for (JsonNode example : examples) {
            assertThat(ClientMessage.parse(example.toString()).message())
                    .as(example.toString())
                    .isInstanceOf(Parsed.Value.class);
        }
        Class<?>[] all = Stream.of(
                        ClientMessage.class.getAnnotation(JsonSubTypes.class).value())
                .map(JsonSubTypes.Type::value)
                .toArray(Class[]::new);
        assertThat(types(examples)).containsAll(names(all));
    }

    @Test
    void what_the_server_says_is_what_it_would_write() throws IOException {
        List<JsonNode> examples = examples("server");
        for (JsonNode example : examples) {
            assertWrittenAlike(example, ServerMessage.class);
        }
        assertThat(types(examples)).containsAll(names(ServerMessage.class.getPermittedSubclasses()));
    }

    @Test
    void every_event_has_an_example() throws IOException {
        List<JsonNode> events = new ArrayList<>(examples("event"));
        for (JsonNode event : events) {
            assertWrittenAlike(event, EventJson.class);
        }
        examples("server").forEach(example -> example.findValues("events").forEach(list -> list.forEach(events::add)));
        assertThat(types(events)).containsAll(names(EventJson.class.getPermittedSubclasses()));
    }

    private static void assertWrittenAlike(JsonNode example, Class<?> type) throws JsonProcessingException {
        JsonNode written = JSON.readTree(JSON.writeValueAsString(JSON.treeToValue(example, type)));
        assertThat(written).isEqualTo(example);
    }
}
