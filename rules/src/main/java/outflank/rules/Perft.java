package outflank.rules;

/// Counts the games of a given length: the fingerprint by which implementations of the rules are compared.
public final class Perft {

    private Perft() {}

    /// The number of leaves `depth` plies below `board`; a forced pass counts as a ply, and a finished game is a
    /// leaf.
    public static long count(Board board, int depth) {
        return count(board.player(), board.opponent(), depth);
    }

    /// The same on bare masks. Every leaf is reached by making its move: nothing is counted in bulk.
    public static long count(long player, long opponent, int depth) {
        if (depth == 0) {
            return 1;
        }
        long legal = Mobility.of(player, opponent);
        if (legal == 0) {
            return Mobility.of(opponent, player) == 0 ? 1 : count(opponent, player, depth - 1);
        }
        long leaves = 0;
        for (long rest = legal; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long flips = Flips.of(player, opponent, square);
            leaves += count(opponent ^ flips, player ^ flips ^ (1L << square), depth - 1);
        }
        return leaves;
    }
}
