package outflank.server.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import outflank.server.text.Document;
import outflank.server.text.DocumentReader;
import outflank.server.text.RulesForm;

/// All texts of all languages, read once. A text with a fault stops the start.
final class TextPages {

    private final Map<String, Map<TextPage, Document>> documents = new HashMap<>();

    /// @param languages those that have texts
    /// @throws outflank.server.text.TextFault if a text is not written as texts are
    static TextPages of(Languages languages) {
        return of(languages, TextPages::onClassPath);
    }

    /// @param source where texts come from
    static TextPages of(Languages languages, Source source) {
        TextPages pages = new TextPages();
        for (Language language : languages.all()) {
            Map<TextPage, Document> read = new EnumMap<>(TextPage.class);
            for (TextPage page : TextPage.values()) {
                String text = source.of(language, page)
                        .orElseThrow(
                                () -> new IllegalStateException("There is no text (" + file(language, page) + ")."));
                read.put(page, read(language, page, text));
            }
            pages.documents.put(language.tag(), read);
        }
        return pages;
    }

    /// Where texts come from.
    @FunctionalInterface
    interface Source {
        Optional<String> of(Language language, TextPage page);
    }

    static Document read(Language language, TextPage page, String text) {
        String file = "web/src/main" + file(language, page);
        Document document = new DocumentReader(file, text, new SitePages(language, page), language.joinsLines()).read();
        if (page == TextPage.RULES) {
            RulesForm.check(file, document);
        }
        return document;
    }

    /// Whether a language has all pages to read.
    static boolean areWritten(Language language) {
        return Arrays.stream(TextPage.values())
                .allMatch(page -> TextPages.class.getResource(file(language, page)) != null);
    }

    static Optional<String> onClassPath(Language language, TextPage page) {
        try (InputStream in = TextPages.class.getResourceAsStream(file(language, page))) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("The text (" + file(language, page) + ") cannot be read.", e);
        }
    }

    private static String file(Language language, TextPage page) {
        return "/texts/" + language.tag() + "/" + page.slug() + ".md";
    }

    Document of(Language language, TextPage page) {
        return Objects.requireNonNull(
                Objects.requireNonNull(documents.get(language.tag())).get(page));
    }
}
