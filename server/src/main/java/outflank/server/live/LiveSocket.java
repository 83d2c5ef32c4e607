package outflank.server.live;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import outflank.rules.Parsed;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.answer.Unavailable;
import outflank.server.game.GameId;
import outflank.server.game.GameLog;
import outflank.server.game.GroupId;
import outflank.server.player.Player;
import outflank.server.player.Token;
import outflank.server.wire.Json;
import outflank.server.wire.PlayerJson;

/// One page's connection to a group: it says hello, then what it wants; it is told what happens.
///
/// Messages of one page are carried out one after another, each answered before the next is read.
public final class LiveSocket implements Session.Listener.AutoDemanding {

    private static final Logger LOG = LoggerFactory.getLogger(LiveSocket.class);

    private final Live live;
    private final GroupId group;
    private final String origin;
    private final Wire wire;
    private final Greeting greeting;

    private volatile @Nullable Player player;

    /// The tab's own name; null for a program.
    private volatile @Nullable String tab;

    /// Whether this tab holds the player's seat. Set by the room.
    private volatile boolean holds;

    /// Whether the page's side closed the connection in good order, as browsers do when a page is left.
    private volatile boolean closedOnPurpose;

    // Guarded by the room: what this page has been told of the game.
    private @Nullable GameId told;
    private int toldSeq;

    /// @param origin the address of this site as this page knows it
    /// @param byCookie the cookie or token that the connection brought, if any
    LiveSocket(Live live, GroupId group, String origin, Optional<Token> byCookie) {
        this.live = live;
        this.group = group;
        this.origin = origin;
        this.wire = new Wire(live.clock());
        this.greeting = new Greeting(live, group, this, byCookie);
    }

    // ---------- what Jetty tells us ----------

    @Override
    public void onWebSocketOpen(Session connected) {
        wire.open(connected);
        live.heartbeat().add(this);
    }

    @Override
    public void onWebSocketText(String text) {
        if (wire.closing().isPresent()) {
            return;
        }
        wire.hear();
        ClientMessage.Arrived arrived = ClientMessage.parse(text);
        Player known = player;
        try {
            if (known == null) {
                greeting.hear(arrived);
            } else {
                if (!(arrived.message() instanceof Parsed.Value<ClientMessage>(ClientMessage.Leaving _))) {
                    live.stewards().stays(group, known.id());
                }
                answer(arrived.id(), live.gate().call(known.id()).then(_ -> carryOut(known, arrived)));
            }
        } catch (Unavailable e) {
            LOG.error("A message could not be carried out", e);
            answer(arrived.id(), Answer.refused(Code.UNAVAILABLE, "Nothing was changed. Try again in a few seconds."));
        } catch (RuntimeException e) {
            LOG.error("A message failed", e);
            answer(arrived.id(), Answer.refused(Code.INTERNAL, "The message failed; it has been noted in the log."));
        }
    }

    @Override
    public void onWebSocketBinary(ByteBuffer payload, Callback callback) {
        callback.succeed();
        close(StatusCode.BAD_DATA, "Messages are text.");
    }

    @Override
    public void onWebSocketPong(ByteBuffer payload) {
        Player known = player;
        if (wire.hearPong(payload) && known != null) {
            live.stewards().measured(group, known.id(), wire.lag());
        }
    }

    @Override
    public void onWebSocketError(Throwable cause) {
        LOG.debug("A connection broke", cause);
    }

    @Override
    public void onWebSocketClose(int code, String reason, Callback callback) {
        closedOnPurpose = code == StatusCode.NORMAL || code == StatusCode.SHUTDOWN;
        wire.broke();
        live.heartbeat().remove(this);
        live.rooms().leave(group, this);
        callback.succeed();
    }

    // ---------- what the page says ----------

    void enter(ClientMessage.Hello hello) {
        Integer seq = hello.seq();
        String game = hello.game();
        live.rooms()
                .enter(
                        group,
                        this,
                        game == null ? Optional.empty() : GameId.parse(game),
                        seq == null ? OptionalInt.empty() : OptionalInt.of(seq));
    }

    private Answer<?> carryOut(Player caller, ClientMessage.Arrived arrived) {
        return switch (arrived.message()) {
            case Parsed.Malformed<ClientMessage>(String problem) -> Answer.refused(Code.BAD_REQUEST, problem);
            case Parsed.Value<ClientMessage>(ClientMessage message) ->
                new Carrying(live, group, this).out(caller, message);
        };
    }

    // ---------- what the page is told ----------

    private void answer(String id, Answer<?> answer) {
        switch (answer) {
            case Answer.Done<?> _ -> say(new ServerMessage.Done(id));
            case Answer.Refused<?> refused -> say(ServerMessage.Refused.of(id, refused));
        }
    }

    void say(ServerMessage message) {
        send(Json.write(message));
    }

    void send(String text) {
        wire.send(text);
    }

    void close(int code, String reason) {
        wire.close(code, reason);
    }

    /// Notes that this page has been told all of the game so far. Called by the room.
    void knows(GameLog game) {
        told = game.id();
        toldSeq = game.seq();
    }

    /// Notes that this page shows no game any more. Called by the room.
    ///
    /// @return whether it showed one
    boolean forgetsGame() {
        boolean knew = told != null;
        told = null;
        return knew;
    }

    /// The number of the first event of the game that this page has not been told. Called by the room.
    int lacksFrom(GameLog game) {
        return game.id().equals(told) ? toldSeq + 1 : 0;
    }

    // ---------- who this is ----------

    /// From now on this page is a player's.
    ///
    /// @param named the tab's own name; null for a program
    void isOf(Player caller, @Nullable String named) {
        tab = named;
        player = caller;
    }

    /// The tab's own name; null for a program.
    @Nullable
    String tab() {
        return tab;
    }

    boolean holds() {
        return holds;
    }

    /// Lets this tab play, or only watch. Called by the room.
    ///
    /// @return whether that is a change
    boolean setHolds(boolean now) {
        boolean change = holds != now;
        holds = now;
        return change;
    }

    /// Programs do not name their tab, and may always play.
    boolean mayPlay() {
        return tab == null || holds;
    }

    boolean isClosedOnPurpose() {
        return closedOnPurpose;
    }

    Wire wire() {
        return wire;
    }

    /// How often this page is pinged.
    Duration pingEvery() {
        Player known = player;
        return known != null && live.rooms().isTimed(group, known.id())
                ? Heartbeat.PING_EVERY_IN_TIMED
                : Heartbeat.PING_EVERY;
    }

    /// @throws NullPointerException before the hello
    Player player() {
        return Objects.requireNonNull(player);
    }

    boolean saidHello() {
        return player != null;
    }

    PlayerJson you() {
        return PlayerJson.of(player());
    }

    String origin() {
        return origin;
    }
}
