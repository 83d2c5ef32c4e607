package outflank.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import outflank.rules.Board;
import outflank.rules.Square;

/// One search of a board, a little deeper or more thorough each time. Each round fills the table with good
/// first moves for the next, and guesses its score: it is asked in a window around the guess, which moves on
/// if it was wrong.
final class Deepening {

    private final DeepSearch search;
    private final Board board;
    private final int empties;

    private int score;
    private int depth;
    private Selectivity selectivity = Selectivity.FULL;

    Deepening(DeepSearch search, Board board) {
        this.search = search;
        this.board = board;
        empties = board.empties();
        score = search.evaluation.discs(board.player(), board.opponent());
        search.rootMove(Long.numberOfTrailingZeros(board.legal()));
    }

    Found run(Limits limits, Progress progress) {
        for (Round round : Round.upTo(limits, empties)) {
            round(round, progress);
        }
        return found();
    }

    private void round(Round round, Progress progress) {
        if (search.ended()) {
            return;
        }
        int found = aspired(round.depth(), round.selectivity());
        if (!search.ended()) {
            score = found;
            depth = round.depth();
            selectivity = round.selectivity();
            progress.found(found());
        }
    }

    private int aspired(int plies, Selectivity leavingOut) {
        // Results are even, as empty squares go to the winner.
        int guess = plies >= empties ? score & ~1 : score;
        int alpha = Math.max(-64, guess - 1);
        int beta = Math.min(64, guess + 1);
        for (int step = 2; ; step *= 2) {
            int found = search.root(board.player(), board.opponent(), alpha, beta, plies, leavingOut);
            if (search.ended()) {
                return found;
            }
            if (found <= alpha && alpha > -64) {
                beta = alpha + 1;
                alpha = Math.max(-64, found - step);
            } else if (found >= beta && beta < 64) {
                alpha = beta - 1;
                beta = Math.min(64, found + step);
            } else {
                return found;
            }
        }
    }

    private Found found() {
        boolean exact = depth == empties && selectivity == Selectivity.FULL;
        return new Found(
                Optional.of(Square.of(search.rootMove())),
                100 * score,
                depth,
                selectivity,
                exact,
                search.nodes(),
                line());
    }

    /// The best moves, as far as the table still knows them.
    private List<Square> line() {
        List<Square> line = new ArrayList<>();
        Board at = board;
        int square = search.rootMove();
        while (square != MoveOrder.NO_MOVE && Square.of(square).isIn(at.legal())) {
            line.add(Square.of(square));
            Board after = at.after(Square.of(square));
            at = after.canMove() ? after : after.passed();
            long known = search.table.find(Hash.of(at.player(), at.opponent()));
            square = known == 0 ? MoveOrder.NO_MOVE : SharedTable.move(known);
        }
        return line;
    }
}
