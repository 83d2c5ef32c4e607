package outflank.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import outflank.rules.Board;
import outflank.rules.Perft;
import outflank.testkit.RandomGames;

class BulkPerftTest {

    @Test
    void counts_what_the_rules_count() {
        for (int depth = 0; depth <= 7; depth++) {
            assertThat(BulkPerft.count(Board.START, depth))
                    .as("depth %d", depth)
                    .isEqualTo(Perft.count(Board.START, depth));
        }
    }

    @Test
    void counts_skips_and_ends_as_the_rules_do() {
        for (long seed = 0; seed < 200; seed++) {
            Board board = RandomGames.board(seed, 4);
            for (int depth = 0; depth <= 8; depth++) {
                assertThat(BulkPerft.count(board, depth))
                        .as("seed %d, depth %d", seed, depth)
                        .isEqualTo(Perft.count(board, depth));
            }
        }
    }
}
