package outflank.server.live;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.ee10.websocket.server.JettyWebSocketServerContainer;
import org.eclipse.jetty.ee10.websocket.server.config.JettyWebSocketServletContainerInitializer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.answer.Unavailable;
import outflank.server.clock.Timepiece;
import outflank.server.game.Games;
import outflank.server.group.Group;
import outflank.server.group.Groups;
import outflank.server.http.Callers;
import outflank.server.http.GroupLookup;
import outflank.server.http.Origins;
import outflank.server.http.Problem;
import outflank.server.limit.Gate;
import outflank.server.player.Player;
import outflank.server.player.Players;
import outflank.server.steward.Stewards;

/// Admits live connections at `/live/groups/{id}`.
///
/// A servlet beside Javalin's, because Javalin's sockets do not tell when a pong arrives.
public final class LiveServlet extends HttpServlet {

    private static final Logger LOG = LoggerFactory.getLogger(LiveServlet.class);
    private static final long serialVersionUID = 1;
    private static final String PATH = "/live/groups/*";

    private final transient Live live;
    private final transient Callers callers;
    private final transient Origins origins;
    private final transient GroupLookup lookup;
    private final int largestMessage;

    public LiveServlet(
            Players players,
            Groups groups,
            Games games,
            Stewards stewards,
            Rooms rooms,
            Gate gate,
            Callers callers,
            Origins origins,
            GroupLookup lookup,
            int largestMessage,
            Timepiece clock) {
        this.live = new Live(players, groups, games, stewards, rooms, gate, new Heartbeat(clock), clock);
        this.callers = callers;
        this.origins = origins;
        this.lookup = lookup;
        this.largestMessage = largestMessage;
    }

    public void register(ServletContextHandler handler) {
        JettyWebSocketServletContainerInitializer.configure(handler, (_, container) -> {
            container.setMaxTextMessageSize(largestMessage);
            container.setMaxBinaryMessageSize(largestMessage);
            // The heartbeat notices the dead sooner; this is for connections it does not know.
            container.setIdleTimeout(Duration.ofMinutes(2));
        });
        handler.addServlet(new ServletHolder(this), PATH);
    }

    /// Says goodbye to all pages.
    public void sayGoodbye() {
        live.heartbeat().close();
    }

    @Override
    protected void service(HttpServletRequest request, HttpServletResponse response) throws IOException {
        switch (admitOrExplain(request)) {
            case Answer.Refused<LiveSocket> refused -> Problem.write(refused, response);
            case Answer.Done<LiveSocket>(LiveSocket socket) -> {
                boolean upgraded = JettyWebSocketServerContainer.getContainer(getServletContext())
                        .upgrade((_, _) -> socket, request, response);
                if (!upgraded && !response.isCommitted()) {
                    Problem.write(
                            Answer.refused(Code.BAD_REQUEST, "This is not a WebSocket handshake of version 13."),
                            response);
                }
            }
        }
    }

    private Answer<LiveSocket> admitOrExplain(HttpServletRequest request) {
        if (!request.getMethod().equals("GET")) {
            return Answer.refused(
                    Code.METHOD_NOT_ALLOWED, "A WebSocket is opened by GET, not " + request.getMethod() + ".");
        }
        try {
            return admit(request);
        } catch (Unavailable e) {
            LOG.error("A connection could not be admitted", e);
            return Answer.refused(Code.UNAVAILABLE, "Try again in a few seconds.");
        }
    }

    private Answer<LiveSocket> admit(HttpServletRequest request) {
        if (!"websocket".equalsIgnoreCase(request.getHeader("Upgrade"))) {
            return Answer.refused(Code.BAD_REQUEST, "This address is for WebSockets; see docs/protocol.");
        }
        Optional<Player> player = callers.known(request);
        if (callers.isByCookie(request) && !origins.isOwn(request)) {
            return callers.foreign(request).as();
        }
        Optional<String> address = callers.address(request);
        return live.gate()
                .connection(address)
                .then(_ -> player.map(known -> live.gate().call(known.id())).orElse(Answer.done(true)))
                .then(_ -> lookup.find(code(request.getPathInfo()), player, address))
                .map(group -> socket(group, request));
    }

    private LiveSocket socket(Group group, HttpServletRequest request) {
        return new LiveSocket(live, group.id(), origins.of(request), callers.token(request));
    }

    private static String code(@Nullable String path) {
        return path == null || path.isEmpty() ? "" : path.substring(1);
    }
}
