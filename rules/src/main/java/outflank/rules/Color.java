package outflank.rules;

/// One of the two sides. Black moves first.
public enum Color {
    BLACK,
    WHITE;

    public Color opposite() {
        return this == BLACK ? WHITE : BLACK;
    }

    /// The letter of position strings: `X` for Black, `O` for White.
    public char symbol() {
        return this == BLACK ? 'X' : 'O';
    }
}
