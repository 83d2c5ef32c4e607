package outflank.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class PerftTest {

    @ParameterizedTest(name = "perft {0} is {1}")
    @CsvFileSource(resources = "perft.csv", numLinesToSkip = 1)
    void counts_the_known_number_of_games(int depth, long leaves) {
        assertThat(Perft.count(Board.START, depth)).isEqualTo(leaves);
    }

    @Test
    void a_finished_game_is_one_leaf_at_any_depth() {
        Board over = Transcript.parse("e6f4e3f6g5d6e7f5c5").orThrow().position().board();

        assertThat(Perft.count(over, 1)).isEqualTo(1);
        assertThat(Perft.count(over, 7)).isEqualTo(1);
    }

    @Test
    void a_forced_pass_is_a_ply() {
        // A disc of the player on b1, the opponent's on a1: only the opponent can outflank, on c1.
        Board skipped = new Board(Draw.mask("b1"), Draw.mask("a1"));

        assertThat(skipped.canMove()).isFalse();
        assertThat(skipped.passed().canMove()).isTrue();
        assertThat(Perft.count(skipped, 1)).isEqualTo(1);
        assertThat(Perft.count(skipped, 2)).isEqualTo(Perft.count(skipped.passed(), 1));
    }
}
