package outflank.server;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import outflank.server.clock.Timepiece;

/// A clock that stands still until a test moves it. Alarms that come due on the way ring at their time, one after
/// another.
public final class FakeClock implements Timepiece {

    private final List<FakeAlarm> alarms = new ArrayList<>();
    private volatile Instant now = Instant.parse("2026-01-01T12:00:00Z");

    /// Not a record, because two alarms are never the same.
    private static final class FakeAlarm {
        final Instant at;
        final Runnable then;

        FakeAlarm(Instant at, Runnable then) {
            this.at = at;
            this.then = then;
        }
    }

    @Override
    public Instant instant() {
        return now;
    }

    @Override
    public Alarm wake(Instant at, Runnable then) {
        FakeAlarm alarm = new FakeAlarm(at, then);
        synchronized (alarms) {
            if (at.isAfter(now)) {
                alarms.add(alarm);
                return () -> cancel(alarm);
            }
        }
        then.run();
        return () -> {};
    }

    private void cancel(FakeAlarm alarm) {
        synchronized (alarms) {
            alarms.remove(alarm);
        }
    }

    public void advance(Duration time) {
        Instant until = now.plus(time);
        for (Optional<FakeAlarm> next = due(until); next.isPresent(); next = due(until)) {
            next.get().then.run();
        }
        now = until;
    }

    /// As when the machine's clock is corrected.
    public void setBack(Duration time) {
        now = now.minus(time);
    }

    /// The next alarm up to `until`, after the clock has moved there.
    private Optional<FakeAlarm> due(Instant until) {
        synchronized (alarms) {
            Optional<FakeAlarm> next = alarms.stream()
                    .filter(alarm -> !alarm.at.isAfter(until))
                    .min(Comparator.comparing(alarm -> alarm.at));
            next.ifPresent(alarm -> {
                alarms.remove(alarm);
                now = alarm.at.isAfter(now) ? alarm.at : now;
            });
            return next;
        }
    }
}
