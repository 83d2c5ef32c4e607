package outflank.console;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import outflank.console.notation.Quote;
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
        // Digits are 0 to 9 in every protocol, whatever the language of the system.
        Locale.setDefault(Locale.ROOT);
        System.exit(commandLine().execute(args));
    }

    /// The commands, without a process around them.
    static CommandLine commandLine() {
        CommandLine all = new CommandLine(new Main()).setParameterExceptionHandler(Main::explain);
        // Most positions begin with an empty square, which looks like an option.
        for (String name : List.of("perft", "analyse")) {
            CommandLine command = all.getSubcommands().get(name);
            if (command != null) {
                command.setUnmatchedOptionsArePositionalParams(true);
            }
        }
        return all;
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Which command? outflank perft --help says more.");
    }

    private static int explain(ParameterException e, String[] args) {
        CommandLine command = e.getCommandLine();
        PrintWriter err = command.getErr();
        err.println("outflank: " + Quote.printable(withCure(String.valueOf(e.getMessage()), command)));
        err.flush();
        return CommandLine.ExitCode.USAGE;
    }

    /// What is wrong with the command line itself is said by picocli, which ends no sentence and knows no cure.
    private static String withCure(String problem, CommandLine command) {
        return problem.endsWith(".") || problem.endsWith("?")
                ? problem
                : problem + ". " + command.getCommandSpec().qualifiedName() + " --help says more.";
    }
}
