package outflank.server.live;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import outflank.server.clock.Timepiece;

/// When a room tells how its group is: at once, but not again within [#APART] of that. What changes in between is told
/// together at the end of it, as it then is. So those who come and go in a hurry cost the others little. Guarded by the
/// room.
final class Pace {

    static final Duration APART = Duration.ofMillis(250);

    private final Timepiece clock;
    private Instant next = Instant.MIN;
    private Timepiece.@Nullable Alarm reminder;

    Pace(Timepiece clock) {
        this.clock = clock;
    }

    /// Whether to tell now; if not, it is owed.
    ///
    /// @param remind is run when it is time to tell what is owed
    boolean isDue(Runnable remind) {
        if (isOwed()) {
            return false;
        }
        Instant now = clock.instant();
        // a clock that was set back is no reason to wait for long
        boolean isSoon = now.isBefore(next) && next.minus(APART).compareTo(now) <= 0;
        if (isSoon) {
            reminder = clock.wake(next, remind);
        }
        return !isSoon;
    }

    /// Whether something has changed that was not told yet.
    boolean isOwed() {
        return reminder != null;
    }

    /// Everything has been told just now.
    void told() {
        if (reminder != null) {
            reminder.cancel();
            reminder = null;
        }
        next = clock.instant().plus(APART);
    }
}
