package outflank.engine;

/// The result of a game in which no one can move any more.
final class FinalScore {

    private FinalScore() {}

    /// The disc difference for the player; squares left empty count for the winner, as in OBF files and
    /// tournaments.
    static int of(long player, long opponent) {
        int difference = Long.bitCount(player) - Long.bitCount(opponent);
        int empties = 64 - Long.bitCount(player | opponent);
        return difference + (difference > 0 ? empties : difference < 0 ? -empties : 0);
    }
}
