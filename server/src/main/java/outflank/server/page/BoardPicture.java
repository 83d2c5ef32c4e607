package outflank.server.page;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/// A board as a page shows it before, or without, its script.
///
/// @param squares 64 characters `X` (Black), `O` (White) or `-`, from a1, b1 … to h8
/// @param last the square played last, or empty
/// @param flipped the squares flipped by it
/// @param label what a screen reader says of it
public record BoardPicture(String squares, String last, Set<String> flipped, String label) {

    public static final String START = "---------------------------OX------XO---------------------------";

    public BoardPicture {
        if (!squares.matches("[XO-]{64}")) {
            throw new IllegalArgumentException("A board is 64 characters X, O or -, not (" + squares + ").");
        }
    }

    public List<Integer> rows() {
        return IntStream.range(0, 8).boxed().toList();
    }

    public List<Integer> columns() {
        return rows();
    }

    public static String column(int column) {
        return String.valueOf((char) ('a' + column));
    }

    /// The classes of a square.
    public String square(int row, int column) {
        return name(row, column).equals(last) ? "sq last" : "sq";
    }

    /// The classes of the disc on a square; empty where there is none.
    public String disc(int row, int column) {
        String was = flipped.contains(name(row, column)) ? " was" : "";
        return switch (squares.charAt(row * 8 + column)) {
            case 'X' -> "disc b" + was;
            case 'O' -> "disc w" + was;
            default -> "";
        };
    }

    private static String name(int row, int column) {
        return column(column) + (row + 1);
    }
}
