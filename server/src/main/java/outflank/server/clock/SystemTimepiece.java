package outflank.server.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The machine's clock.
public final class SystemTimepiece implements Timepiece, AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(SystemTimepiece.class);

    private final ScheduledThreadPoolExecutor alarms = new ScheduledThreadPoolExecutor(
            1, Thread.ofPlatform().daemon().name("alarms").factory());

    public SystemTimepiece() {
        alarms.setRemoveOnCancelPolicy(true);
        alarms.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    @Override
    public Instant instant() {
        return Instant.now();
    }

    @Override
    public Alarm wake(Instant at, Runnable then) {
        // The machine's clock may be set; whoever is woken looks whether it is time, and waits on.
        long millis = Math.max(0, Duration.between(instant(), at).toMillis() + 1);
        Future<?> waiting = alarms.schedule(() -> ring(then), millis, TimeUnit.MILLISECONDS);
        return () -> waiting.cancel(false);
    }

    private static void ring(Runnable then) {
        try {
            then.run();
        } catch (RuntimeException e) {
            LOG.error("What was to be done at a time failed", e);
        }
    }

    @Override
    public void close() {
        alarms.shutdownNow();
    }
}
