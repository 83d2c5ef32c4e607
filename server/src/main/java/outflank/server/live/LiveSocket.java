package outflank.server.live;

import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import outflank.rules.Parsed;
import outflank.rules.Square;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.answer.Unavailable;
import outflank.server.game.GameCommand;
import outflank.server.game.GameId;
import outflank.server.game.GameLog;
import outflank.server.game.GroupId;
import outflank.server.group.Group;
import outflank.server.group.GroupCommand;
import outflank.server.group.Member;
import outflank.server.group.Seat;
import outflank.server.player.Player;
import outflank.server.player.Token;
import outflank.server.wire.Json;
import outflank.server.wire.PlayerJson;

/// One page's connection to a group: it says hello, then what it wants; it is told what happens.
///
/// Messages of one page are carried out one after another, each answered before the next is read.
public final class LiveSocket implements Session.Listener.AutoDemanding {

    private static final Logger LOG = LoggerFactory.getLogger(LiveSocket.class);

    /// A page answers each ping with one pong; so many between two pings are an attack.
    private static final int MOST_PONGS = 20;

    private final Live live;
    private final GroupId group;
    private final String origin;
    private final Optional<Player> byCookie;

    private volatile @Nullable Session session;
    private volatile @Nullable Outbox outbox;
    private volatile @Nullable Player player;
    private volatile Instant opened;
    private volatile Instant heard;
    private volatile boolean closed;
    private final AtomicInteger pongs = new AtomicInteger();

    // Guarded by the room: what this page has been told of the game.
    private @Nullable GameId told;
    private int toldSeq;

    /// @param origin the address of this site as this page knows it
    /// @param byCookie the player the connection was admitted for, if it brought a cookie or token
    LiveSocket(Live live, GroupId group, String origin, Optional<Player> byCookie) {
        this.live = live;
        this.group = group;
        this.origin = origin;
        this.byCookie = byCookie;
        this.opened = live.clock().instant();
        this.heard = opened;
    }

    // ---------- what Jetty tells us ----------

    @Override
    public void onWebSocketOpen(Session connected) {
        session = connected;
        outbox = new Outbox(connected::disconnect);
        opened = live.clock().instant();
        heard = opened;
        live.heartbeat().add(this);
    }

