package outflank.engine;

/// The moves of the nodes on the way from the root, each node's in the order in which they are worth trying.
///
/// Nodes are told apart by their number of empty squares, so the arrays are sized once and a node's moves lie at
/// `empties * WIDTH`.
final class MoveOrder {

    /// More than the legal squares of any position.
    static final int WIDTH = 40;

    static final int NO_MOVE = 64;

    static final int SECOND_MOVE = 1 << 19;
    static final int HASH_MOVE = 1 << 20;
    static final int WIPES_OUT = 1 << 21;

    final int[] square = new int[65 * WIDTH];
    final long[] flips = new long[65 * WIDTH];
    final int[] key = new int[65 * WIDTH];

    /// Brings the best of the moves from `i` to `end` to `i`.
    void bringBest(int i, int end) {
        int best = i;
        for (int j = i + 1; j < end; j++) {
            if (key[j] > key[best]) {
                best = j;
            }
        }
        if (best != i) {
            swap(i, best);
        }
    }

    private void swap(int i, int j) {
        int s = square[i];
        square[i] = square[j];
        square[j] = s;
        long f = flips[i];
        flips[i] = flips[j];
        flips[j] = f;
        int k = key[i];
        key[i] = key[j];
        key[j] = k;
    }
}
