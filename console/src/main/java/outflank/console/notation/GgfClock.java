package outflank.console.notation;

import java.util.Optional;

/// The clock of one side as GGF writes it: `mm:ss/increment/grace`, each `h:mm:ss`, `mm:ss` or nothing.
///
/// @param main seconds for the game
/// @param increment seconds added after each move
public record GgfClock(double main, double increment) {

    public GgfClock {
        if (!(main >= 0) || !(increment >= 0)) {
            throw new IllegalArgumentException(
                    "Clocks count seconds from 0, not (" + main + ") with (" + increment + ") a move.");
        }
    }

    /// Empty if it is no clock: then there is none to obey.
    static Optional<GgfClock> parse(String text) {
        String[] parts = text.split("/", -1);
        try {
            return Optional.of(new GgfClock(seconds(parts[0]), parts.length > 1 ? seconds(parts[1]) : 0));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static double seconds(String text) {
        String digits = text.strip().replaceFirst(",.*", "");
        double seconds = 0;
        if (!digits.isEmpty()) {
            for (String part : digits.split(":", -1)) {
                seconds = 60 * seconds + Double.parseDouble(part);
            }
        }
        return seconds;
    }
}
