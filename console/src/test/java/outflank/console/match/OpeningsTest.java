package outflank.console.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import outflank.console.notation.Sheet;
import outflank.rules.Board;
import outflank.rules.Parsed;
import outflank.rules.Symmetry;

class OpeningsTest {

    @Test
    void the_built_in_ones_have_eight_moves_and_are_all_different() {
        List<Sheet> openings = Openings.builtIn();

        Set<Board> boards = new HashSet<>();
        for (Sheet opening : openings) {
            Board board = opening.position().board();
            boards.add(Symmetry.canonical(board).of(board));
            assertThat(opening.turns()).hasSize(8);
        }
        assertThat(openings).hasSizeGreaterThanOrEqualTo(50);
        assertThat(boards).hasSameSizeAs(openings);
    }

    @Test
    void comments_and_empty_lines_do_not_count() {
        assertThat(Openings.parse("f", "\ufeff# all\n\n  f5 d6 % two\nF5F6\r\n").orThrow())
                .extracting(opening -> opening.turns().size())
                .containsExactly(2, 2);
    }

    @Test
    void says_where_it_stumbled() {
        assertThat(Openings.parse("f", "f5\nf5f5"))
                .isEqualTo(Parsed.malformed("f:2: the moves of an opening were expected, such as f5d6c3d3c4f4e3f6. Move"
                        + " 2 (f5) is taken already."));
        assertThat(Openings.parse("f", "# none"))
                .isEqualTo(Parsed.malformed("f:1: the moves of an opening were expected, but the file has none."));
    }

    @Test
    void a_game_that_is_over_is_no_opening() {
        assertThat(Openings.parse("f", "e6f4e3f6g5d6e7f5c5"))
                .isEqualTo(Parsed.malformed("f:1: an opening was expected, but this game is over."));
    }
}
