package outflank.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BySideTest {

    private final BySide<String> names = new BySide<>("Ana", "Ben");

    @Test
    void each_colour_finds_its_own() {
        assertThat(names.of(Color.BLACK)).isEqualTo("Ana");
        assertThat(names.of(Color.WHITE)).isEqualTo("Ben");
        assertThat(names.swapped().of(Color.BLACK)).isEqualTo("Ben");
    }

    @Test
    void one_side_changes_and_the_other_stays() {
        assertThat(names.with(Color.WHITE, "Cy")).isEqualTo(new BySide<>("Ana", "Cy"));
        assertThat(names.with(Color.BLACK, "Cy")).isEqualTo(new BySide<>("Cy", "Ben"));
        assertThat(names.map(String::length)).isEqualTo(new BySide<>(3, 3));
    }
}
