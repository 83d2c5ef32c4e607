package outflank.console;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import outflank.console.engine.Mind;
import outflank.console.notation.ObfLine;
import outflank.engine.Found;
import outflank.engine.Limits;
import outflank.engine.Stop;
import outflank.rules.Square;

/// Solves positions one after another and prints a row for each. Nothing is carried over from one to the next.
final class SolveRun {

    private final Mind mind;
    private final PrintWriter out;
    private final Progress progress;
    private int solved;
    private int leftOut;
    private int mismatches;
    private long nodes;
    private double seconds;

    SolveRun(Mind mind, PrintWriter out, Progress progress) {
        this.mind = mind;
        this.out = out;
        this.progress = progress;
    }

    /// @param head what the first column counts: the line of a file, or the number of a position
    /// @param emptiesMax positions with more empty squares are left out
    /// @return whether all scores are those the lines carry
    boolean run(String head, List<ObfLine> lines, int emptiesMax) {
        out.println(head + "  empties  score  best            nodes    seconds        nodes/s");
        progress.begin("solve", lines.size());
        for (ObfLine line : lines) {
            if (line.position().board().empties() <= emptiesMax) {
                solve(head, line);
            } else {
                leftOut++;
            }
            progress.step();
        }
        progress.end();
        out.printf(
                Locale.ROOT,
                "%s solved, %s nodes, %.3f s, %.0f nodes/s%s, %s%n",
                solved == 1 ? "1 position" : solved + " positions",
                nodes,
                seconds,
                nodes / Math.max(seconds, 1e-9),
                leftOut == 0 ? "" : ", " + leftOut + " left out",
                mismatches == 1 ? "1 mismatch" : mismatches + " mismatches");
        out.flush();
        return mismatches == 0;
    }

    private void solve(String head, ObfLine line) {
        mind.forget();
        int empties = line.position().board().empties();
        long begun = System.nanoTime();
        Found found = mind.search(
                line.position().board(), Limits.depth(Math.max(1, empties)), Stop.NEVER, soFar -> progress.refresh());
        double took = (System.nanoTime() - begun) / 1e9;
        int score = found.score() / 100;
        boolean mismatch = isMismatch(line, found, score);
        solved++;
        nodes += found.nodes();
        seconds += took;
        mismatches += mismatch ? 1 : 0;
        progress.hide();
        out.printf(
                Locale.ROOT,
                "%" + head.length() + "d  %7d  %+5d  %-4s  %15d  %9.3f  %13.0f%s%n",
                line.number(),
                empties,
                score,
                found.best().map(Square::name).orElse("--"),
                found.nodes(),
                took,
                found.nodes() / Math.max(took, 1e-9),
                mismatch ? "  MISMATCH: the file says " + said(line, found) : "");
        out.flush();
    }

    /// The line gives another score for best play, or for the very move that was found best.
    private static boolean isMismatch(ObfLine line, Found found, int score) {
        OptionalInt best = line.score();
        Integer ofMove = found.best().map(line.scores()::get).orElse(null);
        return best.isPresent() && best.getAsInt() != score || ofMove != null && ofMove != score;
    }

    private static String said(ObfLine line, Found found) {
        String best = "%+d".formatted(line.score().orElse(0));
        return found.best()
                .filter(line.scores()::containsKey)
                .map(move -> best + ", and %s:%+d".formatted(move, line.scores().get(move)))
                .orElse(best);
    }
}
