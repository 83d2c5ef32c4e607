package outflank.server.game;

import java.util.Optional;
import outflank.rules.Color;
import outflank.rules.Position;
import outflank.rules.Result;

/// How a game ended: the winner (empty for a draw), the discs of each colour on the board, and why it ended.
public record GameResult(Optional<Color> winner, int black, int white, Reason reason) {

    public enum Reason {
        /// Neither side could move.
        BOARD,
        RESIGNED
    }

    static GameResult onTheBoard(Result result) {
        return new GameResult(result.winner(), result.black(), result.white(), Reason.BOARD);
    }

    static GameResult resigned(Color by, Position position) {
        Result discs = Result.of(position);
        return new GameResult(Optional.of(by.opposite()), discs.black(), discs.white(), Reason.RESIGNED);
    }
}
