package outflank.engine.jvm;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import outflank.engine.Found;
import outflank.engine.Limits;
import outflank.engine.Progress;
import outflank.engine.Searcher;
import outflank.engine.Stop;
import outflank.rules.Board;

/// Searches boards on several threads at once. To be used by one caller at a time.
///
/// All threads search the whole board and share one table; how they divide the work is said at
/// [Searcher#together]. With one thread, the same question gets the same answer in the same number of nodes;
/// with more, scores that are exact are the same, all else may differ a little from run to run.
public final class ParallelSearcher implements AutoCloseable {

    static {
        JvmKernels.choose();
    }

    private final List<Searcher> searchers;
    private final ExecutorService helpers;

    /// @param threads that search, 1 or more
    /// @param tableMegabytes for what is remembered, 1 to 8192; rounded down to a power of two
    public ParallelSearcher(int threads, int tableMegabytes) {
        if (threads < 1) {
            throw new IllegalArgumentException("A search has 1 thread or more, not (" + threads + ").");
        }
        searchers = Searcher.together(threads, tableMegabytes);
        helpers = Executors.newCachedThreadPool(task -> {
            Thread thread = new Thread(task, "search");
            thread.setDaemon(true);
            return thread;
        });
    }

    /// Forgets all earlier searches.
    public void forget() {
        searchers.forEach(Searcher::forget);
    }

    /// As [Searcher#solve].
    public Found solve(Board board, Stop stop) {
        return search(board, Limits.depth(Math.max(1, board.empties())), stop, Progress.UNHEARD);
    }

    /// As [Searcher#search]; a limit of nodes is divided between the threads.
    public Found search(Board board, Limits limits, Stop stop, Progress progress) {
        AtomicBoolean over = new AtomicBoolean();
        Limits each = new Limits(limits.depth(), Math.max(1, limits.nodes() / searchers.size()), limits.selectivity());
        List<Future<Found>> others = new ArrayList<>();
        for (Searcher helper : searchers.subList(1, searchers.size())) {
            others.add(helpers.submit(() -> {
                Found found = helper.search(board, each, over::get, Progress.UNHEARD);
                over.set(true);
                return found;
            }));
        }
        Found own = searchers.getFirst().search(board, each, () -> over.get() || stop.now(), progress);
        over.set(true);
        Found best = own;
        long nodes = own.nodes();
        for (Future<Found> other : others) {
            Found found = result(other);
            nodes += found.nodes();
            best = better(found, best);
        }
        return new Found(best.best(), best.score(), best.depth(), best.selectivity(), best.exact(), nodes, best.line());
    }

    /// Lets its threads go.
    @Override
    public void close() {
        helpers.shutdownNow();
    }

    /// The one that looked further, or left out less.
    private static Found better(Found one, Found other) {
        int deeper = Integer.compare(one.depth(), other.depth());
        int surer =
                Integer.compare(one.selectivity().percent(), other.selectivity().percent());
        return deeper > 0 || deeper == 0 && surer > 0 ? one : other;
    }

    private static Found result(Future<Found> future) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("A search was interrupted while its threads came to an end.", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("A thread of a search failed.", e.getCause());
        }
    }
}
