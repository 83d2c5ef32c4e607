package outflank.server.limit;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;

/// One bucket for each player or address. A bucket that no one has used for as long as it takes to fill is
/// forgotten.
final class Buckets {

    private final String meaning;
    private final int brim;
    private final double perSecond;
    private final InstantSource clock;
    private final Cache<String, Bucket> buckets;

    /// @param meaning what is counted, for the one who is refused
    Buckets(String meaning, int brim, double perSecond, InstantSource clock) {
        this.meaning = meaning;
        this.brim = brim;
        this.perSecond = perSecond;
        this.clock = clock;
        this.buckets = Caffeine.newBuilder()
                .maximumSize(100_000)
                .expireAfterAccess(Duration.ofSeconds((long) (brim / perSecond) + 60))
                .build();
    }

    /// Takes a token, or refuses.
    Answer<Boolean> take(String key) {
        return answer(bucket(key).take(clock.instant()));
    }

    /// Refuses if there is no token; takes none.
    Answer<Boolean> look(String key) {
        return answer(bucket(key).wait(clock.instant()));
    }

    private Bucket bucket(String key) {
        return buckets.get(key, _ -> new Bucket(brim, perSecond, clock.instant()));
    }

    private Answer<Boolean> answer(Optional<Duration> wait) {
        if (wait.isEmpty()) {
            return Answer.done(true);
        }
        int seconds = (int) Math.max(1, wait.get().plusMillis(999).toSeconds());
        return new Answer.Refused<>(
                Code.TOO_MANY_REQUESTS, "The limit is " + meaning + ". Try again in (" + seconds + ") s.", seconds);
    }
}
