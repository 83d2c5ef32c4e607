package outflank.console.engine;

import outflank.engine.Stop;

/// Ends a search when no one will ask anything more, after a while in which its answer may still be wanted.
final class LastWords implements Stop {

    private static final long PATIENCE_NANOS = 10_000_000_000L;

    private final Inbox in;
    private long since;

    LastWords(Inbox in) {
        this.in = in;
    }

    @Override
    public boolean now() {
        if (since == 0) {
            if (in.isClosed() || in.holds(line -> line.strip().equals("quit"))) {
                since = System.nanoTime();
            }
            return false;
        }
        return System.nanoTime() - since > PATIENCE_NANOS;
    }
}
