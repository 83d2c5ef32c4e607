package outflank.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.rules.Game;
import outflank.rules.Square;

class ExportsTest {

    /// Black d3 outflanks d4; d4 is White's; nothing is next to a1.
    @Test
    void says_why_a_square_is_refused_by_a_number() {
        assertThat(Exports.refusal(Game.start(), Square.of("d3").index())).isZero();
        assertThat(Exports.refusal(wipedOut(), Square.of("a1").index())).isEqualTo(1);
        assertThat(Exports.refusal(Game.start(), Square.of("d4").index())).isEqualTo(2);
        assertThat(Exports.refusal(Game.start(), Square.of("a1").index())).isEqualTo(3);
    }

    @Test
    void flips_nothing_once_the_game_is_over() {
        assertThat(Exports.toMove(wipedOut())).isEqualTo(Exports.NOBODY);
        assertThat(Exports.flips(wipedOut(), Square.of("a1").index())).isZero();
    }

    @Test
    void gives_the_turn_to_the_side_that_can_move() {
        Game game = Exports.from(Square.of("a1").bit(), Square.of("b1").bit(), Exports.WHITE);

        assertThat(Exports.toMove(game)).isEqualTo(Exports.BLACK);
    }

    @Test
    void a_draw_is_won_by_nobody() {
        Game drawn = Exports.from(Square.of("a1").bit(), Square.of("h8").bit(), Exports.BLACK);

        assertThat(Exports.winner(drawn)).isEqualTo(Exports.NOBODY);
        assertThat(Exports.winner(wipedOut())).isEqualTo(Exports.BLACK);
    }

    @Test
    void has_no_result_before_the_end() {
        assertThatThrownBy(() -> Exports.winner(Game.start()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("ply (0)");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 2})
    void there_are_two_colours(int color) {
        assertThatThrownBy(() -> Exports.supply(Game.start(), color)).hasMessageContaining("(" + color + ")");
    }

    @Test
    void reads_a_text_written_character_by_character() {
        Text text = Exports.text();
        "F5 d6".chars().forEach(character -> Exports.append(text, character));

        assertThat(Exports.transcript(Exports.read(text))).isEqualTo("f5d6");
    }

    private static Game wipedOut() {
        return Exports.from(Square.of("a1").bit(), 0, Exports.BLACK);
    }
}
