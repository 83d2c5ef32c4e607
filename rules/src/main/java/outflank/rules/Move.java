package outflank.rules;

/// A move as it was made: who placed a disc where, the mask of discs it flipped, whether the disc was handed over
/// by the opponent because the mover's supply was empty, and whether the opponent is skipped after it.
public record Move(Color color, Square square, long flipped, boolean handedOver, boolean skipsOpponent) {

    public int flips() {
        return Long.bitCount(flipped);
    }
}
