package outflank.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import outflank.rules.Board;
import outflank.testkit.RandomGames;

class TranspositionTableTest {

    private final TranspositionTable table = new TranspositionTable();

    @Test
    void gives_back_what_was_stored() {
        Board board = RandomGames.board(1, 30);
        table.store(board.player(), board.opponent(), 30, -6400, 6400, TranspositionTable.NO_MOVE);
        table.store(board.player(), board.opponent(), 17, -1234, -99, 63);

        int entry = table.find(board.player(), board.opponent());
        assertThat(entry).isNotEqualTo(TranspositionTable.NONE);
        assertThat(table.depth(entry)).isEqualTo(17);
        assertThat(table.lower(entry)).isEqualTo(-1234);
        assertThat(table.upper(entry)).isEqualTo(-99);
        assertThat(table.move(entry)).isEqualTo(63);
    }

    @Test
    void never_takes_one_position_for_another() {
        for (long seed = 0; seed < 2_000; seed++) {
            Board board = RandomGames.board(seed, 20 + (int) (seed % 20));
            assertThat(table.find(board.opponent(), board.player())).isEqualTo(TranspositionTable.NONE);
            table.store(board.player(), board.opponent(), 1, (int) seed, (int) seed, 0);
            assertThat(table.lower(table.find(board.player(), board.opponent())))
                    .isEqualTo((int) seed);
        }
    }

    @Test
    void knows_nothing_after_it_was_cleared() {
        table.store(1, 2, 3, 4, 5, 6);
        table.clear();

        assertThat(table.find(1, 2)).isEqualTo(TranspositionTable.NONE);
    }
}
