package outflank.server.clock;

import java.time.Instant;
import java.time.InstantSource;

/// A clock that also wakes.
public interface Timepiece extends InstantSource {

    /// Runs `then` once it is `at`, or soon after; at once if that has passed. It should be short: others wait for it.
    Alarm wake(Instant at, Runnable then);

    /// Something that will be run at a time.
    interface Alarm {
        /// Does nothing if it has been run.
        void cancel();
    }
}
