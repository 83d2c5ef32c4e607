package outflank.engine;

import outflank.rules.Board;
import outflank.rules.Square;

/// A search that cuts nothing off and knows no masks: slow, and easily seen to be right.
final class PlainSearch {

    private PlainSearch() {}

    /// The score by looking at everything, on values.
    static int score(Board board) {
        if (board.isOver()) {
            return FinalScore.of(board.player(), board.opponent());
        }
        if (!board.canMove()) {
            return -score(board.passed());
        }
        return Square.in(board.legal()).stream()
                .mapToInt(square -> -score(board.after(square)))
                .max()
                .orElseThrow();
    }
}
