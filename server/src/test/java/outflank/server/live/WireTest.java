package outflank.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.junit.jupiter.api.Test;

/// The wire to a page that reads nothing.
class WireTest {

    private static final Instant T0 = Instant.parse("2026-01-01T12:00:00Z");

    private final List<String> done = new CopyOnWriteArrayList<>();
    private final Wire wire = new Wire(() -> T0);

    /// A session on which nothing that is sent ever arrives.
    private Session stuck() {
        return (Session) Proxy.newProxyInstance(
                Session.class.getClassLoader(), new Class<?>[] {Session.class}, (_, method, _) -> {
                    done.add(method.getName());
                    return null;
                });
    }

    @Test
    void goodbye_holds_from_the_moment_it_is_said_though_it_cannot_be_sent() {
        wire.open(stuck());
        assertThat(wire.closing()).isEmpty();
        wire.send("what is never read");
        wire.close(StatusCode.POLICY_VIOLATION, "Goodbye.");
        assertThat(wire.closing()).contains(T0);
        assertThat(done).doesNotContain("close");
        wire.cutOff();
        assertThat(done).contains("disconnect");
    }
}
