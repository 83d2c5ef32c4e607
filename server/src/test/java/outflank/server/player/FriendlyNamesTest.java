package outflank.server.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import outflank.rules.Parsed;

class FriendlyNamesTest {

    @ParameterizedTest
    @CsvSource({"en, 3000", "fil, 3000", "ceb, 3000", "th, 1500", "lt, 1500", "mt, 1500", "ja, 1500"})
    void every_language_has_many_names_and_each_of_them_is_one(String language, int least) {
        List<String> names = NameWords.of(language).orElseThrow().all().toList();
        assertThat(names).hasSizeGreaterThanOrEqualTo(least).doesNotHaveDuplicates();
        assertThat(names)
                .as("what can be typed as a name, and would not pass for the computer")
                .allMatch(name -> PlayerName.parse(name).equals(Parsed.value(new PlayerName(name))));
    }

    @ParameterizedTest
    @CsvSource({
        "en, Happy Otter",
        "fil, Masayang Usa",
        "ceb, Malipayong Iring",
        "th, แมวใจดี",
        "lt, Greita Lapė",
        "ja, やさしいネコ"
    })
    void words_are_joined_as_the_language_does_it(String language, String name) {
        assertThat(NameWords.of(language).orElseThrow().all()).contains(name);
    }

    @Test
    void the_words_of_one_gender_stay_together() {
        assertThat(NameWords.of("mt").orElseThrow().all())
                .contains("Qattus Ferħan", "Warda Sabiħa")
                .doesNotContain("Warda Sabiħ");
    }

    @Test
    void the_first_language_with_names_is_taken_else_english() {
        FriendlyNames names = new FriendlyNames(new SplittableRandom(3));
        assertThat(NameWords.of("th").orElseThrow().all())
                .contains(names.next(List.of("xx", "th", "en")).text());
        assertThat(NameWords.of("en").orElseThrow().all())
                .contains(names.next(List.of()).text())
                .contains(names.next(List.of("../en")).text());
    }

    @Test
    void names_do_not_come_again_soon() {
        FriendlyNames names = new FriendlyNames(new SplittableRandom(7));
        Set<PlayerName> given = new HashSet<>();
        for (int i = 0; i < 4_000; i++) {
            assertThat(given.add(names.next(List.of("en")))).isTrue();
        }
        for (int i = 0; i < 20_000; i++) {
            given.add(names.next(List.of("en")));
        }
        assertThat(given).hasSizeGreaterThan(7_000);
    }

    @Test
    void a_block_of_words_has_two_lines() {
        assertThatThrownBy(() -> NameWords.parse("Red, Blue\nFox\n\nGreen\n")).hasMessageContaining("(1)");
    }
}
