package outflank.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import outflank.rules.Game;
import outflank.rules.Move;
import outflank.rules.Transcript;
import outflank.testkit.RandomGames;

class AnalyseCommandTest {

    private static final String FFO_2 = "-XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOXXOOOOOXXOOX--XXOO----XXXXX- X";

    @Test
    void says_what_each_move_is_worth_what_it_lost_and_how_sure_that_is() {
        Outcome outcome = Outcome.of("analyse", "f5d6c3d3", "--depth", "4");

        assertThat(outcome.exit()).isZero();
        assertThat(outcome.lines()).hasSize(7);
        assertThat(outcome.lines().get(1))
                .matches(" +1 +Black +f5 +[+-]\\d+\\.00 +depth 4 +\\w\\d +[+-]\\d+\\.00 +depth 4 +\\d+\\.00");
        assertThat(outcome.lines().get(5)).matches("Black lost \\d+\\.00 discs in 2 moves\\.");
    }

    @Test
    void a_whole_game_ends_with_exact_scores_that_add_up_to_its_result() {
        Game game = RandomGames.game(3);
        Outcome outcome = Outcome.of("analyse", Transcript.of(game), "--depth", "4");

        List<String> moves = outcome.lines().stream()
                .filter(line -> line.matches(" *\\d+ +(Black|White) .*"))
                .toList();
        assertThat(moves).hasSize(game.ply());
        assertThat(moves.subList(game.ply() - 8, game.ply()))
                .allMatch(line -> line.split(" exact ").length == 3, "both scores are exact");
        String[] last = moves.getLast().strip().split("\\s+");
        int difference = game.result().orElseThrow().tournamentCount().black()
                - game.result().orElseThrow().tournamentCount().white();
        assertThat(Double.parseDouble(last[3])).isEqualTo(last[1].equals("Black") ? difference : -difference);
        assertThat(outcome.lines().stream()
                        .filter(line -> line.matches(" +(Black|White) +--"))
                        .count())
                .isEqualTo(game.moves().stream().filter(Move::skipsOpponent).count());
        assertThat(outcome.lines().getLast())
                .isEqualTo("The game ended " + (64 + difference) / 2 + "-" + (64 - difference) / 2 + " (Black-White).");
    }

    @Test
    void no_move_gains_on_the_best_one() {
        Outcome outcome = Outcome.of("analyse", Transcript.of(RandomGames.game(8)), "--depth", "2");

        assertThat(outcome.lines()).noneMatch(line -> line.matches(".* -\\d+\\.\\d\\d$"));
    }

    @Test
    void ranks_the_moves_of_a_position() {
        Outcome outcome = Outcome.of("analyse", FFO_2);

        assertThat(outcome.lines().stream().skip(1).map(line -> line.strip().split("\\s+")[2]))
                .containsExactly("+10.00", "+0.00", "-6.00", "-8.00", "-12.00", "-14.00", "-14.00", "-24.00");
        assertThat(outcome.lines().get(1)).matches(" +1  a4 +\\+10\\.00  exact +0\\.00  a4.*");
        assertThat(outcome.lines().get(8)).matches(" +8  h2 +-24\\.00  exact +34\\.00  h2.*");
    }

    @Test
    void knows_skips_and_finished_games() {
        assertThat(Outcome.of("analyse", "X".repeat(62) + "O-", "O").out())
                .startsWith("White is skipped; these are the moves of Black.")
                .contains("h8");
        assertThat(Outcome.of("analyse", "X".repeat(63) + "OX").out())
                .isEqualTo("The game is over: 63-1 (Black-White)." + System.lineSeparator());
    }

    @Test
    void a_score_that_ran_out_of_time_is_not_called_exact() {
        Outcome outcome = Outcome.of("analyse", "f5", "--depth", "60", "--time", "0.05");

        assertThat(outcome.exit()).isZero();
        assertThat(outcome.lines().get(1)).doesNotContain("exact");
    }

    @Test
    void what_it_cannot_read_is_one_line_and_exit_2() {
        Outcome.of("analyse", "f5d6a1").isRefusedWith("Move 3 (a1) outflanks nothing.");
        Outcome.of("analyse", "f5d6k9")
                .isRefusedWith("Move 3 is not a square, at (k9). Moves are a1 to h8, one after another.");
        assertThat(Outcome.of("analyse", "what").err())
                .startsWith("outflank: A game such as f5d6c3 or a position is analysed: ");
        assertThat(Outcome.of("analyse").exit()).isEqualTo(2);
        Outcome.of("analyse", "f5", "--depth", "61").isRefusedWith("--depth is a whole number from 1 to 60, not (61).");
        Outcome.of("analyse", "f5", "--time", "0")
                .isRefusedWith("--time is a number of seconds, such as 10 or 0.5, not (0).");
        Outcome.of("analyse", "f5", "--time", "NaN")
                .isRefusedWith("--time is a number of seconds, such as 10 or 0.5, not (NaN).");
    }
}
