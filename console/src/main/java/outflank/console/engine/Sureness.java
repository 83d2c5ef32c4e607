package outflank.console.engine;

import outflank.engine.Found;
import outflank.engine.Selectivity;

/// How sure a score is, in words. What a search left out is always said.
public final class Sureness {

    private Sureness() {}

    /// `exact`, `depth 14`, or `24@95%` for 24 plies of which 95 % of the nodes looked at point the right way.
    public static String of(Found found) {
        if (found.exact()) {
            return "exact";
        }
        return found.selectivity() == Selectivity.FULL
                ? "depth " + found.depth()
                : found.depth() + "@" + found.selectivity().percent() + "%";
    }

    /// The same as NBoard's depth: it begins with a number, and `100%` means exact.
    static String forNboard(Found found) {
        if (found.exact()) {
            return "100%";
        }
        return found.selectivity() == Selectivity.FULL ? "" + found.depth() : of(found);
    }
}
