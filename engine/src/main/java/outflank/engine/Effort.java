package outflank.engine;

/// What a search may spend and has spent, in nodes. Strength is budgeted by nodes, not by time, so that a level plays
/// the same on any machine.
final class Effort {

    /// [Stop] is asked once in this many nodes, a power of two.
    private static final int ASK_EVERY = 1024;

    private Stop stop = Stop.NEVER;
    private long limit = Long.MAX_VALUE;
    private long nodes;
    private boolean ended;

    void begin(long limit, Stop stop) {
        this.limit = limit;
        this.stop = stop;
        nodes = 0;
        ended = stop.now();
    }

    /// Counts a node, and says whether the search has to end. Once it has, it stays so until [#begin].
    boolean spend() {
        if ((++nodes & (ASK_EVERY - 1)) == 0 && (nodes >= limit || stop.now())) {
            ended = true;
        }
        return ended;
    }

    boolean ended() {
        return ended;
    }

    long nodes() {
        return nodes;
    }
}
