package outflank.server.live;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import outflank.rules.Parsed;
import outflank.server.game.SettingsChange;
import outflank.server.wire.Json;

/// What a page says. `id` is its own name for the message; the answer repeats it.
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(ClientMessage.Hello.class),
    @JsonSubTypes.Type(ClientMessage.Move.class),
    @JsonSubTypes.Type(ClientMessage.Resign.class),
    @JsonSubTypes.Type(ClientMessage.Rematch.class),
    @JsonSubTypes.Type(ClientMessage.Sit.class),
    @JsonSubTypes.Type(ClientMessage.Stand.class),
    @JsonSubTypes.Type(ClientMessage.Settings.class),
    @JsonSubTypes.Type(ClientMessage.Ping.class)
})
sealed interface ClientMessage {

    String id();

    @JsonTypeName("hello")
    record Hello(
            @JsonProperty(required = true) String id,
            @Nullable String token,
            @Nullable String game,
            @Nullable Integer seq)
            implements ClientMessage {}

    @JsonTypeName("move")
    record Move(
            @JsonProperty(required = true) String id,
            @JsonProperty(required = true) String game,
            @JsonProperty(required = true) int ply,
            @JsonProperty(required = true) String square)
            implements ClientMessage {
        public Move {
            wanted("game", game);
            wanted("square", square);
        }
    }

    @JsonTypeName("resign")
    record Resign(
            @JsonProperty(required = true) String id,
            @JsonProperty(required = true) String game) implements ClientMessage {
        public Resign {
            wanted("game", game);
        }
    }

    @JsonTypeName("rematch")
    record Rematch(@JsonProperty(required = true) String id) implements ClientMessage {}

    @JsonTypeName("sit")
    record Sit(
            @JsonProperty(required = true) String id,
            @JsonProperty(required = true) String seat) implements ClientMessage {
        public Sit {
            wanted("seat", seat);
        }
    }

    @JsonTypeName("stand")
    record Stand(@JsonProperty(required = true) String id) implements ClientMessage {}

    @JsonTypeName("settings")
    record Settings(
            @JsonProperty(required = true) String id,
            @JsonProperty(required = true) SettingsChange settings) implements ClientMessage {
        public Settings {
            wanted("settings", settings);
        }
    }

    @JsonTypeName("ping")
    record Ping(@JsonProperty(required = true) String id) implements ClientMessage {}

    /// A text as it arrived: the id, as far as it can be read, and the message or what is wrong with it.
    record Arrived(String id, Parsed<ClientMessage> message) {}

    static Arrived parse(String text) {
        return switch (Json.parse(text)) {
            case Parsed.Malformed<JsonNode>(String problem) -> new Arrived("", Parsed.malformed(problem));
            case Parsed.Value<JsonNode>(JsonNode node) -> {
                String id = node.path("id").isTextual() ? node.path("id").textValue() : "";
                yield id.isEmpty() || id.length() > 36
                        ? new Arrived("", Parsed.malformed("A message has an id: a text of 1 to 36 characters."))
                        : new Arrived(id, Json.read(node, ClientMessage.class));
            }
        };
    }

    private static void wanted(String field, @Nullable Object value) {
        if (Objects.isNull(value)) {
            throw new IllegalArgumentException("The field (" + field + ") is null.");
        }
    }
}
