package outflank.server.live;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;

/// The wire to one page: what is sent along it, in order, and how lately the page was heard on it.
///
/// Before it is open and after it broke, what is sent is dropped: a page that comes back catches up.
final class Wire {

    /// A page answers each ping with one pong; so many between two pings are an attack.
    private static final int MOST_PONGS = 20;

    private final InstantSource clock;
    private final Instant asked;
    private final Line line = new Line();
    private final AtomicInteger pongs = new AtomicInteger();
    private final AtomicInteger unanswered = new AtomicInteger();
    private volatile Instant heard;
    private volatile boolean broken;
    private volatile @Nullable Instant closing;
    private volatile @Nullable End end;

    private record End(Session session, Outbox outbox) {}

    /// @param clock by which this wire is asked for now
    Wire(InstantSource clock) {
        this.clock = clock;
        this.asked = clock.instant();
        this.heard = asked;
    }

    void open(Session session) {
        end = new End(session, new Outbox(session::disconnect));
    }

    /// The connection is gone; it never comes back.
    void broke() {
        broken = true;
        End open = end;
        if (open != null) {
            open.outbox.close();
        }
    }

    /// When goodbye was said, if it was.
    Optional<Instant> closing() {
        return Optional.ofNullable(closing);
    }

    boolean isBroken() {
        return broken;
    }

    // ---------- what is sent ----------

    void send(String text) {
        End open = end;
        if (open != null) {
            open.outbox.add(text.length(), done -> open.session.sendText(text, done));
        }
    }

    void ping() {
        pongs.set(0);
        unanswered.incrementAndGet();
        End open = end;
        if (open != null) {
            open.outbox.add(1, done -> open.session.sendPing(line.ping(clock.instant()), done));
        }
    }

    /// Says goodbye after what waits to be sent. What the page says from now on is not heard.
    ///
    /// @param code a status of RFC 6455
    void close(int code, String reason) {
        if (closing == null) {
            closing = clock.instant();
        }
        End open = end;
        if (open != null) {
            open.outbox.add(1, _ -> open.session.close(code, reason, Callback.NOOP));
        }
    }

    /// Ends the connection without a word, for a page that no longer answers.
    void cutOff() {
        End open = end;
        if (open != null) {
            open.session.disconnect();
        }
    }

    // ---------- what is heard ----------

    /// The page said something.
    void hear() {
        heard = clock.instant();
        unanswered.set(0);
    }

    /// The page answered a ping.
    ///
    /// @return false if it has answered so often that it was cut off
    boolean hearPong(ByteBuffer payload) {
        if (pongs.incrementAndGet() > MOST_PONGS) {
            cutOff();
            return false;
        }
        hear();
        line.pong(payload, heard);
        return true;
    }

    /// When the page asked for the connection.
    Instant asked() {
        return asked;
    }

    /// When the page was last heard.
    Instant heard() {
        return heard;
    }

    /// Pings since then.
    int unanswered() {
        return unanswered.get();
    }

    /// How long the line takes, to and fro.
    Duration lag() {
        return line.lag();
    }
}
