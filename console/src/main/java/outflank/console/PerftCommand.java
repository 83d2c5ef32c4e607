package outflank.console;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import outflank.rules.Position;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// Counts the games of each length up to a depth, and says how fast that went.
@Command(
        name = "perft",
        description = "Counts the games of 1, 2, … DEPTH plies from a position. A forced pass counts as a ply, and a"
                + " finished game counts once.")
final class PerftCommand extends ConsoleCommand {

    /// One more would not fit into a `long`, and would take thousands of years.
    private static final int DEEPEST = 18;

    @Parameters(index = "0", paramLabel = "DEPTH", description = "Plies to look ahead, 1 to " + DEEPEST + ".")
    private String depth = "";

    @Parameters(
            index = "1..*",
            paramLabel = "[POSITION]",
            hideParamSyntax = true,
            description = "64 characters X (Black), O (White), - (empty), a1 b1 … h8, then a space and the side to"
                    + " move, X or O. Without it, the start of the game.")
    private List<String> position = List.of();

    @Override
    public Integer call() {
        int plies = WholeNumber.parse(spec(), "DEPTH", depth, 1, DEEPEST);
        Position start = start();
        PrintWriter out = out();
        out.println("depth           nodes      seconds      nodes/s");
        for (int ply = 1; ply <= plies; ply++) {
            long begun = System.nanoTime();
            long nodes = new PerftRun(start.board(), ply, Progress.onTerminal()).count();
            double seconds = (System.nanoTime() - begun) / 1e9;
            out.printf(Locale.ROOT, "%5d %15d %12.3f %12.0f%n", ply, nodes, seconds, nodes / Math.max(seconds, 1e-9));
            out.flush();
        }
        return CommandLine.ExitCode.OK;
    }

    /// The position asked for.
    private Position start() {
        if (position.isEmpty()) {
            return Position.START;
        }
        String text = PositionWords.joined(spec(), position);
        // Many programs leave the blank before the side out.
        boolean compact = text.length() == 65 && text.indexOf(' ') < 0;
        return orExplain(Position.parse(compact ? text.substring(0, 64) + " " + text.charAt(64) : text));
    }
}
