package outflank.engine;

import java.util.List;
import java.util.Optional;
import outflank.rules.Board;
import outflank.rules.Square;

/// Searches boards for their score and the best move, with its own memory. One thread at a time.
///
/// What it remembers from one search helps the next; [#forget] makes the next one independent of those before.
public final class Searcher {

    private final Effort effort = new Effort();
    private final TranspositionTable table = new TranspositionTable();
    private final Search search = new Search(effort, table);

    /// Forgets all earlier searches.
    public void forget() {
        table.clear();
    }

    /// The exact score and a best move, unless it is stopped: then the best so far, and not exact.
    public Found solve(Board board, Stop stop) {
        return search(board, Limits.depth(Math.max(1, board.empties())), stop, Progress.UNHEARD);
    }

    /// Looks ahead, deeper each time, until a limit is reached or it is stopped.
    public Found search(Board board, Limits limits, Stop stop, Progress progress) {
        if (board.isOver()) {
            int score = 100 * Endgame.finalScore(board.player(), board.opponent());
            return new Found(Optional.empty(), score, 0, Selectivity.FULL, true, 0, List.of());
        }
        if (!board.canMove()) {
            Found answer = search(board.passed(), limits, stop, progress);
            return new Found(
                    Optional.empty(),
                    -answer.score(),
                    answer.depth(),
                    answer.selectivity(),
                    answer.exact(),
                    answer.nodes(),
                    answer.line());
        }
        effort.begin(limits.nodes(), stop);
        SoberPlay play = new SoberPlay(effort, search);
        Choice choice = play.choose(
                board.player(),
                board.opponent(),
                board.legal(),
                limits.depth(),
                limits.depth() >= board.empties(),
                new Chance(0, board.player(), board.opponent()));
        Square best = choice.square();
        Found found = new Found(
                Optional.of(best),
                choice.score(),
                choice.depth(),
                Selectivity.FULL,
                choice.exact(),
                choice.nodes(),
                List.of(best));
        progress.found(found);
        return found;
    }
}
