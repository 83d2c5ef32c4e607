package outflank.server.game;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A game clock: so many minutes for each side, and so many seconds added after each of its moves.
public record ClockSetting(int minutes, int increment) {

    private static final Pattern FORM = Pattern.compile("([1-9][0-9]?)\\+([0-9]{1,2})");
    private static final int MOST = 60;

    public ClockSetting {
        if (minutes < 1 || minutes > MOST || increment < 0 || increment > MOST) {
            throw new IllegalArgumentException("A clock has 1 to " + MOST + " minutes and 0 to " + MOST
                    + " seconds, not (" + minutes + "+" + increment + ").");
        }
    }

    /// Reads `off`, or `5+3` for five minutes and three seconds a move.
    ///
    /// @throws IllegalArgumentException if it is neither
    public static Optional<ClockSetting> parse(String text) {
        if (text.equals("off")) {
            return Optional.empty();
        }
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            throw new IllegalArgumentException(
                    "No such clock (" + text + "). Write off, or minutes and seconds a move such as 5+3.");
        }
        return Optional.of(new ClockSetting(Integer.parseInt(form.group(1)), Integer.parseInt(form.group(2))));
    }

    /// The text that [#parse] reads.
    public static String text(Optional<ClockSetting> clock) {
        return clock.map(ClockSetting::toString).orElse("off");
    }

    public Duration main() {
        return Duration.ofMinutes(minutes);
    }

    public Duration added() {
        return Duration.ofSeconds(increment);
    }

    @Override
    public String toString() {
        return minutes + "+" + increment;
    }
}
