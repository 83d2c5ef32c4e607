package outflank.server.page;

import java.time.LocalDate;
import java.util.List;
import outflank.server.game.Settings;
import outflank.server.text.Document;
import outflank.server.text.Document.Block.Illustration;

/// A page to read, with what the site adds to it.
public record TextView(TextPage page, Document document, SiteFacts site, Messages messages) {

    /// The last day on which the project's tests held its referee to the slow one, and this page's diagrams to both.
    private static final LocalDate CHECKED = LocalDate.of(2026, 11, 30);

    /// How many random games the tests compare.
    private static final int GAMES_COMPARED = 10_000;

    public FigureView figure(Illustration illustration) {
        return new FigureView(illustration, messages);
    }

    public List<DefaultRow> defaults() {
        return DefaultRow.of(messages);
    }

    public List<SettingRow> settings() {
        return SettingRow.of(Settings.DEFAULT, messages);
    }

    public LocalDate checkedOn() {
        return CHECKED;
    }

    public int gamesCompared() {
        return GAMES_COMPARED;
    }
}
