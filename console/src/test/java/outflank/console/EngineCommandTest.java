package outflank.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import outflank.engine.Level;

class EngineCommandTest {

    @Test
    void wrong_options_are_one_line_and_exit_2() {
        Outcome.of("engine", "--protocol", "uci").isRefusedWith("--protocol is nboard or gtp, not (uci).");
        Outcome.of("engine", "--protocol", "gtp", "--level", "0")
                .isRefusedWith("--level is a whole number from 1 to " + Level.HIGHEST + ", not (0).");
        assertThat(Outcome.of("engine").exit()).isEqualTo(2);
        assertThat(Outcome.of("engine").err()).contains("--protocol");
    }

    @Test
    void speaks_on_stdin_and_stdout_and_ends_with_its_input() throws Exception {
        Process process = new ProcessBuilder(
                        Java.command("outflank.console.Main", "engine", "--protocol", "gtp", "--threads", "1"))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (var in = process.outputWriter(StandardCharsets.UTF_8)) {
            in.write("1 play b f5\n2 genmove b\n3 genmove w\n");
        }
        List<String> answers =
                process.inputReader(StandardCharsets.UTF_8).lines().toList();

        assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isZero();
        assertThat(answers).hasSize(6).startsWith("=1", "", "?2 wrong color", "");
        assertThat(answers.get(4)).matches("=3 [a-h][1-8]");
    }
}
