package outflank.server.page;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Which language a visitor reads: the one they chose, else the one their browser asks for, else English.
final class LanguageChoice {

    private static final String COOKIE = "lang";
    private static final int YEAR = 365 * 24 * 60 * 60;

    private final Languages languages;

    LanguageChoice(Languages languages) {
        this.languages = languages;
    }

    Language of(Context ctx) {
        return chosen(ctx).orElseGet(() -> accepted(ctx.header("Accept-Language")));
    }

    private Optional<Language> chosen(Context ctx) {
        String tag = ctx.cookie(COOKIE);
        return tag == null ? Optional.empty() : languages.of(tag);
    }

    /// The first complete language of an `Accept-Language` header, by weight, then by order.
    Language accepted(@Nullable String header) {
        if (header == null) {
            return languages.standard();
        }
        record Range(String name, double weight) {}
        List<Range> ranges = new ArrayList<>();
        for (String part : header.split(",", 20)) {
            String[] pieces = part.split(";", -1);
            ranges.add(new Range(pieces[0], weight(pieces)));
        }
        return ranges.stream()
                .filter(range -> range.weight > 0)
                .sorted(Comparator.comparingDouble(Range::weight).reversed())
                .flatMap(range -> languages.accepted(range.name).stream())
                .findFirst()
                .orElse(languages.standard());
    }

    private static double weight(String[] pieces) {
        for (int i = 1; i < pieces.length; i++) {
            String piece = pieces[i].strip();
            if (piece.startsWith("q=")) {
                try {
                    return Double.parseDouble(piece.substring(2));
                } catch (NumberFormatException _) {
                    return 0;
                }
            }
        }
        return 1;
    }

    /// Keeps a choice for a year.
    static void keep(Context ctx, Language language) {
        ctx.cookie(new Cookie(COOKIE, language.tag(), "/", YEAR, isHttps(ctx), true, null, SameSite.LAX));
    }

    private static boolean isHttps(Context ctx) {
        return ctx.scheme().equals("https");
    }
}
