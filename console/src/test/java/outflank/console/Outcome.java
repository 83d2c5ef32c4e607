package outflank.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import picocli.CommandLine;

/// What a command printed and how it ended.
record Outcome(int exit, String out, String err) {

    /// Runs a command in this process.
    static Outcome of(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine commandLine =
                Main.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
        int exit = commandLine.execute(args);
        return new Outcome(exit, out.toString(), err.toString());
    }

    List<String> lines() {
        return out.lines().toList();
    }

    /// That it was refused: one line that says `problem`, exit code 2, and nothing done.
    void isRefusedWith(String problem) {
        assertThat(err).isEqualTo("outflank: " + problem + System.lineSeparator());
        assertThat(exit).isEqualTo(2);
        assertThat(out).isEmpty();
    }
}
