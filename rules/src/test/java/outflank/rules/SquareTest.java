package outflank.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SquareTest {

    @Test
    void every_square_reads_back_from_its_name_in_either_case() {
        for (int index = 0; index < 64; index++) {
            Square square = Square.of(index);
            assertThat(Square.of(square.name())).isEqualTo(square);
            assertThat(Square.of(square.name().toUpperCase(Locale.ROOT))).isEqualTo(square);
        }
    }

    @Test
    void letters_are_columns_and_numbers_are_rows_from_the_top() {
        Square c2 = Square.of("c2");

        assertThat(c2.column()).isEqualTo(2);
        assertThat(c2.row()).isEqualTo(1);
        assertThat(c2.index()).isEqualTo(10);
        assertThat(c2.bit()).isEqualTo(1L << 10);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "i1", "a0", "a9", "k9", "11", "a10", " a1", "ä1"})
    void no_such_square(String name) {
        assertThat(Square.parse(name))
                .isEqualTo(Parsed.malformed(
                        "No such square (" + name + "). Squares are a1 to h8: a letter, then a number."));
    }

    @Test
    void a_wrong_index_throws() {
        assertThatThrownBy(() -> new Square(64)).hasMessage("A square's index is 0 to 63, not (64).");
        assertThatThrownBy(() -> new Square(-1)).hasMessage("A square's index is 0 to 63, not (-1).");
        assertThatThrownBy(() -> Square.of("z9")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_mask_lists_its_squares_a1_first() {
        assertThat(Square.in(Draw.mask("h8", "a1", "b3")))
                .hasToString("[a1, b3, h8]")
                .isSorted();
        assertThat(Square.in(0)).isEmpty();
    }
}
