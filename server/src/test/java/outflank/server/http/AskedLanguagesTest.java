package outflank.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AskedLanguagesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "th | th",
                "lt-LT,lt;q=0.9,en;q=0.8 | lt en",
                "en;q=0.5, mt | mt en",
                "tl-PH,fil;q=0.9,en;q=0.8 | fil en",
                "en;q=0, ja | ja",
            })
    void are_asked_for_by_weight(String header, String tags) {
        assertThat(AskedLanguages.of(header)).containsExactly(tags.split(" "));
    }

    @Test
    void what_cannot_be_read_asks_for_none() {
        assertThat(AskedLanguages.of("th;q=much")).isEqualTo(List.of());
        assertThat(AskedLanguages.of((String) null)).isEqualTo(List.of());
        assertThat(AskedLanguages.of("\u0000")).isEqualTo(List.of());
    }
}
