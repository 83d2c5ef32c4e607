package outflank.engine;

import java.util.List;
import java.util.Optional;
import outflank.rules.Square;

/// What a search found out about a board.
///
/// Scores are disc differences at the end of the game, for the side to move, in hundredths of a disc; squares
/// left empty count for the winner, as in OBF files and tournaments.
///
/// @param best the square to play; empty where the side to move is skipped or the game is over
/// @param score expected, or proven if `exact`
/// @param depth plies looked ahead; 0 if the search was stopped before the first was done
/// @param selectivity how much was left out on the way
/// @param exact whether the score is the proven result of best play by both sides
/// @param nodes positions visited
/// @param line the moves of best play as far as they are known, skips left out, `best` first
public record Found(
        Optional<Square> best,
        int score,
        int depth,
        Selectivity selectivity,
        boolean exact,
        long nodes,
        List<Square> line) {

    public Found {
        line = List.copyOf(line);
    }

    /// The same for the side that is skipped before this is found.
    Found ofSkipped() {
        return new Found(Optional.empty(), -score, depth, selectivity, exact, nodes, line);
    }
}
