package outflank.server.page;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import outflank.server.game.ClockSetting;
import outflank.server.game.Setting;
import outflank.server.game.Settings;

/// A setting of a group in words, as it is read where no script runs.
///
/// @param key the setting's name in the keys of messages
public record SettingRow(String key, String name, String what, String standard, String value, boolean isForNextGame) {

    static List<SettingRow> of(Settings settings, Messages messages) {
        return Arrays.stream(Setting.values())
                .map(setting -> new SettingRow(
                        setting.key(),
                        messages.text("setting." + setting.key()),
                        messages.text("setting." + setting.key() + ".what"),
                        words(setting, setting.standard(), messages),
                        words(setting, setting.in(settings), messages),
                        setting.takesEffect() == Setting.Takes.NEXT_GAME))
                .toList();
    }

    private static String words(Setting setting, Object value, Messages messages) {
        return switch (setting.kind()) {
            case SWITCH -> messages.text(value.equals(true) ? "settings.on" : "settings.off");
            case LEVEL -> messages.text("level." + value + ".name");
            case CLOCK -> clock(ClockSetting.parse(value.toString()), messages);
            case CHOICE -> choice(setting, value, messages);
        };
    }

    private static String clock(Optional<ClockSetting> clock, Messages messages) {
        return clock.map(set -> messages.text("settings.clock", "minutes", set.minutes(), "seconds", set.increment()))
                .orElseGet(() -> messages.text("settings.none"));
    }

    private static String choice(Setting setting, Object value, Messages messages) {
        if (value instanceof Integer seconds) {
            return seconds == 0
                    ? messages.text("settings.none")
                    : messages.text("settings.seconds", "seconds", seconds);
        }
        return messages.text("setting." + setting.key() + "." + value);
    }
}
