package outflank.console.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import outflank.engine.Found;
import outflank.engine.Limits;
import outflank.engine.Progress;
import outflank.engine.Selectivity;
import outflank.engine.Stop;
import outflank.engine.jvm.ParallelSearcher;
import outflank.rules.Board;
import outflank.rules.Square;

/// A searcher as the programs of this module use it. One caller at a time.
///
/// Every search is allowed its first round, which takes no time to speak of: whoever is stopped at once still has a
/// sensible move.
public final class Mind implements AutoCloseable {

    /// Deep enough to tell which moves are worth a closer look.
    private static final int GLANCE = 6;

    /// How many moves more than asked for get a closer look, as a glance may mislead.
    private static final int SECOND_THOUGHTS = 2;

    private final ParallelSearcher searcher;

    /// @param threads that search, 1 or more
    /// @param tableMegabytes for what is remembered
    public Mind(int threads, int tableMegabytes) {
        searcher = new ParallelSearcher(threads, tableMegabytes);
    }

    /// Forgets all earlier searches.
    public void forget() {
        searcher.forget();
    }

    public Found search(Board board, Limits limits, Stop stop, Progress progress) {
        boolean[] begun = {false};
        return searcher.search(board, limits, () -> begun[0] && stop.now(), found -> {
            begun[0] = true;
            progress.found(found);
        });
    }

    /// One move, judged by a search of what comes after it; for the side that makes it.
    public Found judge(Board board, Square move, Limits limits, Stop stop) {
        Board after = board.after(move);
        Limits below = new Limits(Math.max(1, limits.depth() - 1), limits.nodes(), limits.selectivity());
        Found found = search(after, below, stop, Progress.UNHEARD);
        List<Square> line = new ArrayList<>(List.of(move));
        line.addAll(found.line());
        return new Found(
                Optional.of(move),
                -found.score(),
                found.depth() + 1,
                found.selectivity(),
                found.exact(),
                found.nodes(),
                line);
    }

    /// The best moves, best first, all judged alike; fewer if it is stopped before they were all seen.
    ///
    /// @param heard told each judgement as it is made, rough ones first
    public List<Found> rank(Board board, Limits limits, int asked, Stop stop, Consumer<Found> heard) {
        int most = Math.min(asked, 64);
        Limits glance = new Limits(Math.min(GLANCE, limits.depth()), Long.MAX_VALUE, Selectivity.FULL);
        List<Found> rough = best(
                Square.in(board.legal()).stream()
                        .map(move -> judge(board, move, glance, Stop.NEVER))
                        .toList(),
                most + SECOND_THOUGHTS);
        List<Found> first = best(rough, most);
        first.forEach(heard);
        if (most == 1) {
            return List.of(search(board, limits, stop, heard::accept));
        }
        List<Found> deeper = new ArrayList<>();
        for (Found candidate : rough) {
            Found found = judge(board, candidate.best().orElseThrow(), limits, stop);
            if (stop.now()) {
                return deeper.isEmpty() ? first : best(deeper, most);
            }
            deeper.add(found);
            heard.accept(found);
        }
        return best(deeper, most);
    }

    private static List<Found> best(List<Found> founds, int most) {
        return founds.stream()
                .sorted(Comparator.comparingInt(Found::score).reversed())
                .limit(most)
                .toList();
    }

    @Override
    public void close() {
        searcher.close();
    }
}
