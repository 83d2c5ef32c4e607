package outflank.server.page;

import java.util.ArrayList;
import java.util.List;
import outflank.server.game.Setting;
import outflank.server.game.Settings;
import outflank.server.steward.Away;

/// What a game is like before anyone changes anything: the settings as they are at first, and what no one can
/// set.
public record DefaultRow(String name, String value) {

    static List<DefaultRow> of(Messages messages) {
        List<DefaultRow> rows = new ArrayList<>();
        rows.add(fixed("players", messages));
        rows.add(fixed("size", messages));
        for (SettingRow setting : SettingRow.of(Settings.DEFAULT, messages)) {
            if (!setting.key().equals(Setting.TOURNAMENT_COUNT.key())
                    && !setting.key().equals(Setting.LEVEL.key())) {
                rows.add(new DefaultRow(setting.name(), setting.standard()));
            }
        }
        rows.add(new DefaultRow(
                messages.text("page.defaults.away"),
                messages.text(
                        "page.defaults.away.value", "lost", Away.LOST.toSeconds(), "closed", Away.CLOSED.toSeconds())));
        rows.add(fixed("draws", messages));
        rows.add(fixed("source", messages));
        return rows;
    }

    private static DefaultRow fixed(String key, Messages messages) {
        return new DefaultRow(messages.text("page.defaults." + key), messages.text("page.defaults." + key + ".value"));
    }
}
