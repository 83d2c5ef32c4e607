package outflank.server.page;

import java.util.Locale;

/// The pages that are read.
public enum TextPage {
    RULES,
    HOW,
    ABOUT,
    PRIVACY;

    /// The last part of its address, and the name of its file.
    public String slug() {
        return name().toLowerCase(Locale.ROOT);
    }
}
