package outflank.rules;

import java.util.ArrayList;
import java.util.List;

/// A square of the board: index 0 is a1, 7 is h1, 63 is h8. Letters are columns, numbers are rows from the top.
public record Square(int index) implements Comparable<Square> {

    private static final List<Square> ALL = all();

    public Square {
        if (index < 0 || index > 63) {
            throw new IllegalArgumentException("A square's index is 0 to 63, not (" + index + ").");
        }
    }

    public static Square of(int index) {
        return ALL.get(index);
    }

    /// The square of a name that the program itself wrote.
    ///
    /// @throws IllegalArgumentException if `name` is not `a1` to `h8`
    public static Square of(String name) {
        return parse(name).orThrow();
    }

    /// Reads `a1` to `h8`, in either case.
    public static Parsed<Square> parse(String name) {
        if (name.length() == 2) {
            int column = lowerCase(name.charAt(0)) - 'a';
            int row = name.charAt(1) - '1';
            if (column >= 0 && column < 8 && row >= 0 && row < 8) {
                return Parsed.value(of(row * 8 + column));
            }
        }
        return Parsed.malformed("No such square (" + name + "). Squares are a1 to h8: a letter, then a number.");
    }

    /// The ASCII letter in lower case; anything else as it is. Unlike [Character#toLowerCase] it needs no tables, which
    /// the browser would have to load.
    static char lowerCase(char c) {
        return c >= 'A' && c <= 'Z' ? (char) (c + ('a' - 'A')) : c;
    }

    /// The squares of a mask, a1 first.
    public static List<Square> in(long mask) {
        List<Square> squares = new ArrayList<>(Long.bitCount(mask));
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            squares.add(of(Long.numberOfTrailingZeros(rest)));
        }
        return squares;
    }

    /// 0 for column a to 7 for column h.
    public int column() {
        return index & 7;
    }

    /// 0 for row 1 to 7 for row 8.
    public int row() {
        return index >> 3;
    }

    public long bit() {
        return 1L << index;
    }

    public boolean isIn(long mask) {
        return (mask & bit()) != 0;
    }

    public String name() {
        return "" + (char) ('a' + column()) + (char) ('1' + row());
    }

    @Override
    public int compareTo(Square other) {
        return Integer.compare(index, other.index);
    }

    @Override
    public String toString() {
        return name();
    }

    private static List<Square> all() {
        List<Square> squares = new ArrayList<>(64);
        for (int index = 0; index < 64; index++) {
            squares.add(new Square(index));
        }
        return List.copyOf(squares);
    }
}
