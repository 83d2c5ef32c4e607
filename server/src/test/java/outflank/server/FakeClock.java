package outflank.server;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/// A clock that stands still until a test moves it.
public final class FakeClock implements InstantSource {

    private volatile Instant now = Instant.parse("2026-01-01T12:00:00Z");

    @Override
    public Instant instant() {
        return now;
    }

    public synchronized void advance(Duration time) {
        now = now.plus(time);
    }
}
