package outflank.rules;

/// Where a side may move, as arithmetic on masks of 64 squares.
public final class Mobility {

    /// Columns b to g: an opposing disc on an edge column can be outflanked along that column only.
    private static final long INNER_COLUMNS = 0x7e7e7e7e7e7e7e7eL;

    private Mobility() {}

    /// The empty squares where a disc of `player` outflanks at least one line of `opponent`.
    ///
    /// In each of the eight directions, the opposing discs in one unbroken run from a disc of the player are found
    /// by doubling (Kogge and Stone's parallel prefix): after steps of 1, 2 and 2 squares the run may be six long,
    /// all that fits between two discs. The square behind the run is legal if it is empty.
    public static long of(long player, long opponent) {
        long inner = opponent & INNER_COLUMNS;
        long reached = behind(player, inner, 1)
                | behind(player, opponent, 8)
                | behind(player, inner, 7)
                | behind(player, inner, 9);
        return reached & ~(player | opponent);
    }

    /// The squares just behind runs of `opponent` that start next to `player`, both ways along one axis, `step`
    /// bits a square.
    private static long behind(long player, long opponent, int step) {
        long up = opponent & (player << step);
        long down = opponent & (player >>> step);
        up |= opponent & (up << step);
        down |= opponent & (down >>> step);
        long upPairs = opponent & (opponent << step);
        long downPairs = upPairs >>> step;
        up |= upPairs & (up << 2 * step);
        down |= downPairs & (down >>> 2 * step);
        up |= upPairs & (up << 2 * step);
        down |= downPairs & (down >>> 2 * step);
        return (up << step) | (down >>> step);
    }
}
