package outflank.console.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import outflank.console.notation.Sheet;

class NboardRivalTest {

    @Test
    void writes_clocks_in_digits_that_programs_read_whatever_the_language_of_the_system() {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.of("ar", "EG"));
        try {
            assertThat(NboardRival.ggf(Played.of(Sheet.START), Optional.of(65.0)))
                    .contains("TI[01:05]");
            assertThat(NboardRival.ggf(Played.of(Sheet.START), Optional.of(0.5)))
                    .contains("TI[00:00.50]");
        } finally {
            Locale.setDefault(before);
        }
    }
}
