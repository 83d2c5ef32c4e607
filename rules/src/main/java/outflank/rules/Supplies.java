package outflank.rules;

/// The discs each side still has beside the board.
///
/// Each side starts with 32 discs, two of them on the board. A side that can outflank but has none left gets one from
/// the opponent.
public record Supplies(int black, int white) {

    public static final Supplies START = new Supplies(30, 30);

    public Supplies {
        if (black < 0 || white < 0 || black + white > 64) {
            throw new IllegalArgumentException("Supplies of (" + black + ") and (" + white
                    + ") discs cannot be: each is 0 or more, both together at most 64.");
        }
    }

    /// The supplies for a position met without its game: the empty squares shared out as if the sides took turns.
    public static Supplies sharedOut(Position position) {
        int empties = position.board().empties();
        int mover = (empties + 1) / 2;
        int other = empties / 2;
        return position.toMove() == Color.BLACK ? new Supplies(mover, other) : new Supplies(other, mover);
    }

    public int of(Color color) {
        return color == Color.BLACK ? black : white;
    }

    /// Whether `color` must be handed a disc before it can place one.
    public boolean needsHandingOver(Color color) {
        return of(color) == 0;
    }

    /// The supplies after `color` placed a disc: its own, or one handed over by the opponent.
    public Supplies afterPlacing(Color color) {
        Color payer = needsHandingOver(color) ? color.opposite() : color;
        return payer == Color.BLACK ? new Supplies(black - 1, white) : new Supplies(black, white - 1);
    }
}
