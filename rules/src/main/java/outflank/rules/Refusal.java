package outflank.rules;

/// Why a square cannot be played.
public enum Refusal {
    /// The game has ended.
    GAME_OVER,
    /// The square holds a disc.
    OCCUPIED,
    /// The square is empty, but a disc there outflanks nothing.
    OUTFLANKS_NOTHING
}
