package outflank.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PseudoLanguageTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Your turn | Yoouur tuurn",
                "{name} is back. | {name} iis baack.",
                "{n, plural, one {# disc of {name}} other {# discs}} | {n, plural, one {# diisc oof {name}} other {# diiscs}}",
            })
    void lengthens_words_and_nothing_else(String message, String longer) {
        assertThat(PseudoLanguage.longerMessage(message)).isEqualTo(longer);
    }

    @Test
    void is_about_two_fifths_longer_than_english() {
        int english = length(MessageFiles.texts(MessageFiles.english()).values());
        int pseudo = length(MessageFiles.texts(MessageFiles.english()).values().stream()
                .map(PseudoLanguage::longerMessage)
                .toList());
        assertThat(pseudo).isBetween(english * 125 / 100, english * 150 / 100);
    }

    private static int length(Iterable<String> texts) {
        int length = 0;
        for (String text : texts) {
            length += text.length();
        }
        return length;
    }
}