    @Override
    public void onWebSocketText(String text) {
        heard = live.clock().instant();
        ClientMessage.Arrived arrived = ClientMessage.parse(text);
        Player known = player;
        try {
            if (known == null) {
                greet(arrived);
            } else {
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
        if (pongs.incrementAndGet() > MOST_PONGS) {
            cutOff();
        } else {
            heard = live.clock().instant();
        }
    }

    @Override
    public void onWebSocketError(Throwable cause) {
        LOG.debug("A connection broke", cause);
    }

    @Override
    public void onWebSocketClose(int code, String reason, Callback callback) {
        closed = true;
        live.heartbeat().remove(this);
        Outbox open = outbox;
        if (open != null) {
            open.close();
        }
        live.rooms().leave(group, this);
        callback.succeed();
    }

    // ---------- what the page says ----------

    /// The first message says who this is.
    private void greet(ClientMessage.Arrived arrived) {
        if (!(arrived.message() instanceof Parsed.Value<ClientMessage>(ClientMessage.Hello hello))) {
            close(StatusCode.POLICY_VIOLATION, "Say hello first.");
            return;
        }
        String token = hello.token();
        Optional<Player> named = token == null ? byCookie : live.players().find(new Token(token));
        Answer<Player> who = named.<Answer<Player>>map(Answer::done)
                .orElseGet(() -> Answer.refused(
                        Code.UNKNOWN_PLAYER,
                        token == null
                                ? "A page without the cookie puts its token into its hello."
                                : "No player is known by the token in the hello."));
        Answer<Group> joined = who.then(caller -> live.gate()
                .call(caller.id())
                .then(_ -> live.groups()
                        .submit(group, new GroupCommand.Join(Member.of(caller)))
                        .map(entered -> {
                            player = caller;
                            return entered;
                        })));
        switch (joined) {
            case Answer.Done<Group> _ -> enter(hello);
            case Answer.Refused<Group> refused -> {
                say(ServerMessage.Refused.of(hello.id(), refused));
                close(StatusCode.POLICY_VIOLATION, refused.code().name());
            }
        }
    }

    private void enter(ClientMessage.Hello hello) {
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
            case Parsed.Value<ClientMessage>(ClientMessage message) -> carryOut(caller, message);
        };
    }

    private Answer<?> carryOut(Player caller, ClientMessage message) {
        Member member = Member.of(caller);
        return switch (message) {
            case ClientMessage.Hello hello -> {
                enter(hello);
                yield Answer.done(true);
            }
            case ClientMessage.Ping _ -> Answer.done(true);
            case ClientMessage.Move move -> move(caller, move);
            case ClientMessage.Resign resign ->
                game(resign.game()).then(game -> live.games().submit(game, new GameCommand.Resign(caller.id())));
            case ClientMessage.Rematch _ -> live.groups().submit(group, new GroupCommand.Rematch(member));
            case ClientMessage.Stand _ -> live.groups().submit(group, new GroupCommand.Stand(member));
            case ClientMessage.Settings settings ->
                live.groups().submit(group, new GroupCommand.Change(member, settings.settings()));
            case ClientMessage.Sit sit ->
                Seat.parse(sit.seat())
                        .<Answer<?>>map(seat -> live.groups().submit(group, new GroupCommand.Sit(member, seat)))
                        .orElseGet(() -> Answer.refused(
                                Code.BAD_REQUEST,
                                "There is no seat (" + sit.seat() + "). Seats are black, white and any."));
        };
    }

    private Answer<GameLog> move(Player caller, ClientMessage.Move move) {
        return game(move.game()).then(this::existing).then(game -> switch (Square.parse(move.square())) {
            case Parsed.Malformed<Square>(String problem) -> Answer.refused(Code.BAD_REQUEST, problem);
            case Parsed.Value<Square>(Square square) ->
                live.games().submit(game, new GameCommand.Move(caller.id(), move.ply(), square, OptionalInt.empty()));
        });
    }

    private Answer<GameId> existing(GameId game) {
        return live.games().find(game).isPresent()
                ? Answer.done(game)
                : Answer.refused(Code.NOT_FOUND, "There is no game (" + game.text() + ").");
    }

    private static Answer<GameId> game(String id) {
        return GameId.parse(id)
                .<Answer<GameId>>map(Answer::done)
                .orElseGet(() -> Answer.refused(Code.NOT_FOUND, "There is no game (" + id + ")."));
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
        Session open = session;
        Outbox box = outbox;
        if (open != null && box != null) {
            box.add(text.length(), done -> open.sendText(text, done));
        }
    }

    void ping() {
        pongs.set(0);
        Session open = session;
        Outbox box = outbox;
        if (open != null && box != null) {
            box.add(1, done -> open.sendPing(ByteBuffer.allocate(0), done));
        }
    }

    void close(int code, String reason) {
        Session open = session;
        Outbox box = outbox;
        if (open != null && box != null) {
            box.add(1, _ -> open.close(code, reason, Callback.NOOP));
        }
    }

    /// Ends the connection without a word, for a page that no longer answers.
    void cutOff() {
        Session open = session;
        if (open != null) {
            open.disconnect();
        }
    }

    /// Notes that this page has been told all of the game so far. Called by the room.
    void knows(GameLog game) {
        told = game.id();
        toldSeq = game.seq();
    }

    /// The number of the first event of the game that this page has not been told. Called by the room.
    int lacksFrom(GameLog game) {
        return game.id().equals(told) ? toldSeq + 1 : 0;
    }

    // ---------- who this is ----------

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

    /// When the connection was opened.
    Instant opened() {
        return opened;
    }

    /// Whether the connection is gone. It never comes back.
    boolean isClosed() {
        return closed;
    }

    /// When the page was last heard.
    Instant heard() {
        return heard;
    }
}
