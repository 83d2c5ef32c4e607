package outflank.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// A second opinion on the rules: a board of 8 × 8 characters, walked square by square.
///
/// It was written from the numbered requirements alone and shares no code with `outflank.rules`, so that a fault would
/// have to be made twice to go unseen. Colours are `X` (Black) and `O` (White), squares are named `a1` to `h8`.
/// Nothing is fast here, and nothing should be made so.
public final class SlowReferee {

    private static final char EMPTY = '-';
    private static final int[][] DIRECTIONS = {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}};

    /// Indexed by row, then column.
    private final char[][] squares = new char[8][8];

    private char toMove = 'X';
    private int blackSupply = 30;
    private int whiteSupply = 30;
    private boolean opponentSkipped;
    private boolean handedOver;

    /// The set-up of R-02: Black on d5 and e4, White on d4 and e5, Black to move.
    public SlowReferee() {
        for (char[] row : squares) {
            Arrays.fill(row, EMPTY);
        }
        put("d5", 'X');
        put("e4", 'X');
        put("d4", 'O');
        put("e5", 'O');
    }

    /// `X` or `O`; when the game is over it means nothing.
    public char toMove() {
        return toMove;
    }

    /// The squares the side to move may choose, a1 b1 … h8.
    public List<String> legalSquares() {
        return legalSquares(toMove);
    }

    /// neither side can move.
    public boolean isOver() {
        return legalSquares('X').isEmpty() && legalSquares('O').isEmpty();
    }

    /// Places a disc of the side to move, turns over what it outflanks and passes the turn on.
    ///
    /// @return the names of the flipped squares, a1 b1 … h8
    /// @throws IllegalArgumentException if the square outflanks nothing
    public List<String> place(String square) {
        List<String> flipped = outflanked(square, toMove);
        if (flipped.isEmpty()) {
            throw new IllegalArgumentException("(" + square + ") outflanks nothing for " + toMove + ".");
        }
        takeFromSupply();
        put(square, toMove);
        for (String name : flipped) {
            put(name, toMove);
        }
        char opponent = opponentOf(toMove);
        boolean opponentCan = !legalSquares(opponent).isEmpty();
        opponentSkipped = !opponentCan && !legalSquares(toMove).isEmpty();
        if (!opponentSkipped) {
            toMove = opponent;
        }
        return flipped;
    }

    /// whether the last move left the opponent without a move, and the same side goes on.
    public boolean opponentSkipped() {
        return opponentSkipped;
    }

    /// whether the last disc placed came from the opponent's supply.
    public boolean handedOver() {
        return handedOver;
    }

    /// The discs a colour has left beside the board.
    public int supply(char color) {
        return color == 'X' ? blackSupply : whiteSupply;
    }

    /// The discs of a colour on the board.
    public int count(char color) {
        int count = 0;
        for (char[] row : squares) {
            for (char square : row) {
                if (square == color) {
                    count++;
                }
            }
        }
        return count;
    }

    /// 64 characters, a1 b1 … h8.
    public String board() {
        StringBuilder text = new StringBuilder(64);
        for (char[] row : squares) {
            text.append(row);
        }
        return text.toString();
    }

    private void takeFromSupply() {
        boolean fromBlack = toMove == 'X' ? blackSupply > 0 : whiteSupply == 0;
        handedOver = fromBlack != (toMove == 'X');
        if (fromBlack) {
            blackSupply--;
        } else {
            whiteSupply--;
        }
    }

    private List<String> legalSquares(char color) {
        List<String> legal = new ArrayList<>();
        for (int row = 0; row < 8; row++) {
            for (int column = 0; column < 8; column++) {
                if (outflanksSomething(row, column, color)) {
                    legal.add(name(row, column));
                }
            }
        }
        return legal;
    }

    private boolean outflanksSomething(int row, int column, char color) {
        if (squares[row][column] != EMPTY) {
            return false;
        }
        for (int[] direction : DIRECTIONS) {
            if (lineLength(row, column, direction[0], direction[1], color) > 0) {
                return true;
            }
        }
        return false;
    }

    private List<String> outflanked(String square, char color) {
        int row = row(square);
        int column = column(square);
        List<String> flipped = new ArrayList<>();
        if (squares[row][column] == EMPTY) {
            for (int[] direction : DIRECTIONS) {
                int length = lineLength(row, column, direction[0], direction[1], color);
                for (int i = 1; i <= length; i++) {
                    flipped.add(name(row + i * direction[0], column + i * direction[1]));
                }
            }
        }
        flipped.sort((a, b) -> (row(a) * 8 + column(a)) - (row(b) * 8 + column(b)));
        return flipped;
    }

    /// How many opposing discs lie from next to a square up to the first disc of `color`; 0 if the walk meets an empty
    /// square or the edge first.
    private int lineLength(int row, int column, int down, int right, char color) {
        int r = row + down;
        int c = column + right;
        int length = 0;
        while (r >= 0 && r < 8 && c >= 0 && c < 8 && squares[r][c] != EMPTY) {
            if (squares[r][c] == color) {
                return length;
            }
            length++;
            r += down;
            c += right;
        }
        return 0;
    }

    private void put(String square, char color) {
        squares[row(square)][column(square)] = color;
    }

    private static char opponentOf(char color) {
        return color == 'X' ? 'O' : 'X';
    }

    private static int column(String square) {
        return square.charAt(0) - 'a';
    }

    private static int row(String square) {
        return square.charAt(1) - '1';
    }

    private static String name(int row, int column) {
        return "" + (char) ('a' + column) + (char) ('1' + row);
    }
}
