package outflank.server.group;

import java.util.Locale;
import java.util.Optional;
import outflank.rules.Color;

/// The seat a player asks for.
public enum Seat {
    BLACK,
    WHITE,
    /// Whichever is free, Black's first.
    ANY;

    /// Reads `black`, `white` or `any`.
    public static Optional<Seat> parse(String text) {
        for (Seat seat : values()) {
            if (seat.name().toLowerCase(Locale.ROOT).equals(text)) {
                return Optional.of(seat);
            }
        }
        return Optional.empty();
    }

    static Seat of(Color color) {
        return color == Color.BLACK ? BLACK : WHITE;
    }
}
