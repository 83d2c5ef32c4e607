package outflank.server.page;

import com.ibm.icu.util.ULocale;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// A language the site is complete in.
public enum Language {
    EN("en", "English", ULocale.forLanguageTag("en-GB")),
    FIL("fil", "Filipino", ULocale.forLanguageTag("fil"));

    /// The languages that are to come; their addresses lead to English until then.
    static final Set<String> PLANNED = Set.of("ceb", "th", "lt", "mt", "ja");

    private final String tag;
    private final String ownName;
    private final ULocale locale;

    Language(String tag, String ownName, ULocale locale) {
        this.tag = tag;
        this.ownName = ownName;
        this.locale = locale;
    }

    /// The part of a page's address and the value of `lang`.
    public String tag() {
        return tag;
    }

    /// What its speakers call it.
    public String ownName() {
        return ownName;
    }

    /// What numbers, dates and plurals follow.
    ULocale locale() {
        return locale;
    }

    public static Optional<Language> of(String tag) {
        for (Language language : values()) {
            if (language.tag.equals(tag)) {
                return Optional.of(language);
            }
        }
        return Optional.empty();
    }

    /// The language a range of `Accept-Language` asks for: `en-US`, `fil`, `tl` …
    static Optional<Language> accepted(String range) {
        String primary = range.strip().toLowerCase(Locale.ROOT).split("-", 2)[0];
        return of(primary.equals("tl") ? "fil" : primary);
    }
}
