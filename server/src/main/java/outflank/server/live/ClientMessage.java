package outflank.server.live;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
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
    @JsonSubTypes.Type(ClientMessage.Takeback.class),
    @JsonSubTypes.Type(ClientMessage.TakebackAnswer.class),
    @JsonSubTypes.Type(ClientMessage.Return.class),
    @JsonSubTypes.Type(ClientMessage.Wait.class),
    @JsonSubTypes.Type(ClientMessage.End.class),
    @JsonSubTypes.Type(ClientMessage.Rematch.class),
    @JsonSubTypes.Type(ClientMessage.Sit.class),
    @JsonSubTypes.Type(ClientMessage.Stand.class),
    @JsonSubTypes.Type(ClientMessage.Settings.class),
    @JsonSubTypes.Type(ClientMessage.Remove.class),
    @JsonSubTypes.Type(ClientMessage.Reaction.class),
    @JsonSubTypes.Type(ClientMessage.Here.class),
    @JsonSubTypes.Type(ClientMessage.Leaving.class),
    @JsonSubTypes.Type(ClientMessage.Ping.class)
})
sealed interface ClientMessage {

    String id();

    /// What only the tab that holds the seat may say.
    sealed interface OfGame extends ClientMessage {
        String game();
    }

    @JsonTypeName("hello")
    record Hello(
            @JsonProperty(required = true) String id,
            @Nullable String token,
            @Nullable String game,
            @Nullable Integer seq,
            @Nullable String tab)
            implements ClientMessage {
        public Hello {
            if (tab != null && (tab.isEmpty() || tab.length() > 36)) {
                throw new IllegalArgumentException("A tab is a text of 1 to 36 characters.");
            }
        }
    }

    @JsonTypeName("move")
    record Move(
            @JsonProperty(required = true) String id,
            @JsonProperty(required = true) String game,
            @JsonProperty(required = true) int ply,
            @JsonProperty(required = true) String square)
            implements OfGame {}

    /// I give the game up.
    @JsonTypeName("resign")
    record Resign(
            @JsonProperty(required = true) String id,
            @JsonProperty(required = true) String game) implements OfGame {}

    /// May I take back my last move?
    @JsonTypeName("takeback")
    record Takeback(
            @JsonProperty(required = true) String id,
            @JsonProperty(required = true) String game) implements OfGame {}

    @JsonTypeName("takebackAnswer")
    record TakebackAnswer(
            @JsonProperty(required = true) String id,
            @JsonProperty(required = true) String game,
            @JsonProperty(required = true) boolean allow)
            implements OfGame {}

    /// I take my seat again from the computer.
    @JsonTypeName("return")
    record Return(
            @JsonProperty(required = true) String id,
            @JsonProperty(required = true) String game) implements OfGame {}

    /// I wait longer for the opponent.
    @JsonTypeName("wait")
    record Wait(
            @JsonProperty(required = true) String id,
            @JsonProperty(required = true) String game) implements OfGame {}

    /// I end the game that the opponent has left.
    @JsonTypeName("end")
    record End(
            @JsonProperty(required = true) String id,
            @JsonProperty(required = true) String game) implements OfGame {}

    @JsonTypeName("rematch")
    record Rematch(@JsonProperty(required = true) String id) implements ClientMessage {}

    @JsonTypeName("sit")
    record Sit(
            @JsonProperty(required = true) String id,
            @JsonProperty(required = true) String seat) implements ClientMessage {}

    @JsonTypeName("stand")
    record Stand(@JsonProperty(required = true) String id) implements ClientMessage {}

    @JsonTypeName("settings")
    record Settings(
            @JsonProperty(required = true) String id,
            @JsonProperty(required = true) SettingsChange settings) implements ClientMessage {}

    @JsonTypeName("remove")
    record Remove(
            @JsonProperty(required = true) String id,
            @JsonProperty(required = true) String member) implements ClientMessage {}

    @JsonTypeName("reaction")
    record Reaction(
            @JsonProperty(required = true) String id,
            @JsonProperty(required = true) String code) implements ClientMessage {}

    /// I play in this tab.
    @JsonTypeName("here")
    record Here(@JsonProperty(required = true) String id) implements ClientMessage {}

    /// This page is about to be closed.
    @JsonTypeName("leaving")
    record Leaving(@JsonProperty(required = true) String id) implements ClientMessage {}

    @JsonTypeName("ping")
    record Ping(@JsonProperty(required = true) String id) implements ClientMessage {}

    /// A text as it arrived: the id, as far as it can be read, and the message or what is wrong with it.
    record Arrived(String id, Parsed<ClientMessage> message) {}

    static Arrived parse(String text) {
        return switch (Json.parse(text)) {
            case Parsed.Malformed<JsonNode>(String problem) -> new Arrived("", Parsed.malformed(problem));
            case Parsed.Value<JsonNode>(JsonNode node) -> {
                String id = node.path("id").isTextual() ? node.path("id").textValue() : "";
                yield id.isEmpty()
                                || id.length() > 36
                                || !StandardCharsets.UTF_8.newEncoder().canEncode(id)
                        ? new Arrived("", Parsed.malformed("A message has an id: a text of 1 to 36 characters."))
                        : new Arrived(id, Json.read(node, ClientMessage.class));
            }
        };
    }
}
