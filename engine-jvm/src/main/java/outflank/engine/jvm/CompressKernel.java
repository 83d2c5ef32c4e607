package outflank.engine.jvm;

import outflank.engine.Kernel;
import outflank.rules.Mobility;

/// Takes each line through the square out of the board as a byte (`Long.compress`, one instruction where the
/// processor has it), looks up what happens on it, and puts the flips back (`Long.expand`).
final class CompressKernel extends Kernel {

    private static final int LINES = 4;

    /// By square: the row, the column and both diagonals through it.
    private static final long[] LINE = new long[64 * LINES];

    /// By square and line: 256 times the square's place on the line.
    private static final int[] PLACE = new int[64 * LINES];

    /// By place and the opponent's discs on the line: the squares just behind them, where a disc of the player
    /// outflanks.
    private static final byte[] BEHIND = new byte[8 * 256];

    /// By place and the player's discs that outflank: what is between.
    private static final byte[] BETWEEN = new byte[8 * 256];

    /// By place and the player's discs, all others being the opponent's: twice the flips.
    private static final byte[] LAST = new byte[8 * 256];

    static {
        int[] columnSteps = {1, 0, 1, -1};
        int[] rowSteps = {0, 1, 1, 1};
        for (int square = 0; square < 64; square++) {
            for (int i = 0; i < LINES; i++) {
                long line = 0;
                for (int step = -7; step <= 7; step++) {
                    int column = (square & 7) + step * columnSteps[i];
                    int row = (square >> 3) + step * rowSteps[i];
                    if (column >= 0 && column < 8 && row >= 0 && row < 8) {
                        line |= 1L << 8 * row + column;
                    }
                }
                LINE[square * LINES + i] = line;
                PLACE[square * LINES + i] = Long.bitCount(line & (1L << square) - 1) << 8;
            }
        }
        for (int place = 0; place < 8; place++) {
            for (int discs = 0; discs < 256; discs++) {
                int right = Integer.numberOfTrailingZeros(~discs >>> place + 1) + place + 1;
                int left = 31 - Integer.numberOfLeadingZeros(~discs & (1 << place) - 1);
                int behind = (right > place + 1 ? 1 << right : 0) | (left >= 0 && left < place - 1 ? 1 << left : 0);
                BEHIND[place << 8 | discs] = (byte) behind;

                int above = discs & -2 << place;
                int below = discs & (1 << place) - 1;
                int between = (above == 0 ? 0 : (above & -above) - 1 & -2 << place)
                        | (below == 0 ? 0 : -2 * Integer.highestOneBit(below) & (1 << place) - 1);
                BETWEEN[place << 8 | discs] = (byte) between;
                LAST[place << 8 | discs] = (byte) (2 * Integer.bitCount(between));
            }
        }
    }

    @Override
    public long flips(long player, long opponent, int square) {
        int first = square * LINES;
        return along(player, opponent, first)
                | along(player, opponent, first + 1)
                | along(player, opponent, first + 2)
                | along(player, opponent, first + 3);
    }

    @Override
    public long moves(long player, long opponent) {
        return Mobility.of(player, opponent);
    }

    @Override
    public int lastFlips(long player, int square) {
        int first = square * LINES;
        return last(player, first) + last(player, first + 1) + last(player, first + 2) + last(player, first + 3);
    }

    private static long along(long player, long opponent, int i) {
        long line = LINE[i];
        int place = PLACE[i];
        int ends = BEHIND[place | (int) Long.compress(opponent, line) & 0xff] & (int) Long.compress(player, line);
        return Long.expand(BETWEEN[place | ends & 0xff] & 0xff, line);
    }

    private static int last(long player, int i) {
        return LAST[PLACE[i] | (int) Long.compress(player, LINE[i]) & 0xff];
    }
}
