package outflank.engine;

/// How far a search may go. It ends at the first of its limits.
///
/// @param depth plies to look ahead, 1 or more; as many as there are empty squares mean the end of the game
/// @param nodes positions it may visit, 1 or more
/// @param selectivity how much it may leave out of what it searches deepest
public record Limits(int depth, long nodes, Selectivity selectivity) {

    public Limits {
        if (depth < 1) {
            throw new IllegalArgumentException("A search looks 1 ply ahead or more, not (" + depth + ").");
        }
        if (nodes < 1) {
            throw new IllegalArgumentException("A search visits 1 position or more, not (" + nodes + ").");
        }
    }

    /// To a depth, whatever it takes, nothing left out.
    public static Limits depth(int depth) {
        return new Limits(depth, Long.MAX_VALUE, Selectivity.FULL);
    }
}
