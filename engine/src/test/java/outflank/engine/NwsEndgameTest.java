package outflank.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import outflank.rules.Board;
import outflank.testkit.RandomGames;

class NwsEndgameTest {

    private final NwsEndgame endgame = new NwsEndgame(new MoveOrder());

    @Test
    void every_window_is_answered_on_the_right_side() {
        for (long seed = 0; seed < 400; seed++) {
            Board board = RandomGames.board(seed, 1 + (int) (seed % 7));
            int score = PlainSearch.score(board);
            for (int alpha = -64; alpha < 64; alpha++) {
                int bound = endgame.score(board.player(), board.opponent(), alpha);
                if (score > alpha) {
                    assertThat(bound).as("seed %d, alpha %d", seed, alpha).isBetween(alpha + 1, score);
                } else {
                    assertThat(bound).as("seed %d, alpha %d", seed, alpha).isBetween(score, alpha);
                }
            }
        }
    }

    @Test
    void a_window_that_moves_up_and_one_that_moves_down_meet() {
        for (long seed = 0; seed < 100; seed++) {
            Board board = RandomGames.board(seed, 11);
            endgame.forget();
            int up = -64;
            while (up < 64 && endgame.score(board.player(), board.opponent(), up) > up) {
                up++;
            }
            endgame.forget();
            int down = 64;
            while (down > -64 && endgame.score(board.player(), board.opponent(), down - 1) < down) {
                down--;
            }
            assertThat(up).as("seed %d", seed).isEqualTo(down);
        }
    }
}
