package outflank.rules;

/// The discs as the side to move sees them: `player` is the mask of its discs, `opponent` the other side's.
///
/// Bit n is square n (0 = a1, 63 = h8). A board knows no colours; [Position] does.
public record Board(long player, long opponent) {

    /// The set-up of R-02 with Black to move: Black d5 and e4, White d4 and e5.
    public static final Board START = new Board(0x0000000810000000L, 0x0000001008000000L);

    public Board {
        if ((player & opponent) != 0) {
            throw new IllegalArgumentException(
                    "A square holds one disc, but both sides claim " + Square.in(player & opponent) + ".");
        }
    }

    /// The mask of legal squares; 0 means that the side to move is skipped, or that the game is over.
    public long legal() {
        return Mobility.of(player, opponent);
    }

    public boolean canMove() {
        return legal() != 0;
    }

    /// Neither side can move.
    public boolean isOver() {
        return !canMove() && !passed().canMove();
    }

    /// The mask of discs that flip on `square`; 0 if the square is taken or outflanks nothing.
    public long flips(Square square) {
        return square.isIn(player | opponent) ? 0 : Flips.of(player, opponent, square.index());
    }

    /// The board after a legal move, seen by the other side.
    ///
    /// @throws IllegalArgumentException if `square` is not legal
    public Board after(Square square) {
        long flips = flips(square);
        if (flips == 0) {
            throw new IllegalArgumentException("(" + square + ") is not legal on " + this + ".");
        }
        return new Board(opponent ^ flips, player ^ flips ^ square.bit());
    }

    /// The same discs seen by the other side.
    public Board passed() {
        return new Board(opponent, player);
    }

    public long occupied() {
        return player | opponent;
    }

    public int discs() {
        return Long.bitCount(occupied());
    }

    public int empties() {
        return 64 - discs();
    }

    /// The player's discs less the opponent's.
    public int discDifference() {
        return Long.bitCount(player) - Long.bitCount(opponent);
    }
}
