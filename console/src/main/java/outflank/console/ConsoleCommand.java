package outflank.console;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import outflank.rules.Parsed;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// What all commands have: their help, where they write, and one way to say what is wrong with what they were given.
@Command(sortOptions = false)
abstract class ConsoleCommand implements Callable<Integer> {

    @Spec
    @SuppressWarnings("NullAway.Init") // filled in by picocli
    private CommandSpec spec;

    @Option(
            names = {"-h", "--help"},
            order = Integer.MAX_VALUE,
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    final CommandSpec spec() {
        return spec;
    }

    final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    /// The error that ends a command with one line on stderr.
    final ParameterException wrong(String problem) {
        return new ParameterException(spec.commandLine(), problem);
    }

    /// @throws ParameterException if it is malformed
    final <T> T orExplain(Parsed<T> parsed) {
        return switch (parsed) {
            case Parsed.Value<T>(T value) -> value;
            case Parsed.Malformed<T>(String problem) -> throw wrong(problem);
        };
    }
}
