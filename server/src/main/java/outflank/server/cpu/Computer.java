package outflank.server.cpu;

import java.util.concurrent.CompletableFuture;
import outflank.engine.Level;
import outflank.rules.Board;
import outflank.rules.Square;

/// Who plays for someone who is not there.
public interface Computer {

    /// Chooses a legal square for the side to move, which can move.
    CompletableFuture<Square> choose(Board board, Level level);
}
