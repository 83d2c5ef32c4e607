package outflank.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PositionTest {

    private static final String START = "---------------------------OX------XO--------------------------- X";

    @Test
    void is_written_a1_b1_to_h8_and_the_side_to_move() {
        assertThat(Position.START).hasToString(START);
        assertThat(Position.START.with(Color.WHITE)).hasToString(START.replace(" X", " O"));
        assertThat(Position.START.squares()).isEqualTo(START.substring(0, 64));
    }

    @Test
    void every_position_of_a_game_reads_back() {
        Game game = Transcript.parse(GameTest.WITH_A_SKIP).orThrow();
        for (int ply = 0; ply <= game.ply(); ply++) {
            Position position = game.at(ply).position();
            assertThat(Position.parse(position.toString()).orThrow()).isEqualTo(position);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "---------------------------ox------xo--------------------------- x",
                "...........................O*......*O........................... *",
                "  ---------------------------OX------XO---------------------------  X\n",
            })
    void other_common_spellings_are_understood(String text) {
        assertThat(Position.parse(text).orThrow()).isEqualTo(Position.START);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "X", "---------------------------OX------XO---------------------------"})
    void says_when_it_is_too_short(String text) {
        assertThat(Position.parse(text))
                .isEqualTo(Parsed.malformed(
                        "A position is 64 characters X, O or -, a space and the side to move, X or O; this is (" + text
                                + "), " + text.length() + " characters."));
    }

    @Test
    void says_when_it_is_too_long_and_quotes_no_more_than_80_characters() {
        assertThat(Position.parse("-".repeat(100_000)))
                .isEqualTo(Parsed.malformed(
                        "A position is 64 characters X, O or -, a space and the side to move, X or O; this is ("
                                + "-".repeat(80) + "…), 100000 characters."));
        assertThat(Position.parse(START + " X").optional()).isEmpty();
    }

    @Test
    void names_a_character_that_is_no_disc() {
        String text = START.replace("OX-", "OQ-");

        assertThat(Position.parse(text))
                .isEqualTo(Parsed.malformed("Character 29 of a position is X, O or -, not (Q), in (" + text + ")."));
    }

    @Test
    void names_a_side_that_is_none() {
        String text = START.replace(" X", " B");

        assertThat(Position.parse(text))
                .isEqualTo(Parsed.malformed("The side to move is X or O, not (B), in (" + text + ")."));
    }

    @Test
    void a_text_of_our_own_that_is_malformed_throws() {
        assertThatThrownBy(() -> Position.parse("?").orThrow())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("A position is 64 characters");
    }

    @Test
    void the_board_is_seen_by_the_side_to_move() {
        Position white = Transcript.parse("f5").orThrow().position();

        assertThat(white.board()).isEqualTo(new Board(white.white(), white.black()));
        assertThat(Position.of(white.board(), Color.WHITE)).isEqualTo(white);
        assertThat(white.at(Square.of("f5"))).contains(Color.BLACK);
        assertThat(white.at(Square.of("d4"))).contains(Color.WHITE);
        assertThat(white.at(Square.of("a1"))).isEmpty();
        assertThat(white.discs(Color.WHITE)).isEqualTo(white.white());
    }

    @Test
    void a_square_cannot_hold_both_colours() {
        assertThatThrownBy(() -> new Position(3, 1, Color.BLACK))
                .hasMessage("A square holds one disc, but both colours claim [a1].");
    }
}
