package outflank.console;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import outflank.console.engine.Mind;
import outflank.console.notation.ObfFile;
import outflank.console.notation.ObfLine;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Measures by which programs are compared.
@Command(name = "bench", description = "Measures by which programs are compared.", subcommands = BenchCommand.Ffo.class)
final class BenchCommand extends ConsoleCommand {

    @Override
    public Integer call() {
        throw wrong("Which measure? There is: outflank bench ffo.");
    }

    /// FForum's endgames.
    @Command(
            name = "ffo",
            description = "Solves the endgame positions of FForum, the magazine of the French Othello federation, and"
                    + " says what each took. #40 to #59 have 20 to 34 empty squares: together many minutes.")
    static final class Ffo extends ConsoleCommand {

        private static final int FIRST = 1;
        private static final int LAST = 59;
        private static final int MISMATCH = 1;

        @Parameters(
                index = "0",
                arity = "0..1",
                paramLabel = "FROM",
                description = "Number of the first position, 1 to 59. Without it, 40.")
        private String from = "40";

        @Parameters(
                index = "1",
                arity = "0..1",
                paramLabel = "TO",
                description = "Number of the last position. Without it, 59.")
        private String to = "" + LAST;

        @Mixin
        private final Workers workers = new Workers();

        @Override
        public Integer call() {
            int first = WholeNumber.parse(spec(), "FROM", from, FIRST, LAST);
            int last = WholeNumber.parse(spec(), "TO", to, first, LAST);
            try (Mind mind = workers.mind(spec())) {
                boolean right = new SolveRun(mind, out(), Progress.onTerminal())
                        .run("number", positions().subList(first - 1, last), 64);
                return right ? CommandLine.ExitCode.OK : MISMATCH;
            }
        }

        /// #1 to #59, a line each.
        private static List<ObfLine> positions() {
            String file = "fforum.obf";
            try (InputStream in = BenchCommand.class.getResourceAsStream(file)) {
                if (in == null) {
                    throw new IllegalStateException("No such file among the classes (" + file + ").");
                }
                return ObfFile.parse(file, new String(in.readAllBytes(), StandardCharsets.UTF_8))
                        .orThrow();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
