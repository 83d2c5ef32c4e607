package outflank.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.rules.Board;

class PerftCommandTest {

    /// White wiped out after nine moves.
    private static final String OVER = "-------------------X-------XX----XXXXXX----XX----X-------------- X";

    @Test
    void prints_nodes_and_speed_for_each_depth() {
        Outcome outcome = Outcome.of("perft", "9");

        assertThat(outcome.exit()).isZero();
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.out().lines()).hasSize(10);
        assertThat(outcome.out().lines().skip(1).map(line -> line.strip().split("\\s+")[1]))
                .containsExactly("4", "12", "56", "244", "1396", "8200", "55092", "390216", "3005288");
        assertThat(outcome.out().lines().skip(1))
                .allSatisfy(line -> assertThat(line).matches(" +\\d +\\d+ +\\d+\\.\\d{3} +\\d+"));
    }

    @Test
    void counts_from_a_position_in_one_argument_or_two() {
        String start = "---------------------------OX------XO---------------------------";

        assertThat(Outcome.of("perft", "1", start + " O").out()).contains("    1               4");
        assertThat(Outcome.of("perft", "1", start, "O").out()).contains("    1               4");
        assertThat(Outcome.of("perft", "2", OVER).out()).contains("    2               1");
    }

    @Test
    void help_says_what_the_arguments_are() {
        Outcome outcome = Outcome.of("perft", "--help");

        assertThat(outcome.exit()).isZero();
        assertThat(outcome.out()).contains("Usage: outflank perft", "DEPTH", "POSITION", "A forced pass counts");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "19", "five", "3.5", "99999999999", ""})
    void a_wrong_depth_is_one_line_and_exit_2(String depth) {
        assertThat(Outcome.of("perft", depth))
                .isEqualTo(new Outcome(
                        2,
                        "",
                        "outflank: DEPTH is a whole number from 1 to 18, not (" + depth + ")."
                                + System.lineSeparator()));
    }

    @ParameterizedTest
    @CsvSource({"XO, A position is 64 characters", "'', A position is 64 characters"})
    void a_wrong_position_is_one_line_and_exit_2(String position, String problem) {
        Outcome outcome = Outcome.of("perft", "3", position);

        assertThat(outcome.exit()).isEqualTo(2);
        assertThat(outcome.out()).isEmpty();
        assertThat(outcome.err()).startsWith("outflank: " + problem).contains("(" + position + ")");
        assertThat(outcome.err().lines()).hasSize(1);
    }

    @Test
    void takes_a_position_with_and_without_the_blank_before_its_side() {
        String squares = "-".repeat(27) + "OX------XO" + "-".repeat(27);

        assertThat(Outcome.of("perft", "2", squares + "X").lines().get(2)).matches(" +2 +12 .*");
        assertThat(Outcome.of("perft", "2", squares, "X").lines().get(2)).matches(" +2 +12 .*");
    }

    @ParameterizedTest
    @CsvSource({
        "perft 3 --fast, --fast, perft",
        "analyse --fast f5, --fast, analyse",
        "solve --fast x.obf, --fast, solve",
        "match --a x --b y --fast, --fast, match"
    })
    void an_option_that_does_not_exist_is_named_with_its_cure(String line, String option, String command) {
        Outcome.of(line.split(" "))
                .isRefusedWith("Unknown option: '" + option + "'. outflank " + command + " --help says more.");
    }

    @Test
    void other_mistakes_are_one_line_and_exit_2_too() {
        assertThat(Outcome.of("perft")).satisfies(PerftCommandTest::isOneLineAndExit2);
        assertThat(Outcome.of("perft", "3", "a", "b", "c")).satisfies(PerftCommandTest::isOneLineAndExit2);
        assertThat(Outcome.of("perft", "3", "--fast")).satisfies(PerftCommandTest::isOneLineAndExit2);
        assertThat(Outcome.of("perfect", "3")).satisfies(PerftCommandTest::isOneLineAndExit2);
        assertThat(Outcome.of()).satisfies(PerftCommandTest::isOneLineAndExit2);
    }

    @Test
    void a_count_in_branches_is_the_same_count_and_silent_off_a_terminal() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Progress progress = new Progress(new PrintStream(bytes, true, StandardCharsets.UTF_8), false);

        assertThat(new PerftRun(Board.START, 9, progress).count()).isEqualTo(3_005_288);
        assertThat(bytes.size()).isZero();
        assertThat(progress.line()).isEqualTo("perft 9 [##############################] 100 %");
    }

    private static void isOneLineAndExit2(Outcome outcome) {
        assertThat(outcome.exit()).isEqualTo(2);
        assertThat(outcome.out()).isEmpty();
        assertThat(outcome.err()).startsWith("outflank: ");
        assertThat(outcome.err().lines()).hasSize(1);
    }
}
