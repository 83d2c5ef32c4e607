package outflank.console;

import outflank.engine.Found;
import outflank.rules.Color;
import outflank.rules.Square;

/// A move of a game beside the best one there was. Scores are for the side that moved.
///
/// @param ply the number of the move, from 1
/// @param played what the move that was played is worth
/// @param best what the best move known is worth; `played` itself if none is better
record Judged(int ply, Color color, Found played, Found best, boolean skipsOpponent) {

    Square move() {
        return played.best().orElseThrow();
    }

    /// Discs lost by not playing the best move, in hundredths.
    int loss() {
        return best.score() - played.score();
    }
}
