package outflank.server.live;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.Optional;

/// How long a connection takes to and fro, by our pings. Of the last few the shortest counts: a page that answers late
/// now and then has no longer line for it.
final class Line {

    private static final int LAST_FEW = 3;

    private final Deque<Duration> measured = new ArrayDeque<>();
    private long lastPing;
    private Optional<Instant> pingedAt = Optional.empty();

    /// A ping is about to be sent.
    ///
    /// @return what it is to carry
    synchronized ByteBuffer ping(Instant now) {
        lastPing++;
        pingedAt = Optional.of(now);
        return ByteBuffer.allocate(Long.BYTES).putLong(lastPing).flip();
    }

    /// A pong has come. Only the first answer to the last ping counts.
    void pong(ByteBuffer payload, Instant now) {
        if (payload.remaining() == Long.BYTES) {
            answered(payload.getLong(payload.position()), now);
        }
    }

    private synchronized void answered(long ping, Instant now) {
        if (ping != lastPing || pingedAt.isEmpty()) {
            return;
        }
        Duration took = Duration.between(pingedAt.get(), now);
        pingedAt = Optional.empty();
        measured.addLast(took.isNegative() ? Duration.ZERO : took);
        if (measured.size() > LAST_FEW) {
            measured.removeFirst();
        }
    }

    synchronized Duration lag() {
        return measured.stream().min(Comparator.naturalOrder()).orElse(Duration.ZERO);
    }
}
