package outflank.console;

import java.util.List;
import java.util.concurrent.Callable;
import outflank.console.engine.Mind;
import outflank.console.notation.ObfFile;
import outflank.console.notation.ObfLine;
import outflank.rules.Parsed;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Solves the positions of a file exactly.
@Command(
        name = "solve",
        sortOptions = false,
        description = "Solves each position of a file exactly: line, empty squares, score in discs for the side to move"
                + " (empty squares count for the winner), best move, positions visited, time. Says MISMATCH and exits 1"
                + " where the file carries another score.")
final class SolveCommand implements Callable<Integer> {

    private static final int MISMATCH = 1;

    @Spec
    @SuppressWarnings("NullAway.Init") // filled in by picocli
    private CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "FILE.obf",
            description = "A position a line, perhaps with its moves and their scores: --XX…O- X; G8:+18; H1:+12; …")
    private String file = "";

    @Mixin
    private final Workers workers = new Workers();

    @Option(
            names = "--empties-max",
            paramLabel = "N",
            description = "Leaves out positions with more than N empty squares.")
    private String emptiesMax = "64";

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    @Override
    public Integer call() {
        int most = WholeNumber.parse(spec, "--empties-max", emptiesMax, 0, 64);
        List<ObfLine> lines = lines();
        try (Mind mind = workers.mind(spec)) {
            boolean right =
                    new SolveRun(mind, spec.commandLine().getOut(), Progress.onTerminal()).run("line", lines, most);
            return right ? CommandLine.ExitCode.OK : MISMATCH;
        }
    }

    private List<ObfLine> lines() {
        return switch (ObfFile.parse(file, TextFile.read(spec, file))) {
            case Parsed.Value<List<ObfLine>>(List<ObfLine> lines) -> lines;
            case Parsed.Malformed<List<ObfLine>>(String problem) ->
                throw new ParameterException(spec.commandLine(), problem);
        };
    }
}
