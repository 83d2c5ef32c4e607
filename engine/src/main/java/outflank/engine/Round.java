package outflank.engine;

import java.util.ArrayList;
import java.util.List;

/// One pass over a board's moves; each is a little deeper or more thorough than the one before.
///
/// @param depth plies looked ahead
/// @param selectivity how much may be left out
public record Round(int depth, Selectivity selectivity) {

    /// Before the end of the game comes in sight, rounds stop this many plies short of it.
    private static final int OUT_OF_SIGHT = 10;

    /// From this many empty squares on, the end is first looked at with much left out.
    private static final int SELECTIVE_FROM = 18;

    /// The rounds that lead to a limit of depth.
    static List<Round> upTo(Limits limits, int empties) {
        List<Round> rounds = new ArrayList<>();
        if (limits.depth() < empties) {
            for (int depth = 1; depth <= limits.depth(); depth++) {
                rounds.add(new Round(depth, limits.selectivity()));
            }
            return rounds;
        }
        // To the end, odd and even depths give scores of their own; only one kind ends where the game does.
        for (int depth = 2 - empties % 2; depth <= empties - OUT_OF_SIGHT; depth += 2) {
            rounds.add(new Round(depth, Selectivity.P73));
        }
        if (empties >= SELECTIVE_FROM && limits.selectivity() != Selectivity.P73) {
            rounds.add(new Round(empties, Selectivity.P73));
        }
        rounds.add(new Round(empties, limits.selectivity()));
        return rounds;
    }
}
