package outflank.server.game;

import java.util.Optional;
import outflank.rules.Color;
import outflank.rules.Position;
import outflank.rules.Result;

/// How a game ended: the winner (empty for a draw, and for a game aborted), the discs of each colour on the board, and
/// why it ended.
public record GameResult(Optional<Color> winner, int black, int white, Reason reason) {

    public enum Reason {
        /// Neither side could move.
        BOARD,
        RESIGNED,
        /// A game clock was over.
        TIME,
        /// A player was away for too long, and the other ended the game.
        LEFT,
        /// No player came back for a day.
        ABORTED
    }

    static GameResult onTheBoard(Result result) {
        return new GameResult(result.winner(), result.black(), result.white(), Reason.BOARD);
    }

    static GameResult lost(Color by, Reason reason, Position position) {
        Result discs = Result.of(position);
        return new GameResult(Optional.of(by.opposite()), discs.black(), discs.white(), reason);
    }

    static GameResult aborted(Position position) {
        Result discs = Result.of(position);
        return new GameResult(Optional.empty(), discs.black(), discs.white(), Reason.ABORTED);
    }

    /// Whether there is an outcome: a winner or a draw.
    public boolean counts() {
        return reason != Reason.ABORTED;
    }
}
