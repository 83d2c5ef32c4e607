package outflank.console.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.rules.Color;
import outflank.rules.Parsed;
import outflank.rules.Position;
import outflank.rules.Square;

class ObfFileTest {

    private static final String SQUARES = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X--------";
    private static final Position POSITION = Position.parse(SQUARES + " X").orThrow();

    private static List<ObfLine> read(String text) {
        return ObfFile.parse("file.obf", text).orThrow();
    }

    private static String problem(String text) {
        return switch (ObfFile.parse("file.obf", text)) {
            case Parsed.Malformed<List<ObfLine>>(String problem) -> problem;
            case Parsed.Value<List<ObfLine>>(List<ObfLine> lines) -> "read as " + lines;
        };
    }

    @Test
    void reads_a_position_with_its_moves_and_their_scores() {
        ObfLine line = read(SQUARES + " X; A2:+38; c7:36; D8:+34;").getFirst();

        assertThat(line)
                .isEqualTo(new ObfLine(
                        1,
                        POSITION,
                        Map.of(Square.of("a2"), 38, Square.of("c7"), 36, Square.of("d8"), 34),
                        OptionalInt.empty()));
        assertThat(line.score()).hasValue(38);
    }

    @ParameterizedTest
    @ValueSource(strings = {" X", "X", " X;", "*", " b ;", "  x", "\tX % a comment", " X; % a comment; a1:+2"})
    void takes_the_side_to_move_in_all_its_forms(String side) {
        assertThat(read(SQUARES + side).getFirst().position()).isEqualTo(POSITION);
    }

    @Test
    void takes_other_letters_for_discs_and_blanks_anywhere() {
        String other = SQUARES.replace('X', 'b').replace('O', 'W').replace('-', '.');
        String spaced = other.replaceAll("(.{8})", "$1 | ");

        assertThat(read(spaced + " w").getFirst().position()).isEqualTo(POSITION.with(Color.WHITE));
    }

    @Test
    void takes_a_position_drawn_over_several_lines() {
        String drawn = SQUARES.replaceAll("(.{8})", "$1\n");

        List<ObfLine> lines = read("% drawn\n" + drawn + "X; A2:+38;\n\n" + SQUARES + " O\n");

        assertThat(lines).extracting(ObfLine::number).containsExactly(2, 12);
        assertThat(lines.getFirst().position()).isEqualTo(POSITION);
        assertThat(lines.getFirst().score()).hasValue(38);
    }

    @Test
    void knows_lines_that_give_only_a_score_and_scores_that_are_not_known() {
        assertThat(read(SQUARES + " X; <+38>;").getFirst().score()).hasValue(38);
        assertThat(read(SQUARES + " X; A2:+38; --:-127;").getFirst().score()).hasValue(38);
        assertThat(read(SQUARES + " X; --:-127").getFirst().score()).isEmpty();
        assertThat(read(SQUARES + " X;").getFirst().score()).isEmpty();
    }

    @Test
    void passes_over_comments_empty_lines_a_byte_order_mark_and_the_end_of_a_script() {
        String text = "\ufeff% first\r\n\r\n" + SQUARES + " X\r\n% End of the endgame script\r\n";

        assertThat(read(text)).extracting(ObfLine::number).containsExactly(3);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            hello           | a position of 64 squares X, O or - and the side to move was expected, not (hello), which has 1 squares.
            SQUARES         | a position of 64 squares X, O or - and the side to move was expected; the side, X or O, is missing after (SQUARES).
            SQUARES X A2:+3 | `;` was expected after the side to move, not (A2:+3)
            SQUARES X; A1:+2| a move that is legal here was expected, not (A1).
            SQUARES X; A2+38| a move with its score, such as g8:+18, or a score alone, such as <+18>, was expected, not (A2+38).
            SQUARES X; A2:  | a move with its score, such as g8:+18, or a score alone, such as <+18>, was expected, not (A2:).
            """)
    void says_where_it_stumbled_and_what_was_expected(String line, String problem) {
        assertThat(problem("% comment\n" + line.replace("SQUARES", SQUARES)))
                .startsWith("file.obf:2: " + problem.replace("SQUARES", SQUARES));
    }

    @Test
    void a_line_that_is_too_short_does_not_swallow_the_next() {
        assertThat(problem(SQUARES.substring(1) + " X\n" + SQUARES + " X\n")).startsWith("file.obf:1: ");
        assertThat(problem(""))
                .isEqualTo("file.obf:1: a position of 64 squares X, O or - and the side to move was"
                        + " expected, but the file has none.");
    }
}
