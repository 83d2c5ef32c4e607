package outflank.console.engine;

import outflank.engine.Limits;
import outflank.engine.Selectivity;

/// How far to look where no clock sets the bounds: a depth for the middle of the game, and what follows from it for
/// its end.
///
/// @param depth plies in the middle of the game, 1 to 60
/// @param midgame how much may be left out there
public record Ambition(int depth, Selectivity midgame) {

    public static final int DEEPEST = 60;

    /// Up to this depth there is time to leave nothing out.
    private static final int THOROUGH = 10;

    /// How many empty squares more than can be solved are looked through to the end with a little left out.
    private static final int FORESEEN = 2;

    public Ambition {
        if (depth < 1 || depth > DEEPEST) {
            throw new IllegalArgumentException("A depth is 1 to " + DEEPEST + " plies, not (" + depth + ").");
        }
    }

    /// To play well in reasonable time.
    public static Ambition toPlay(int depth) {
        return new Ambition(depth, depth <= THOROUGH ? Selectivity.FULL : Selectivity.P87);
    }

    /// To judge moves: surer, and slower.
    public static Ambition toJudge(int depth) {
        return new Ambition(depth, depth <= THOROUGH ? Selectivity.FULL : Selectivity.P95);
    }

    /// From this many empty squares on, scores are exact.
    public int exactFrom() {
        return Math.max(depth, depth <= THOROUGH ? 2 * depth : 2 * THOROUGH + (depth - THOROUGH) / 3);
    }

    public Limits limits(int empties) {
        if (empties <= exactFrom()) {
            return Limits.depth(Math.max(1, empties));
        }
        if (empties <= exactFrom() + FORESEEN && depth > THOROUGH) {
            return new Limits(empties, Long.MAX_VALUE, Selectivity.P95);
        }
        return new Limits(depth, Long.MAX_VALUE, midgame);
    }
}
