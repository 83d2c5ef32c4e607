package outflank.server.page;

import com.ibm.icu.util.ULocale;
import java.util.List;

/// A language of the site, as its entry in `languages.json` says.
///
/// @param tag the part of a page's address and the value of `lang`
/// @param name what its speakers call it
/// @param locale what numbers, dates and plurals follow
/// @param accepts the primary tags of `Accept-Language` that ask for it, its own first; search engines are told of all
/// @param joinsLines whether a line end in a text means nothing, as in Japanese, where it is a space elsewhere
public record Language(String tag, String name, String locale, List<String> accepts, boolean joinsLines) {

    public Language {
        if (!tag.matches("[a-z]{2,8}") || !accepts.contains(tag)) {
            throw new IllegalArgumentException(
                    "A language has a tag such as fil and accepts it; this one is (" + tag + ", " + accepts + ").");
        }
        accepts = List.copyOf(accepts);
    }

    ULocale icu() {
        return ULocale.forLanguageTag(locale);
    }
}
