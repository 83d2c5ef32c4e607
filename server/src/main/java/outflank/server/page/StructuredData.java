package outflank.server.page;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Map;
import outflank.server.text.Document;

/// What search engines read of a page as JSON-LD, in the words of schema.org: only what the page itself says.
final class StructuredData {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String CONTEXT = "https://schema.org";

    private StructuredData() {}

    /// The site as something to play with, which costs nothing.
    static String application(Messages messages, String address, String description) {
        return json(Map.of(
                "@context",
                CONTEXT,
                "@type",
                "WebApplication",
                "name",
                "Outflank",
                "url",
                address,
                "description",
                description,
                "applicationCategory",
                "GameApplication",
                "operatingSystem",
                "Any",
                "inLanguage",
                messages.language().tag(),
                "isAccessibleForFree",
                true,
                "offers",
                Map.of("@type", "Offer", "price", "0", "priceCurrency", "EUR")));
    }

    /// The questions of a page; empty if it has none.
    static String questions(Messages messages, Document document) {
        List<Map<String, Object>> questions = document.questions().stream()
                .map(question -> Map.<String, Object>of(
                        "@type",
                        "Question",
                        "name",
                        question.asked(),
                        "acceptedAnswer",
                        Map.of("@type", "Answer", "text", question.answer())))
                .toList();
        return questions.isEmpty()
                ? ""
                : json(Map.of(
                        "@context",
                        CONTEXT,
                        "@type",
                        "FAQPage",
                        "inLanguage",
                        messages.language().tag(),
                        "mainEntity",
                        questions));
    }

    private static String json(Map<String, Object> data) {
        try {
            return JSON.writeValueAsString(data).replace("<", "\\u003c");
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
