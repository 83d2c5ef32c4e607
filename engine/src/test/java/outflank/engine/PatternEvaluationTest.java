package outflank.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import outflank.rules.Board;
import outflank.rules.Symmetry;
import outflank.testkit.RandomGames;

class PatternEvaluationTest {

    private final PatternEvaluation evaluation = new PatternEvaluation(PatternWeights.shipped());

    @Test
    void all_eight_images_are_worth_the_same() {
        for (long seed = 0; seed < 500; seed++) {
            Board board = RandomGames.board(seed, 5 + (int) (seed % 50));
            int worth = evaluation.of(board.player(), board.opponent());
            for (Symmetry symmetry : Symmetry.values()) {
                Board image = symmetry.of(board);
                assertThat(evaluation.of(image.player(), image.opponent()))
                        .as("%s of seed %d", symmetry, seed)
                        .isEqualTo(worth);
            }
        }
    }

    @Test
    void expects_about_what_best_play_brings() {
        Searcher searcher = new Searcher(4);
        double squares = 0;
        int boards = 300;
        for (long seed = 0; seed < boards; seed++) {
            Board board = RandomGames.board(seed, 12);
            double error = searcher.solve(board, Stop.NEVER).score() / 100.0
                    - evaluation.discs(board.player(), board.opponent());
            squares += error * error;
        }

        assertThat(Math.sqrt(squares / boards)).isLessThan(14);
    }
}
