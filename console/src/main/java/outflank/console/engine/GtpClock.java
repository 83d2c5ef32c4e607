package outflank.console.engine;

import java.util.Optional;
import outflank.rules.BySide;
import outflank.rules.Color;

/// The clocks of a game over GTP: a main time, and after it periods of so many seconds for so many stones. What the
/// other program does not tell is counted here.
final class GtpClock {

    /// Seconds left for so many stones; 0 stones stand for the main time.
    private record Left(double seconds, int stones) {}

    private final double main;
    private final double period;
    private final int stones;
    private BySide<Left> left;

    /// @param main seconds for the game
    /// @param period seconds of each period after it
    /// @param stones moves of a period; 0 for no period
    GtpClock(double main, double period, int stones) {
        this.main = main;
        this.period = period;
        this.stones = stones;
        Left full = main > 0 || stones == 0 ? new Left(main, 0) : new Left(period, stones);
        left = new BySide<>(full, full);
    }

    /// The same settings with full time for both sides.
    GtpClock restarted() {
        return new GtpClock(main, period, stones);
    }

    /// What the other program says is left.
    void left(Color color, double seconds, int stonesLeft) {
        left = left.with(color, new Left(seconds, stonesLeft));
    }

    /// Counts a move of `color` that took so many seconds.
    void used(Color color, double seconds) {
        Left before = left.of(color);
        double rest = before.seconds() - seconds;
        Left after = new Left(rest, before.stones());
        if (before.stones() > 0) {
            after = before.stones() == 1 ? new Left(period, stones) : new Left(rest, before.stones() - 1);
        } else if (rest < 0 && stones > 0) {
            after = stones == 1 ? new Left(period, 1) : new Left(period + rest, stones - 1);
        }
        left = left.with(color, after);
    }

    /// What `color` has for its next move; empty if it may think as long as it likes.
    Optional<Clock> of(Color color) {
        if (stones == 0 && period > 0) {
            return Optional.empty();
        }
        Left now = left.of(color);
        if (now.stones() > 0) {
            return Optional.of(new Clock(Math.max(0, now.seconds()), 0, now.stones()));
        }
        double each = stones == 0 ? 0 : period / stones;
        return Optional.of(new Clock(Math.max(0, now.seconds()) + each, each, 0));
    }
}
