package outflank.server.http;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Locale.LanguageRange;
import org.jspecify.annotations.Nullable;

/// The languages that a call asks for in its header `Accept-Language`. The site's own pages put in theirs.
final class AskedLanguages {

    private static final int MOST = 10;

    private AskedLanguages() {}

    /// Their primary tags, the one liked best first; none if the header is missing or cannot be read.
    static List<String> of(HttpServletRequest request) {
        return of(request.getHeader("Accept-Language"));
    }

    static List<String> of(@Nullable String header) {
        if (header == null) {
            return List.of();
        }
        try {
            return LanguageRange.parse(header).stream()
                    .filter(range -> range.getWeight() > 0)
                    .map(range -> range.getRange().split("-", 2)[0])
                    // Filipino is asked for by either tag
                    .map(tag -> tag.equals("tl") ? "fil" : tag)
                    .distinct()
                    .limit(MOST)
                    .toList();
        } catch (IllegalArgumentException _) {
            return List.of();
        }
    }
}
