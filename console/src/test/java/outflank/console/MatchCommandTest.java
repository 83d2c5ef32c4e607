package outflank.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchCommandTest {

    @TempDir
    Path folder;

    private static String fake(String... arguments) {
        return Java.line("outflank.console.FakeEngine", arguments);
    }

    @Test
    void plays_each_opening_twice_with_the_colours_changed_over_either_protocol() throws IOException {
        Path openings =
                Files.writeString(folder.resolve("openings.txt"), "# two\n\nf5d6c3d3c4f4e3f6\n f5f6e6f4 % short\n");
        Outcome outcome = Outcome.of(
                "match",
                "--a",
                fake("gtp", "honest"),
                "--b",
                fake("nboard", "edax"),
                "--games",
                "4",
                "--openings",
                openings.toString());

        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.exit()).isZero();
        assertThat(outcome.lines()).hasSize(7);
        assertThat(outcome.lines().get(0)).matches("game 1  A black, B white  \\d+-\\d+  f5d6c3d3c4f4e3f6\\w+");
        assertThat(outcome.lines().get(1)).matches("game 2  B black, A white  \\d+-\\d+  f5d6c3d3c4f4e3f6\\w+");
        assertThat(outcome.lines().get(2)).matches("game 3  A black, B white  \\d+-\\d+  f5f6e6f4\\w+");
        assertThat(outcome.lines().get(3)).matches("game 4  B black, A white  \\d+-\\d+  f5f6e6f4\\w+");
        assertThat(outcome.lines().get(4)).startsWith("A: ").contains(" of 4 games: 50.0 % (95 %: 15.0 to 85.0 %)");
        assertThat(outcome.lines().get(5)).startsWith("mean disc difference for A: +0.00 ± ");
        assertThat(outcome.lines().get(6)).matches("time: A \\d+\\.\\d s, B \\d+\\.\\d s");
    }

    @ParameterizedTest
    @CsvSource({
        "nboard, dies, 'died (exit code 3), its last words: I am out of memory.'",
        "gtp, dies, 'died (exit code 3), its last words: I am out of memory.'",
        "nboard, hangs, did not answer in time",
        "nboard, floods, did not answer in time",
        "gtp, floods, did not answer in time",
        "gtp, cheats, 'played (a1), which is not legal'",
        "nboard, passes, 'passed, though it can move'",
        "gtp, babbles, 'answered (= what?) to genmove, which is no move'",
        "nboard, babbles, 'answered (=== what?/2.00/0.63), which is no move'",
        "gtp, resigns, resigned"
    })
    void a_program_that_fails_loses_that_game(String protocol, String mode, String what) {
        Outcome outcome = Outcome.of(
                "match",
                "--a",
                fake(protocol, mode),
                "--protocol-a",
                protocol,
                "--b",
                fake("gtp", "honest"),
                "--protocol-b",
                "gtp",
                "--games",
                "1",
                "--time",
                "0.8");

        assertThat(outcome.exit()).isZero();
        assertThat(outcome.lines().get(0)).contains("A black, B white  A loses: it " + what + "  f5");
        assertThat(outcome.lines().get(1)).startsWith("A: 0 won, 0 drawn, 1 lost of 1 game: 0.0 %");
        assertThat(outcome.lines().get(2)).endsWith("games played to the end: 0");
    }

    @Test
    void a_program_that_died_is_there_again_in_the_next_game() {
        Outcome outcome = Outcome.of(
                "match",
                "--a",
                fake("nboard", "dies"),
                "--protocol-a",
                "nboard",
                "--b",
                fake("gtp", "honest"),
                "--protocol-b",
                "gtp",
                "--games",
                "2");

        assertThat(outcome.lines().get(0)).contains("A black, B white  A loses: it died (exit code 3)");
        assertThat(outcome.lines().get(1)).contains("B black, A white  A loses: it died (exit code 3)");
    }

    @Test
    void a_program_that_does_not_start_loses_too() {
        Outcome outcome = Outcome.of(
                "match",
                "--a",
                fake("gtp", "honest"),
                "--protocol-a",
                "gtp",
                "--b",
                "no-such-program-here",
                "--protocol-b",
                "nboard",
                "--games",
                "1");

        assertThat(outcome.lines().get(0)).contains("B loses: it died (exit code 127), its last words: ");
    }

    @Test
    void what_cannot_be_played_is_one_line_and_exit_2() throws IOException {
        Path openings = Files.writeString(folder.resolve("openings.txt"), "f5d6\nf5a1\n");
        String honest = fake("gtp", "honest");

        Outcome.of("match", "--a", honest, "--b", honest, "--openings", openings.toString())
                .isRefusedWith(openings + ":2: the moves of an opening were expected, such as f5d6c3d3c4f4e3f6. Move 2"
                        + " (a1) outflanks nothing.");
        Outcome.of("match", "--a", honest, "--b", honest, "--games", "0")
                .isRefusedWith("--games is a whole number from 1 to 1000000, not (0).");
        Outcome.of("match", "--a", honest, "--b", honest, "--protocol-a", "uci")
                .isRefusedWith("--protocol-a is nboard or gtp, not (uci).");
        assertThat(Outcome.of("match", "--a", "exit 5", "--b", honest))
                .satisfies(outcome -> assertThat(outcome.exit()).isEqualTo(2))
                .satisfies(outcome -> assertThat(outcome.err())
                        .startsWith("outflank: --a (exit 5) died (exit code 5) when it was asked what it speaks."));
        assertThat(Outcome.of("match", "--a", honest).exit()).isEqualTo(2);
    }

    @Test
    @Tag("slow")
    void its_programs_end_when_it_is_stopped() throws Exception {
        Process match = new ProcessBuilder(Java.command(
                        "outflank.console.Main",
                        "match",
                        "--a",
                        fake("gtp", "hangs"),
                        "--protocol-a",
                        "gtp",
                        "--b",
                        fake("nboard", "honest"),
                        "--protocol-b",
                        "nboard"))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        List<ProcessHandle> programs = List.of();
        for (int tries = 0; tries < 200 && programs.size() < 2; tries++) {
            Thread.sleep(100);
            programs = match.descendants()
                    .filter(program -> program.info()
                            .command()
                            .filter(c -> c.endsWith("java"))
                            .isPresent())
                    .toList();
        }
        assertThat(programs).hasSize(2);

        match.destroy();

        assertThat(match.waitFor(20, TimeUnit.SECONDS)).isTrue();
        for (ProcessHandle program : programs) {
            assertThat(program.onExit()
                            .completeOnTimeout(program, 20, TimeUnit.SECONDS)
                            .get())
                    .isNotNull();
            assertThat(program.isAlive()).isFalse();
        }
    }
}
