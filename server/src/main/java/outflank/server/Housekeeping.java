package outflank.server;

import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import outflank.server.answer.Unavailable;
import outflank.server.clock.Timepiece;
import outflank.server.group.Groups;
import outflank.server.store.SqliteStore;

/// Once a day, what has been kept for long enough is deleted.
final class Housekeeping {

    private static final Logger LOG = LoggerFactory.getLogger(Housekeeping.class);
    private static final Duration EVERY = Duration.ofDays(1);

    private final SqliteStore store;
    private final Groups groups;
    private final Timepiece clock;

    Housekeeping(SqliteStore store, Groups groups, Timepiece clock) {
        this.store = store;
        this.groups = groups;
        this.clock = clock;
    }

    /// Sweeps soon after the start, and then every day.
    void start() {
        clock.wake(clock.instant().plus(Duration.ofMinutes(1)), this::sweep);
    }

    private void sweep() {
        clock.wake(clock.instant().plus(EVERY), this::sweep);
        Thread.startVirtualThread(this::sweepNow);
    }

    private void sweepNow() {
        try {
            store.sweep(clock.instant());
            groups.lookAgain();
        } catch (Unavailable e) {
            LOG.info("Nothing was swept today: {}", e.getMessage());
        }
    }
}
