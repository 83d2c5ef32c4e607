package outflank.console.engine;

import java.io.PrintWriter;

/// Where answers go: each line at once, ended as protocols end it, on any system.
final class Outbox {

    private final PrintWriter out;

    Outbox(PrintWriter out) {
        this.out = out;
    }

    void line(String text) {
        out.print(text + "\n");
        out.flush();
    }

    /// Whether no one reads any more.
    boolean isBroken() {
        return out.checkError();
    }
}
