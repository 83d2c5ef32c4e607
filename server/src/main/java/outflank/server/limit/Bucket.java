package outflank.server.limit;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/// A bucket of tokens that fills at an even pace up to a brim; each call takes one.
final class Bucket {

    private final double brim;
    private final double perSecond;
    private double tokens;
    private Instant filledAt;

    Bucket(double brim, double perSecond, Instant now) {
        this.brim = brim;
        this.perSecond = perSecond;
        this.tokens = brim;
        this.filledAt = now;
    }

    /// Takes a token.
    ///
    /// @return the time until there is one, if there is none now
    synchronized Optional<Duration> take(Instant now) {
        Optional<Duration> wait = wait(now);
        if (wait.isEmpty()) {
            tokens--;
        }
        return wait;
    }

    /// The time until there is a token, if there is none now.
    synchronized Optional<Duration> wait(Instant now) {
        if (now.isAfter(filledAt)) {
            double seconds = Duration.between(filledAt, now).toNanos() / 1e9;
            tokens = Math.min(brim, tokens + seconds * perSecond);
            filledAt = now;
        }
        return tokens >= 1 ? Optional.empty() : Optional.of(Duration.ofNanos((long) ((1 - tokens) / perSecond * 1e9)));
    }
}
