package outflank.engine;

import java.util.List;
import outflank.rules.Square;

/// How a choice is made by several engines together, who score the [RootMoves] in rounds.
///
/// @param moves all legal squares, the most promising first
/// @param played for each of them, the square to play if it turns out to be the best: itself, or by chance one that is
///     about as good
/// @param rounds to go through, until the nodes are used up
/// @param guess the score to expect, in whole discs
/// @param limit positions that all engines together may visit; [Long#MAX_VALUE] if as many as it takes
/// @param nodes positions visited for the plan
public record RootPlan(List<Square> moves, List<Square> played, List<Round> rounds, int guess, long limit, long nodes) {

    public RootPlan {
        moves = List.copyOf(moves);
        played = List.copyOf(played);
        rounds = List.copyOf(rounds);
    }
}
