package outflank.engine;

import java.util.Arrays;

/// What earlier nodes found out, by position. A `long[]` with three words an entry: both masks, so that no two
/// positions are ever confused, and the data packed in one word.
///
/// Two entries share a place: the first keeps the deeper search, the second takes whatever comes. Scores are in
/// hundredths of a disc for the side to move, between a lower and an upper bound.
final class TranspositionTable {

    static final int NONE = -1;
    static final int NO_MOVE = 64;

    private static final int WORDS = 3;
    private static final int PLACES_BITS = 16;
    private static final long EMPTY = 0;

    /// Per place: player, opponent, data, then the same again.
    private final long[] words = new long[(1 << PLACES_BITS) * 2 * WORDS];

    void clear() {
        Arrays.fill(words, 0);
    }

    /// The entry of a position, or [#NONE].
    int find(long player, long opponent) {
        int first = place(player, opponent);
        if (words[first] == player && words[first + 1] == opponent && words[first + 2] != EMPTY) {
            return first;
        }
        int second = first + WORDS;
        if (words[second] == player && words[second + 1] == opponent && words[second + 2] != EMPTY) {
            return second;
        }
        return NONE;
    }

    /// Plies below the position that its bounds rest on; as many as empty squares if they are exact.
    int depth(int entry) {
        return (int) (words[entry + 2] >>> 40) & 0xff;
    }

    int lower(int entry) {
        return (short) words[entry + 2];
    }

    int upper(int entry) {
        return (short) (words[entry + 2] >>> 16);
    }

    /// The square of the best move known, or [#NO_MOVE].
    int move(int entry) {
        return (int) (words[entry + 2] >>> 32) & 0xff;
    }

    void store(long player, long opponent, int depth, int lower, int upper, int move) {
        int first = place(player, opponent);
        boolean same = words[first] == player && words[first + 1] == opponent;
        int entry = same || words[first + 2] == EMPTY || depth >= depth(first) ? first : first + WORDS;
        words[entry] = player;
        words[entry + 1] = opponent;
        words[entry + 2] =
                (1L << 48) | ((long) depth << 40) | ((long) move << 32) | ((upper & 0xffffL) << 16) | (lower & 0xffffL);
    }

    private static int place(long player, long opponent) {
        long hash = player * 0x9E3779B97F4A7C15L ^ opponent * 0xC2B2AE3D27D4EB4FL;
        hash ^= hash >>> 29;
        hash *= 0xBF58476D1CE4E5B9L;
        return (int) (hash >>> (64 - PLACES_BITS)) * 2 * WORDS;
    }
}
