package outflank.console;

import java.util.List;
import outflank.console.engine.Mind;
import outflank.console.notation.ObfFile;
import outflank.console.notation.ObfLine;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Solves the positions of a file exactly.
@Command(
        name = "solve",
        description = "Solves each position of a file exactly: line, empty squares, score in discs for the side to move"
                + " (empty squares count for the winner), best move, positions visited, time. Says MISMATCH and exits 1"
                + " where the file carries another score.")
final class SolveCommand extends ConsoleCommand {

    private static final int MISMATCH = 1;

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

    @Override
    public Integer call() {
        int most = WholeNumber.parse(spec(), "--empties-max", emptiesMax, 0, 64);
        List<ObfLine> lines = orExplain(ObfFile.parse(file, TextFile.read(spec(), file)));
        try (Mind mind = workers.mind(spec())) {
            boolean right = new SolveRun(mind, out(), Progress.onTerminal()).run("line", lines, most);
            return right ? CommandLine.ExitCode.OK : MISMATCH;
        }
    }
}
