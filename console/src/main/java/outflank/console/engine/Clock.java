package outflank.console.engine;

/// What is left on the clock of the side to move.
///
/// @param left seconds that may pass before the side loses on time
/// @param gain seconds that come back with each move
/// @param moves that `left` has to last for; 0 for the rest of the game
record Clock(double left, double gain, int moves) {

    /// What goes by outside the search: pipes, the other program, this one's pauses.
    private static final double LAG = 0.15;

    /// With so few empty squares a move takes no time to speak of.
    private static final int NO_TROUBLE = 14;

    /// How long to think now, in seconds: a share of what is left, always less than all of it.
    double forThisMove(int empties) {
        double most = Math.max(0, left - Math.min(LAG + 0.03 * left, 0.4 * left));
        int shares = moves > 0 ? moves : 4 + Math.max(0, empties - NO_TROUBLE) / 2;
        return Math.min(most, most / shares + 0.8 * gain);
    }
}
