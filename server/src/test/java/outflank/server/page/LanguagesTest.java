package outflank.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Which languages there are, and how each writes dates.
class LanguagesTest {

    private static final Language A = language("aa", List.of("aa", "xa"));
    private static final Language B = language("bb", List.of("bb"));
    private static final Language C = language("cc", List.of("cc"));

    private static Language language(String tag, List<String> accepts) {
        return new Language(tag, tag.toUpperCase(java.util.Locale.ROOT), "en", accepts, false);
    }

    private static Optional<Messages> messages(Language language, String... keys) {
        Map<String, String> texts = new TreeMap<>();
        for (String key : keys) {
            texts.put(key, key);
        }
        return Optional.of(Messages.of(language, new TreeMap<>(texts)));
    }

    @Test
    void a_language_is_offered_when_its_messages_and_its_texts_are_there() {
        Languages languages = new Languages(
                List.of(A, B, C),
                language -> language.equals(B) ? messages(B, "one") : messages(language, "one", "two"),
                language -> !language.equals(C));
        assertThat(languages.all()).containsExactly(A);
        assertThat(languages.planned()).containsExactly(B, C);
        assertThat(languages.of("bb")).isEmpty();
    }

    @Test
    void a_language_without_messages_is_not_offered() {
        Languages languages = new Languages(
                List.of(A, B), language -> language.equals(A) ? messages(A, "one") : Optional.empty(), _ -> true);
        assertThat(languages.all()).containsExactly(A);
    }

    @Test
    void a_range_of_accept_language_asks_for_a_language_by_any_of_its_names() {
        Languages languages = new Languages(List.of(A, B), language -> messages(language, "one"), _ -> true);
        assertThat(languages.accepted("XA-PH")).contains(A);
        assertThat(languages.accepted(" bb ")).contains(B);
        assertThat(languages.accepted("cc")).isEmpty();
    }

    @Test
    void the_seven_languages_are_known_in_the_order_of_the_menu() {
        assertThat(Languages.known())
                .extracting(Language::tag)
                .containsExactly("en", "fil", "ceb", "th", "lt", "mt", "ja");
        assertThat(Languages.known())
                .extracting(Language::name)
                .containsExactly("English", "Filipino", "Binisaya (Cebuano)", "ไทย", "Lietuvių", "Malti", "日本語");
        assertThat(Languages.onClassPath().accepted("tl-PH").orElseThrow().tag())
                .isEqualTo("fil");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en | 13 September 2026",
                "fil | Setyembre 13, 2026",
                "ceb | Septiyembre 13, 2026",
                "th | 13 กันยายน 2569",
                "lt | 2026 m. rugsėjo 13 d.",
                "mt | 13 ta’ Settembru 2026",
                "ja | 2026年9月13日",
            })
    void each_language_writes_a_long_date_its_own_way(String tag, String date) {
        Language language = Languages.known().stream()
                .filter(known -> known.tag().equals(tag))
                .findFirst()
                .orElseThrow();
        Messages messages = messages(language, "one").orElseThrow();
        Languages languages = new Languages(List.of(language), _ -> Optional.of(messages), _ -> true);
        Page page = Page.unlisted(
                messages, new SiteFacts(new Assets(), languages, ""), "", "/", "", "reading", new Page.Words("", ""));
        assertThat(page.date(LocalDate.of(2026, 9, 13))).isEqualTo(date);
    }

    @ParameterizedTest
    @CsvSource({"fil, 'a1, b2, c3'", "th, a1 b2 และ c3", "lt, a1 b2 ir c3", "ja, a1 b2 c3"})
    void squares_are_listed_as_each_language_does(String tag, String listed) {
        Language language = Languages.known().stream()
                .filter(known -> known.tag().equals(tag))
                .findFirst()
                .orElseThrow();
        assertThat(messages(language, "one").orElseThrow().list(List.of("a1", "b2", "c3")))
                .isEqualTo(listed);
    }
}
