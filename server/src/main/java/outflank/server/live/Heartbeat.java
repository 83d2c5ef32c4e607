package outflank.server.live;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Notices connections that are dead or say nothing: a page that vanished leaves no other sign.
final class Heartbeat implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Heartbeat.class);

    static final Duration HELLO_WITHIN = Duration.ofSeconds(10);
    static final Duration GOODBYE_WITHIN = Duration.ofSeconds(5);
    static final Duration PING_EVERY = Duration.ofSeconds(20);
    static final Duration PING_EVERY_IN_TIMED = Duration.ofSeconds(5);

    /// Who was not pinged cannot be blamed for silence, as after the machine has slept.
    private static final int PINGS_AT_LEAST = 2;

    static final Duration SILENT_AT_MOST = Duration.ofSeconds(60);

    private final InstantSource clock;

    /// Each connection with the time of its last ping.
    private final Map<LiveSocket, Instant> sockets = new ConcurrentHashMap<>();

    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("heartbeat").factory());

    Heartbeat(InstantSource clock) {
        this.clock = clock;
        var _ = timer.scheduleWithFixedDelay(this::beat, 1, 1, TimeUnit.SECONDS);
    }

    void add(LiveSocket socket) {
        sockets.put(socket, clock.instant());
    }

    void remove(LiveSocket socket) {
        sockets.remove(socket);
    }

    private void beat() {
        Instant now = clock.instant();
        sockets.forEach((socket, pinged) -> {
            try {
                lookAt(socket, pinged, now);
            } catch (RuntimeException e) {
                LOG.debug("A connection could not be looked after", e);
            }
        });
    }

    private void lookAt(LiveSocket socket, Instant pinged, Instant now) {
        Wire wire = socket.wire();
        Duration silent = Duration.between(wire.heard(), now);
        boolean isLate = Duration.between(wire.asked(), now).compareTo(HELLO_WITHIN) >= 0;
        if (wire.closing().isPresent()) {
            cutOffIfItStays(wire, wire.closing().get(), now);
        } else if (!socket.saidHello() && isLate) {
            wire.close(StatusCode.POLICY_VIOLATION, "Say hello first.");
        } else if (silent.compareTo(SILENT_AT_MOST) >= 0 && wire.unanswered() >= PINGS_AT_LEAST) {
            wire.cutOff();
        } else if (Duration.between(pinged, now).compareTo(socket.pingEvery()) >= 0) {
            sockets.replace(socket, pinged, now);
            wire.ping();
        }
    }

    /// Who was told goodbye and does not read it would hold the connection for ever.
    private static void cutOffIfItStays(Wire wire, Instant closing, Instant now) {
        if (Duration.between(closing, now).compareTo(GOODBYE_WITHIN) >= 0) {
            wire.cutOff();
        }
    }

    /// Says goodbye to everyone.
    @Override
    public void close() {
        timer.shutdownNow();
        sockets.keySet()
                .forEach(socket -> socket.close(StatusCode.SHUTDOWN, "The site is restarting; come back in a moment."));
    }
}
