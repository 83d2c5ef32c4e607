package outflank.server.game;

import org.jspecify.annotations.Nullable;

/// New values for some of the settings; what is null stays as it is.
public record SettingsChange(
        @Nullable Boolean marks, @Nullable Boolean alternate) {

    public static final SettingsChange NONE = new SettingsChange(null, null);

    public Settings applyTo(Settings settings) {
        return new Settings(
                marks == null ? settings.marks() : marks, alternate == null ? settings.alternate() : alternate);
    }
}
