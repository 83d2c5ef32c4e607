package outflank.engine;

import java.util.List;
import outflank.rules.Square;

/// How several engines find the best move together: they score the [RootMoves] in rounds.
///
/// @param moves all legal squares, the most promising first
/// @param rounds to go through; the last one is exact
/// @param guess the score to expect, in whole discs
/// @param nodes positions visited for the plan
public record RootPlan(List<Square> moves, List<Round> rounds, int guess, long nodes) {

    public RootPlan {
        moves = List.copyOf(moves);
        rounds = List.copyOf(rounds);
    }
}
