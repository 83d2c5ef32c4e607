package outflank.engine;

import java.util.Arrays;

/// What all threads of a search have found out, by position. Two words an entry: the board's [Hash], and what
/// is known, packed. Four entries share a place, and the least useful gives way.
///
/// Threads read and write without locks. Two of them may write the same entry at once and leave the name of
/// one board with the data of another; so the first word is the hash combined with the data (exclusive or),
/// and such an entry fits no board (R. Hyatt and T. Mann, "A lock-less transposition-table implementation for
/// parallel search chess programs", 2002). A lost entry costs a little work, never a wrong score.
final class SharedTable {

    static final int NO_MOVE = 64;

    private static final int WAYS = 4;
    private static final long TAKEN = 1L << 63;

    /// Pairs of hash ^ data, data.
    private final long[] words;

    private final int shift;
    private long generation;

    /// @param bits the table has 2^bits entries of 16 bytes
    SharedTable(int bits) {
        words = new long[2 << bits];
        shift = 64 - (bits - 2);
    }

    /// As large as fits into so many megabytes, 1 to 8192.
    static SharedTable ofMegabytes(int megabytes) {
        if (megabytes < 1 || megabytes > 8192) {
            throw new IllegalArgumentException("A table has 1 to 8192 MB, not (" + megabytes + ").");
        }
        return new SharedTable(31 - Integer.numberOfLeadingZeros(megabytes) + 16);
    }

    void clear() {
        Arrays.fill(words, 0);
    }

    /// Entries of earlier searches give way first from now on.
    void age() {
        generation = generation + 1 & 0xff;
    }

    /// What is known of the board with this hash, or 0.
    long find(long hash) {
        int at = (int) (hash >>> shift) * (2 * WAYS);
        for (int i = at; i < at + 2 * WAYS; i += 2) {
            long data = words[i + 1];
            if ((words[i] ^ data) == hash) {
                return data;
            }
        }
        return 0;
    }

    /// Keeps a result: the score is `score` or more if that is above `alpha`, or less if it is below `beta`.
    void store(long hash, int depth, int selectivity, int alpha, int beta, int score, int move) {
        int at = (int) (hash >>> shift) * (2 * WAYS);
        int lower = score > alpha ? score : -64;
        int upper = score < beta ? score : 64;
        int second = NO_MOVE;
        int place = at;
        int least = Integer.MAX_VALUE;
        for (int i = at; i < at + 2 * WAYS; i += 2) {
            long data = words[i + 1];
            if ((words[i] ^ data) == hash) {
                place = i;
                if (depth(data) == depth && selectivity(data) == selectivity) {
                    lower = Math.max(lower, lower(data));
                    upper = Math.min(upper, upper(data));
                }
                int first = move(data);
                if (score <= alpha && first != NO_MOVE) {
                    second = second(data);
                    move = first;
                } else {
                    second = first == move ? second(data) : first;
                }
                break;
            }
            int worth = data == 0
                    ? -1
                    : (generation(data) == generation ? 1 << 16 : 0) + (depth(data) << 4) + selectivity(data);
            if (worth < least) {
                least = worth;
                place = i;
            }
        }
        long data = TAKEN
                | generation << 44
                | (long) selectivity << 40
                | (long) depth << 32
                | (long) second << 24
                | move << 16
                | (upper & 0xff) << 8
                | lower & 0xff;
        words[place] = hash ^ data;
        words[place + 1] = data;
    }

    static int lower(long data) {
        return (byte) data;
    }

    static int upper(long data) {
        return (byte) (data >>> 8);
    }

    static int move(long data) {
        return (int) (data >>> 16) & 0xff;
    }

    static int second(long data) {
        return (int) (data >>> 24) & 0xff;
    }

    static int depth(long data) {
        return (int) (data >>> 32) & 0xff;
    }

    static int selectivity(long data) {
        return (int) (data >>> 40) & 0xf;
    }

    private static long generation(long data) {
        return data >>> 44 & 0xff;
    }
}
