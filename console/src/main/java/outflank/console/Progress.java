package outflank.console;

import java.io.PrintStream;

/// One line on a terminal that says how far a piece of work is, once it has taken more than a few seconds. Elsewhere it
/// says nothing.
final class Progress {

    private static final long PATIENCE_NANOS = 3_000_000_000L;
    private static final long BETWEEN_NANOS = 200_000_000L;
    private static final int WIDTH = 30;

    private final PrintStream out;
    private final boolean terminal;
    private String name = "";
    private long steps;
    private long done;
    private long begun;
    private long told;

    Progress(PrintStream out, boolean terminal) {
        this.out = out;
        this.terminal = terminal;
    }

    /// On stderr, if that is a terminal.
    static Progress onTerminal() {
        return new Progress(
                System.err, System.console() != null && System.console().isTerminal());
    }

    void begin(String name, long steps) {
        this.name = name;
        this.steps = steps;
        done = 0;
        begun = System.nanoTime();
        told = 0;
    }

    void step() {
        done++;
        refresh();
    }

    /// Shows the line again if it is time to.
    void refresh() {
        long now = System.nanoTime();
        if (terminal && now - begun > PATIENCE_NANOS && now - told > BETWEEN_NANOS) {
            told = now;
            out.print('\r' + line());
            out.flush();
        }
    }

    /// Wipes the line, until the next step, so that something else can be printed.
    void hide() {
        if (told != 0) {
            out.print('\r' + " ".repeat(line().length()) + '\r');
            out.flush();
            told = 0;
        }
    }

    /// Wipes the line.
    void end() {
        hide();
    }

    /// Such as `perft 12 [#########---------------------]  30 %`.
    String line() {
        int filled = (int) (WIDTH * done / Math.max(1, steps));
        return name + " [" + "#".repeat(filled) + "-".repeat(WIDTH - filled) + "] "
                + "%3d %%".formatted(100 * done / Math.max(1, steps));
    }
}
