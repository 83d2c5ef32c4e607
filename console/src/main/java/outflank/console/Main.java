package outflank.console;

import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// What can be done with the engine from the command line. Bad input gets one line on stderr and exit code 2.
@Command(
        name = "outflank",
        description = "Outflank's engine as a program.",
        mixinStandardHelpOptions = false,
        subcommands = {
            PerftCommand.class,
            SolveCommand.class,
            AnalyseCommand.class,
            EngineCommand.class,
            MatchCommand.class,
            BenchCommand.class
        })
public final class Main implements Runnable {

    @Spec
    @SuppressWarnings("NullAway.Init") // filled in by picocli
    private CommandSpec spec;

    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    /// The commands, without a process around them. A word that begins with `-` and is no option is taken for an
    /// argument: most positions begin with an empty square.
    static CommandLine commandLine() {
        return new CommandLine(new Main())
                .setUnmatchedOptionsArePositionalParams(true)
                .setParameterExceptionHandler(Main::explain);
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Which command? outflank perft --help says more.");
    }

    private static int explain(ParameterException e, String[] args) {
        PrintWriter err = e.getCommandLine().getErr();
        err.println("outflank: " + e.getMessage());
        err.flush();
        return CommandLine.ExitCode.USAGE;
    }
}
