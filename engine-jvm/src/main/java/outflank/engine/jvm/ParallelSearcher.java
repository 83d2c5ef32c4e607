package outflank.engine.jvm;

import outflank.engine.Found;
import outflank.engine.Limits;
import outflank.engine.Progress;
import outflank.engine.Searcher;
import outflank.engine.Stop;
import outflank.rules.Board;

/// Searches boards on several threads at once. To be used by one caller at a time.
public final class ParallelSearcher implements AutoCloseable {

    private final Searcher searcher = new Searcher();

    /// @param threads that search, 1 or more
    /// @param tableMegabytes for what is remembered, 1 or more
    public ParallelSearcher(int threads, int tableMegabytes) {
        if (threads < 1) {
            throw new IllegalArgumentException("A search has 1 thread or more, not (" + threads + ").");
        }
        if (tableMegabytes < 1) {
            throw new IllegalArgumentException("A table has 1 MB or more, not (" + tableMegabytes + ").");
        }
    }

    /// Forgets all earlier searches.
    public void forget() {
        searcher.forget();
    }

    /// As [Searcher#solve].
    public Found solve(Board board, Stop stop) {
        return searcher.solve(board, stop);
    }

    /// As [Searcher#search].
    public Found search(Board board, Limits limits, Stop stop, Progress progress) {
        return searcher.search(board, limits, stop, progress);
    }

    /// Lets its threads go.
    @Override
    public void close() {
        searcher.forget();
    }
}
