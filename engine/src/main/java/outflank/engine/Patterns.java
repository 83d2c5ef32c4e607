package outflank.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import outflank.rules.Square;
import outflank.rules.Symmetry;

/// The groups of squares that [PatternEvaluation] looks at, as M. Buro introduced them in Logistello
/// ("Experiments with multi-ProbCut and a new high-quality evaluation function for Othello", 1997).
///
/// Each occurrence of a pattern on the board has an index: its squares read as a number in base 3, with 0 for
/// empty, 1 for the player's disc and 2 for the opponent's. All indexes of a board are computed at once,
/// without regard to the board before: a row of eight squares adds the same to them whatever stands
/// elsewhere, so a table holds what to add, by row and by the discs in it, four indexes of 16 bits to a word.
final class Patterns {

    /// One occurrence of each kind; the board's symmetries give the others, and all share their weights.
    private static final String[] KINDS = {
        "a1 b1 c1 d1 e1 f1 g1 h1 b2 g2",
        "a1 b1 a2 b2 c1 a3 c2 b3 c3",
        "a2 b2 c2 d2 e2 f2 g2 h2",
        "a3 b3 c3 d3 e3 f3 g3 h3",
        "a4 b4 c4 d4 e4 f4 g4 h4",
        "a1 b2 c3 d4 e5 f6 g7 h8",
        "b1 c2 d3 e4 f5 g6 h7",
        "c1 d2 e3 f4 g5 h6",
        "d1 e2 f3 g4 h5",
        "d1 c2 b3 a4",
    };

    /// Words of four indexes.
    static final int WORDS = 10;

    /// Occurrences on the board.
    static final int COUNT;

    /// Where the weights of an occurrence begin.
    static final int[] OFFSET;

    /// Weights of all kinds together.
    static final int WEIGHTS;

    /// The weight that stands for a weight: a pattern and its mirror image are worth the same.
    static final int[] SHARED;

    /// What the discs of one side in one row add: by row and discs, [#WORDS] words. The opponent's count twice.
    static final long[] ADD = new long[8 * 256 * WORDS];

    static {
        List<int[]> occurrences = new ArrayList<>();
        int[] offsets = new int[4 * WORDS];
        int[] shared = {};
        int weights = 0;
        for (String kind : KINDS) {
            int[] first = squares(kind);
            for (Symmetry symmetry : Symmetry.values()) {
                int[] image = image(first, symmetry);
                if (isNew(image, occurrences)) {
                    offsets[occurrences.size()] = weights;
                    occurrences.add(image);
                }
            }
            int[] mirror = mirror(first);
            int[] powers = powers(first.length);
            int size = 3 * powers[first.length - 1];
            shared = Arrays.copyOf(shared, weights + size);
            for (int index = 0; index < size; index++) {
                shared[weights + index] = weights + Math.min(index, moved(index, mirror, powers));
            }
            weights += size;
        }
        COUNT = occurrences.size();
        OFFSET = offsets;
        WEIGHTS = weights;
        SHARED = shared;
        for (int i = 0; i < COUNT; i++) {
            long value = 1L << 16 * (i % 4);
            for (int square : occurrences.get(i)) {
                for (int discs = 0; discs < 256; discs++) {
                    if ((discs >> (square & 7) & 1) != 0) {
                        ADD[((square >> 3) * 256 + discs) * WORDS + i / 4] += value;
                    }
                }
                value *= 3;
            }
        }
    }

    private Patterns() {}

    /// The index of each occurrence, with its offset: where its weight stands. Slow; the evaluation does it
    /// by itself.
    static void indexes(long player, long opponent, int[] indexes) {
        for (int i = 0; i < COUNT; i++) {
            long sum = 0;
            for (int row = 0; row < 8; row++) {
                sum += ADD[(row << 8 | (int) (player >>> 8 * row) & 0xff) * WORDS + i / 4]
                        + 2 * ADD[(row << 8 | (int) (opponent >>> 8 * row) & 0xff) * WORDS + i / 4];
            }
            indexes[i] = OFFSET[i] + ((int) (sum >>> 16 * (i % 4)) & 0xffff);
        }
    }

    private static int[] squares(String names) {
        int[] squares = new int[(names.length() + 1) / 3];
        for (int i = 0; i < squares.length; i++) {
            squares[i] = Square.of(names.substring(3 * i, 3 * i + 2)).index();
        }
        return squares;
    }

    private static int[] image(int[] squares, Symmetry symmetry) {
        int[] image = new int[squares.length];
        for (int i = 0; i < squares.length; i++) {
            image[i] = symmetry.of(Square.of(squares[i])).index();
        }
        return image;
    }

    private static long mask(int[] squares) {
        long mask = 0;
        for (int square : squares) {
            mask |= 1L << square;
        }
        return mask;
    }

    private static boolean isNew(int[] image, List<int[]> occurrences) {
        for (int[] occurrence : occurrences) {
            if (mask(occurrence) == mask(image)) {
                return false;
            }
        }
        return true;
    }

    private static int[] powers(int count) {
        int[] powers = new int[count];
        for (int i = 0, power = 1; i < count; i++, power *= 3) {
            powers[i] = power;
        }
        return powers;
    }

    /// Where each square of a pattern comes to lie by a symmetry that lays the pattern on itself; where it is,
    /// if there is none.
    private static int[] mirror(int[] squares) {
        int[] mirror = new int[squares.length];
        for (Symmetry symmetry : Symmetry.values()) {
            int[] image = image(squares, symmetry);
            if (mask(image) == mask(squares)) {
                for (int i = 0; i < squares.length; i++) {
                    mirror[i] = position(image[i], squares);
                }
                if (!Arrays.equals(image, squares)) {
                    break;
                }
            }
        }
        return mirror;
    }

    /// The index after its squares have gone to other places.
    private static int moved(int index, int[] places, int[] powers) {
        int moved = 0;
        int rest = index;
        for (int place : places) {
            moved += rest % 3 * powers[place];
            rest /= 3;
        }
        return moved;
    }

    private static int position(int square, int[] squares) {
        int i = 0;
        while (squares[i] != square) {
            i++;
        }
        return i;
    }
}
