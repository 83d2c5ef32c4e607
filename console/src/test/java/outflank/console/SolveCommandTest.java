package outflank.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import outflank.testkit.Ffo;

class SolveCommandTest {

    private static final String FFO_1 = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";

    @TempDir
    Path folder;

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("positions.obf"), text).toString();
    }

    private static String obf(Ffo ffo) {
        return ffo.position() + "; "
                + ffo.scores().entrySet().stream()
                        .map(move -> "%s:%+d;".formatted(move.getKey(), move.getValue()))
                        .collect(Collectors.joining(" "));
    }

    @Test
    void solves_what_fforum_has_published() throws IOException {
        List<Ffo> positions = Ffo.all().subList(0, 24);
        String text = positions.stream().map(SolveCommandTest::obf).collect(Collectors.joining("\n"));

        Outcome outcome = Outcome.of("solve", file(text));

        assertThat(outcome.exit()).isZero();
        assertThat(outcome.lines()).hasSize(26);
        for (Ffo ffo : positions) {
            assertThat(outcome.lines().get(ffo.number()).strip().split("\\s+"))
                    .startsWith("" + ffo.number(), "" + ffo.empties(), "%+d".formatted(ffo.best()));
        }
        assertThat(outcome.lines().getLast())
                .startsWith("24 positions solved, ")
                .endsWith(", 0 mismatches");
    }

    @Test
    void says_where_the_file_carries_another_score_and_exits_1() throws IOException {
        Outcome outcome = Outcome.of(
                "solve",
                file(FFO_1 + "; G8:+16;\n" + FFO_1 + "; H1:+18;\n" + FFO_1 + "; <+20>;\n" + FFO_1
                        + "; H1:+18; G8:+12;"));

        assertThat(outcome.exit()).isEqualTo(1);
        assertThat(outcome.lines().get(1)).endsWith("MISMATCH: the file says +16, and g8:+16");
        assertThat(outcome.lines().get(2)).doesNotContain("MISMATCH");
        assertThat(outcome.lines().get(3)).endsWith("MISMATCH: the file says +20");
        assertThat(outcome.lines().get(4)).endsWith("MISMATCH: the file says +18, and g8:+12");
        assertThat(outcome.lines().getLast()).endsWith("3 mismatches");
    }

    @Test
    void the_same_position_takes_the_same_nodes_again() throws IOException {
        Outcome outcome = Outcome.of("solve", "--threads", "1", file(FFO_1 + "\n" + FFO_1 + "\n"));

        assertThat(outcome.lines().get(1).strip().split("\\s+")[4])
                .isEqualTo(outcome.lines().get(2).strip().split("\\s+")[4]);
    }

    @Test
    void knows_skips_and_finished_games() throws IOException {
        String mustPass = "X".repeat(62) + "O- O";
        String over = "-------------------X-------XX----XXXXXX----XX----X-------------- O";

        Outcome outcome = Outcome.of(
                "solve", file(mustPass + "\n" + over + "; <-64>;\n" + "X".repeat(32) + "O".repeat(32) + "X\n"));

        assertThat(outcome.exit()).isZero();
        assertThat(outcome.lines().get(1)).contains("    1    -64  --  ");
        assertThat(outcome.lines().get(2)).contains("    -64  --  ");
        assertThat(outcome.lines().get(3)).contains("    0     +0  --  ");
    }

    @Test
    void leaves_out_what_has_more_empty_squares_than_asked_for() throws IOException {
        Outcome outcome = Outcome.of("solve", "--empties-max", "13", file(FFO_1 + "\n" + "X".repeat(62) + "O- O\n"));

        assertThat(outcome.lines()).hasSize(3);
        assertThat(outcome.lines().getLast()).startsWith("1 position solved, ").contains(", 1 left out, ");
    }

    @Test
    void a_file_it_cannot_read_is_one_line_and_exit_2_before_anything_is_solved() throws IOException {
        String file = file(FFO_1 + "\nrubbish\n");

        Outcome.of("solve", file)
                .isRefusedWith(file + ":2: a position of 64 squares X, O or - and the side to move was expected, not"
                        + " (rubbish), which has 2 squares.");
        Outcome.of("solve", folder + "/none.obf").isRefusedWith("There is no file (" + folder + "/none.obf).");
        Outcome.of("solve", folder.toString())
                .isRefusedWith("The file (" + folder
                        + ") cannot be read: is it a text file that you may read, of at most 16 MB?");
    }

    @Test
    void wrong_options_are_one_line_and_exit_2() throws IOException {
        String file = file(FFO_1);

        Outcome.of("solve", file, "--threads", "0")
                .isRefusedWith("--threads is a whole number from 1 to 256, not (0).");
        Outcome.of("solve", file, "--table", "much")
                .isRefusedWith("--table is a whole number from 1 to 8192, not (much).");
        Outcome.of("solve", file, "--empties-max", "65")
                .isRefusedWith("--empties-max is a whole number from 0 to 64, not (65).");
        assertThat(Outcome.of("solve").exit()).isEqualTo(2);
        assertThat(Outcome.of("solve", file, "--fast").exit()).isEqualTo(2);
        assertThat(Outcome.of("solve", "--help").out()).contains("Usage: outflank solve", "--empties-max");
    }

    @Test
    void bench_ffo_solves_the_positions_asked_for() {
        Outcome outcome = Outcome.of("bench", "ffo", "14", "16", "--threads", "1");

        assertThat(outcome.exit()).isZero();
        assertThat(outcome.lines()).hasSize(5);
        assertThat(outcome.lines().get(1)).matches(" +14 +16 +\\+18 +a3 .*");
        Outcome.of("bench", "ffo", "60").isRefusedWith("FROM is a whole number from 1 to 59, not (60).");
        Outcome.of("bench", "ffo", "40", "39").isRefusedWith("TO is a whole number from 40 to 59, not (39).");
        Outcome.of("bench").isRefusedWith("Which measure? There is: outflank bench ffo.");
    }
}
