package outflank.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import outflank.rules.Board;

/// Searches boards for their score and the best move. One thread at a time.
///
/// What it remembers from one search helps the next; [#forget] makes the next one independent of those before.
public final class Searcher {

    /// The size of table there is unless another is asked for.
    public static final int DEFAULT_TABLE_MEGABYTES = 64;

    private final SharedTable table;
    private final DeepSearch search;

    public Searcher() {
        this(DEFAULT_TABLE_MEGABYTES);
    }

    /// @param tableMegabytes what it may remember, 1 to 8192; rounded down to a power of two
    public Searcher(int tableMegabytes) {
        this(PatternWeights.shipped(), tableMegabytes);
    }

    /// @param weights what the evaluation goes by
    /// @param tableMegabytes what it may remember, 1 to 8192; rounded down to a power of two
    public Searcher(PatternWeights weights, int tableMegabytes) {
        this(weights, SharedTable.ofMegabytes(tableMegabytes), new Busy(false));
    }

    private Searcher(PatternWeights weights, SharedTable table, Busy busy) {
        this.table = table;
        search = new DeepSearch(new PatternEvaluation(weights), table, busy);
    }

    /// Searchers with one memory, for as many threads. They look at the same board at the same time, each in
    /// a call of its own, and share the work by what they find in the memory; the first to be done has the
    /// answer.
    public static List<Searcher> together(int threads, int tableMegabytes) {
        SharedTable table = SharedTable.ofMegabytes(tableMegabytes);
        Busy busy = new Busy(threads > 1);
        List<Searcher> searchers = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            searchers.add(new Searcher(PatternWeights.shipped(), table, busy));
        }
        return List.copyOf(searchers);
    }

    /// Forgets all earlier searches.
    public void forget() {
        table.clear();
        search.forget();
    }

    /// The exact score and a best move, unless it is stopped: then the best so far, and not exact.
    public Found solve(Board board, Stop stop) {
        return search(board, Limits.depth(Math.max(1, board.empties())), stop, Progress.UNHEARD);
    }

    /// Looks ahead, deeper each time, until a limit is reached or it is stopped.
    public Found search(Board board, Limits limits, Stop stop, Progress progress) {
        if (board.isOver()) {
            int score = 100 * FinalScore.of(board.player(), board.opponent());
            return new Found(Optional.empty(), score, 0, Selectivity.FULL, true, 0, List.of());
        }
        if (!board.canMove()) {
            return search(board.passed(), limits, stop, answer -> progress.found(answer.ofSkipped()))
                    .ofSkipped();
        }
        table.age();
        search.begin(limits.nodes(), stop);
        return new Deepening(search, board).run(limits, progress);
    }
}
