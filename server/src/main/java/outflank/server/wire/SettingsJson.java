package outflank.server.wire;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.stream.Stream;
import outflank.server.game.ClockSetting;
import outflank.server.game.Setting;
import outflank.server.game.Settings;

/// The settings of a group or game, spelt as [Setting] has it.
public record SettingsJson(
        boolean marks,
        boolean alternate,
        int turnLimit,
        String clock,
        boolean tournamentCount,
        String watch,
        int level,
        boolean winnerStays) {

    static SettingsJson of(Settings settings) {
        return new SettingsJson(
                settings.marks(),
                settings.alternate(),
                settings.turnLimit(),
                ClockSetting.text(settings.clock()),
                settings.tournamentCount(),
                settings.watch().text(),
                settings.level().number(),
                settings.winnerStays());
    }

    /// The table of settings.
    public record Table(List<Row> settings) {
        public static Table of() {
            return new Table(Stream.of(Setting.values()).map(Row::of).toList());
        }
    }

    /// One setting: how it is chosen, from what, and when a change takes effect.
    public record Row(
            String key,
            String kind,
            @JsonProperty("default") Object standard,
            List<Object> choices,
            String takesEffect,
            boolean changeable) {
        static Row of(Setting setting) {
            return new Row(
                    setting.key(),
                    Names.of(setting.kind()),
                    setting.standard(),
                    setting.choices(),
                    setting.takesEffect() == Setting.Takes.AT_ONCE ? "atOnce" : "nextGame",
                    true);
        }
    }
}
