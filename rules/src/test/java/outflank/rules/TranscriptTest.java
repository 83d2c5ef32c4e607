package outflank.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TranscriptTest {

    private static final String BEFORE_THE_SKIP = GameTest.WITH_A_SKIP.substring(0, GameTest.WITH_A_SKIP.length() - 2);

    @Test
    void a_game_reads_back_from_its_text() {
        Game game = Transcript.parse(GameTest.WITH_A_SKIP).orThrow();

        assertThat(Transcript.of(game)).isEqualTo(GameTest.WITH_A_SKIP);
        assertThat(Transcript.of(Game.start())).isEmpty();
        assertThat(Transcript.parse("").orThrow()).isEqualTo(Game.start());
    }

    @Test
    void a_known_game_stands_18_to_7_with_white_to_move() {
        Game game =
                Transcript.parse("f5d6c3d3c4f4f6f3e6e7d7g6f8f7g5h6h4g4h3h5h7").orThrow();

        assertThat(game.position().count()).isEqualTo(new BySide<>(18, 7));
        assertThat(game.toMove()).contains(Color.WHITE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"F5D6C3", "f5 d6 c3", "  f5\n d6\tC3 ", "F5d6 c3"})
    void case_and_white_space_between_moves_do_not_matter(String text) {
        assertThat(Transcript.parse(text).orThrow())
                .isEqualTo(Transcript.parse("f5d6c3").orThrow());
    }

    @ParameterizedTest
    @ValueSource(strings = {"--", "pass", "ps", "PS", "Pass", " -- ", " pass "})
    void a_skip_may_be_written_where_it_happened(String pass) {
        Game game = Transcript.parse(BEFORE_THE_SKIP + pass + "h2").orThrow();

        assertThat(Transcript.of(game)).isEqualTo(GameTest.WITH_A_SKIP);
        assertThat(Transcript.parse(BEFORE_THE_SKIP + pass)).isEqualTo(Transcript.parse(BEFORE_THE_SKIP));
        assertThat(Transcript.parse(
                        pass + "h2", Transcript.parse(BEFORE_THE_SKIP).orThrow()))
                .as("going on from the game so far")
                .isEqualTo(Transcript.parse(GameTest.WITH_A_SKIP));
    }

    @Test
    void a_skip_may_be_written_before_the_first_move_if_the_first_side_cannot_move() {
        Game game = Game.from(Draw.of("OX------" + "-".repeat(56), Color.BLACK));

        assertThat(Transcript.parse("--c1", game).orThrow().result()).contains(new Result(0, 3));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    f5d6c9     | Move 3 is not a square, at (c9). Moves are a1 to h8, one after another.
                    f5d        | Move 2 is not a square, at (d). Moves are a1 to h8, one after another.
                    f5 hello world, how are you | Move 2 is not a square, at (hello world,…). Moves are a1 to h8, one after another.
                    f5f5       | Move 2 (f5) is taken already.
                    F5A1       | Move 2 (a1) outflanks nothing.
                    f5--d6     | A pass is written before move 2, where no one is skipped, at (--d6).
                    pass       | A pass is written before move 1, where no one is skipped, at (pass).
                    e6f4e3f6g5d6e7f5c5a1 | Move 10 (a1) comes after the end of the game.
                    e6f4e3f6g5d6e7f5c5-- | A pass is written before move 10, where no one is skipped, at (--).
                    """)
    void says_what_is_wrong_and_where(String text, String problem) {
        assertThat(Transcript.parse(text)).isEqualTo(Parsed.malformed(problem));
    }

    @Test
    void one_skip_is_written_once() {
        assertThat(Transcript.parse(BEFORE_THE_SKIP + "----h2"))
                .isEqualTo(Parsed.malformed("A pass is written before move 60, where no one is skipped, at (--h2)."));
    }
}
