package outflank.server.page;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import outflank.server.text.Document;

/// Pages made without a server, and what stands in them.
final class SamplePages {

    private static final Pattern ID = Pattern.compile(" id=\"([^\"]+)\"");
    private static final Pattern LINK = Pattern.compile("<a [^>]*href=\"([^\"]+)\"");
    private static final Shown SHOWN = new Shown();

    private SamplePages() {}

    /// A page to read in a language that may have no messages yet: then they are another's.
    static String html(Language language, TextPage which, Document document, Messages messages) {
        Messages own = Messages.of(language, MessageFiles.texts(messages.language()));
        Languages languages =
                new Languages(List.of(language), _ -> java.util.Optional.of(own), Predicate.not(_ -> false));
        SiteFacts site = new SiteFacts(new Assets(), languages, "");
        Page page = new Page(
                own,
                site,
                "https://outflank.example",
                "/" + language.tag() + "/" + which.slug(),
                which == TextPage.RULES ? "rules" : "",
                "reading",
                document.title(),
                document.description(),
                true,
                Page.COMMON_PICTURE,
                StructuredData.questions(own, document));
        return SHOWN.html("text.jte", Map.of("page", page, "view", new TextView(which, document, site, own)));
    }

    static List<String> anchors(String html) {
        return found(ID, html);
    }

    static List<String> links(String html) {
        return found(LINK, html);
    }

    private static List<String> found(Pattern pattern, String html) {
        return pattern.matcher(html)
                .results()
                .map((MatchResult match) -> match.group(1).replace("&amp;", "&"))
                .toList();
    }
}
