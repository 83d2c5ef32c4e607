package outflank.server.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import outflank.rules.BySide;
import outflank.rules.Color;
import outflank.rules.Square;
import outflank.server.game.GameEvent;
import outflank.server.game.GamePlayer;
import outflank.server.game.GameResult;
import outflank.server.game.GroupId;
import outflank.server.game.Settings;
import outflank.server.player.PlayerId;

/// An event of a running game as it is written to disk: a JSON object with `type` and `at`.
final class EventText {

    private static final ObjectMapper JSON = new ObjectMapper();

    private EventText() {}

    static String of(GameEvent event) {
        ObjectNode node = JSON.createObjectNode();
        switch (event) {
            case GameEvent.Started(Instant _, GroupId group, BySide<GamePlayer> players, Settings settings) -> {
                node.put("type", "started").put("group", group.text());
                node.set("black", player(players.black()));
                node.set("white", player(players.white()));
                node.put("settings", SettingsText.of(settings));
            }
            case GameEvent.Moved(Instant _, Color color, Square square, GameEvent.By by, Duration lag) ->
                node.put("type", "moved")
                        .put("color", color.name())
                        .put("square", square.name())
                        .put("by", by.name())
                        .put("lag", lag.toMillis());
            case GameEvent.Skipped(Instant _, Color color) ->
                node.put("type", "skipped").put("color", color.name());
            case GameEvent.Filled(Instant _, Color color, GameEvent.Reason reason) ->
                node.put("type", "filled").put("color", color.name()).put("reason", reason.name());
            case GameEvent.Returned(Instant _, Color color) ->
                node.put("type", "returned").put("color", color.name());
            case GameEvent.TakebackOffered(Instant _, Color color) ->
                node.put("type", "takebackOffered").put("color", color.name());
            case GameEvent.TakebackDeclined(Instant _, Color color) ->
                node.put("type", "takebackDeclined").put("color", color.name());
            case GameEvent.TookBack(Instant _, Color color, int ply) ->
                node.put("type", "tookBack").put("color", color.name()).put("ply", ply);
            case GameEvent.Paused(Instant _, boolean anew) ->
                node.put("type", "paused").put("anew", anew);
            case GameEvent.Resumed _ -> node.put("type", "resumed");
            case GameEvent.Ended(Instant _, GameResult result) ->
                node.put("type", "ended")
                        .put("winner", result.winner().map(Color::name).orElse(null))
                        .put("black", result.black())
                        .put("white", result.white())
                        .put("reason", result.reason().name());
        }
        return node.put("at", event.at().toEpochMilli()).toString();
    }

    static GameEvent parse(String text) {
        JsonNode node = read(text);
        Instant at = Instant.ofEpochMilli(node.required("at").longValue());
        String type = node.required("type").textValue();
        return switch (type) {
            case "started" ->
                new GameEvent.Started(
                        at,
                        new GroupId(node.required("group").textValue()),
                        new BySide<>(player(node.required("black")), player(node.required("white"))),
                        settings(node));
            case "moved" ->
                new GameEvent.Moved(
                        at,
                        color(node.required("color")),
                        Square.of(node.required("square").textValue()),
                        GameEvent.By.valueOf(node.required("by").textValue()),
                        Duration.ofMillis(node.path("lag").asLong(0)));
            case "skipped" -> new GameEvent.Skipped(at, color(node.required("color")));
            case "filled" ->
                new GameEvent.Filled(
                        at,
                        color(node.required("color")),
                        GameEvent.Reason.valueOf(node.required("reason").textValue()));
            case "returned" -> new GameEvent.Returned(at, color(node.required("color")));
            case "takebackOffered" -> new GameEvent.TakebackOffered(at, color(node.required("color")));
            case "takebackDeclined" -> new GameEvent.TakebackDeclined(at, color(node.required("color")));
            case "tookBack" ->
                new GameEvent.TookBack(
                        at, color(node.required("color")), node.required("ply").intValue());
            case "paused" -> new GameEvent.Paused(at, node.required("anew").booleanValue());
            case "resumed" -> new GameEvent.Resumed(at);
            case "ended" ->
                new GameEvent.Ended(
                        at,
                        new GameResult(
                                Optional.ofNullable(node.required("winner").textValue())
                                        .map(Color::valueOf),
                                node.required("black").intValue(),
                                node.required("white").intValue(),
                                GameResult.Reason.valueOf(
                                        node.required("reason").textValue())));
            default -> throw new IllegalArgumentException("An event of type (" + type + ") is not known.");
        };
    }

    /// A game begun before settings became a text of their own has two of them as fields.
    private static Settings settings(JsonNode started) {
        return SettingsText.parse(
                started.path("settings").isTextual() ? started.path("settings").textValue() : started.toString());
    }

    private static JsonNode read(String text) {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("The event (" + text + ") cannot be read.", e);
        }
    }

    private static Color color(JsonNode node) {
        return Color.valueOf(node.textValue());
    }

    private static ObjectNode player(GamePlayer player) {
        return JSON.createObjectNode()
                .put("id", player.id().text())
                .put("name", player.name())
                .put("kind", player.kind().name());
    }

    private static GamePlayer player(JsonNode node) {
        return new GamePlayer(
                new PlayerId(node.required("id").textValue()),
                node.required("name").textValue(),
                GamePlayer.Kind.valueOf(node.required("kind").textValue()));
    }
}
