package outflank.server.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import outflank.server.game.Setting;
import outflank.server.game.Settings;
import outflank.server.game.SettingsChange;

/// Settings as they are written to disk: a JSON object with a field for each [Setting]. What is missing in an older
/// text is as by default.
final class SettingsText {

    private static final JsonMapper JSON = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private SettingsText() {}

    static String of(Settings settings) {
        ObjectNode node = JSON.createObjectNode();
        for (Setting setting : Setting.values()) {
            node.putPOJO(setting.key(), setting.in(settings));
        }
        return node.toString();
    }

    static Settings parse(String text) {
        try {
            return JSON.readValue(text, SettingsChange.class).applyTo(Settings.DEFAULT);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("The settings (" + text + ") cannot be read.", e);
        }
    }
}
