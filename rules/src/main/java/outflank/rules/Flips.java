package outflank.rules;

/// Which discs a move turns over, as arithmetic on masks of 64 squares.
///
/// From the square, eight rays run to the edge. Along a ray towards higher squares, adding 1 to "opponent, or off
/// the ray" carries through the unbroken opposing line and stops at the first ray square that is not opposing;
/// along a ray towards lower squares the highest such bit is that square. If it holds a disc of the player, all
/// between is outflanked.
public final class Flips {

    private static final int RAYS = 4;

    /// For each square four rays towards higher indexes: right, down-left, down, down-right.
    private static final long[] UPWARD = rays(new int[] {1, -1, 0, 1}, new int[] {0, 1, 1, 1});

    /// For each square four rays towards lower indexes: left, up-right, up, up-left.
    private static final long[] DOWNWARD = rays(new int[] {-1, 1, 0, -1}, new int[] {0, -1, -1, -1});

    private Flips() {}

    /// The opposing discs that flip when `player` places a disc on `square` (0 to 63); 0 if the move outflanks
    /// nothing.
    ///
    /// The square must be empty: this is not checked here.
    public static long of(long player, long opponent, int square) {
        int first = square * RAYS;
        return upward(player, opponent, UPWARD[first])
                | upward(player, opponent, UPWARD[first + 1])
                | upward(player, opponent, UPWARD[first + 2])
                | upward(player, opponent, UPWARD[first + 3])
                | downward(player, opponent, DOWNWARD[first])
                | downward(player, opponent, DOWNWARD[first + 1])
                | downward(player, opponent, DOWNWARD[first + 2])
                | downward(player, opponent, DOWNWARD[first + 3]);
    }

    private static long upward(long player, long opponent, long ray) {
        long end = ((opponent | ~ray) + 1) & ray & player;
        return (end - (end == 0 ? 0 : 1)) & ray;
    }

    private static long downward(long player, long opponent, long ray) {
        long end = Long.highestOneBit(ray & ~opponent) & player;
        return -(end << 1) & ray;
    }

    private static long[] rays(int[] columnSteps, int[] rowSteps) {
        long[] rays = new long[64 * RAYS];
        for (int square = 0; square < 64; square++) {
            for (int i = 0; i < RAYS; i++) {
                int column = (square & 7) + columnSteps[i];
                int row = (square >> 3) + rowSteps[i];
                while (column >= 0 && column < 8 && row >= 0 && row < 8) {
                    rays[square * RAYS + i] |= 1L << (row * 8 + column);
                    column += columnSteps[i];
                    row += rowSteps[i];
                }
            }
        }
        return rays;
    }
}
