package outflank.engine;

import outflank.engine.Kernels.Door;
import outflank.rules.Board;

/// Counts games of a given length as [outflank.rules.Perft] does, but with the kernel in use, and without
/// making the moves of the last ply: their number is that of the legal squares. For measuring, not for proving rules
/// right.
public final class BulkPerft {

    private BulkPerft() {}

    /// The number of leaves `depth` plies below `board`; a forced pass counts as a ply, and a finished
    /// game is a leaf.
    public static long count(Board board, int depth) {
        return depth == 0 ? 1 : count(board.player(), board.opponent(), depth);
    }

    private static long count(long player, long opponent, int depth) {
        long legal = Door.KERNEL.moves(player, opponent);
        if (legal == 0) {
            return depth == 1 || Door.KERNEL.moves(opponent, player) == 0 ? 1 : count(opponent, player, depth - 1);
        }
        if (depth == 1) {
            return Long.bitCount(legal);
        }
        long leaves = 0;
        for (long rest = legal; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long flips = Door.KERNEL.flips(player, opponent, square);
            leaves += count(opponent ^ flips, player ^ flips ^ (1L << square), depth - 1);
        }
        return leaves;
    }
}
