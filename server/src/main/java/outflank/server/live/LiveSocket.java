package outflank.server.live;

import java.nio.ByteBuffer;
import java.time.Duration;
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
import outflank.server.player.Player;
import outflank.server.player.PlayerId;
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
    private final Optional<Token> byCookie;

    private volatile @Nullable Session session;
    private volatile @Nullable Outbox outbox;
    private volatile @Nullable Player player;
    private final Instant opened;
    private volatile Instant heard;
    private volatile boolean closed;
    private final AtomicInteger pongs = new AtomicInteger();
    private final Line line = new Line();
    private final AtomicInteger unanswered = new AtomicInteger();
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
        this.byCookie = byCookie;
        this.opened = live.clock().instant();
        this.heard = opened;
    }

    // ---------- what Jetty tells us ----------

    @Override
    public void onWebSocketOpen(Session connected) {
        session = connected;
        outbox = new Outbox(connected::disconnect);
        live.heartbeat().add(this);
    }

    @Override
    public void onWebSocketText(String text) {
        noteHeard();
        ClientMessage.Arrived arrived = ClientMessage.parse(text);
        Player known = player;
        try {
            if (known == null) {
                greet(arrived);
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
        if (pongs.incrementAndGet() > MOST_PONGS) {
            cutOff();
        } else {
            noteHeard();
            line.pong(payload, heard);
            Player known = player;
            if (known != null) {
                live.stewards().measured(group, known.id(), line.lag());
            }
        }
    }

    @Override
    public void onWebSocketError(Throwable cause) {
        LOG.debug("A connection broke", cause);
    }

    @Override
    public void onWebSocketClose(int code, String reason, Callback callback) {
        closed = true;
        closedOnPurpose = code == StatusCode.NORMAL || code == StatusCode.SHUTDOWN;
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
            String problem = arrived.message() instanceof Parsed.Malformed<ClientMessage>(String what)
                    ? what
                    : "Say hello first.";
            say(ServerMessage.Refused.of(arrived.id(), Answer.refused(Code.BAD_REQUEST, problem)));
            close(StatusCode.POLICY_VIOLATION, "Say hello first.");
            return;
        }
        Optional<Token> told = hello.token() == null ? byCookie : Optional.of(new Token(hello.token()));
        Answer<Group> joined = who(told, hello)
                .then(caller -> live.gate()
                        .call(caller.id())
                        .then(_ -> live.groups().submit(group, new GroupCommand.Join(Member.of(caller))))
                        .map(entered -> {
                            player = caller;
                            tab = hello.tab();
                            return entered;
                        }));
        switch (joined) {
            case Answer.Done<Group>(Group entered) -> {
                // Counted as here from before the seat is taken again: the steward would give it away once more.
                live.stewards().connected(entered.id(), player().id());
                takeSeatAgain(entered);
                enter(hello);
                live.stewards().left(entered.id(), player().id(), false);
                noteFirstConnection(entered);
                if (who(told, hello) instanceof Answer.Refused<Player>) {
                    // carried to another device just now
                    say(new ServerMessage.Elsewhere());
                    close(StatusCode.POLICY_VIOLATION, Code.UNKNOWN_PLAYER.name());
                }
            }
            case Answer.Refused<Group> refused -> {
                say(ServerMessage.Refused.of(hello.id(), refused));
                close(StatusCode.POLICY_VIOLATION, refused.code().name());
            }
        }
    }

    private Answer<Player> who(Optional<Token> told, ClientMessage.Hello hello) {
        return told.flatMap(live.players()::find)
                .<Answer<Player>>map(Answer::done)
                .orElseGet(() -> Answer.refused(
                        Code.UNKNOWN_PLAYER,
                        hello.token() == null
                                ? "A page without the cookie puts its token into its hello."
                                : "No player is known by the token in the hello."));
    }

    /// From now on this member is away when the connection is lost. Noted only once they are in the room, so that no
    /// one
    /// takes them for away before.
    private void noteFirstConnection(Group entered) {
        Player me = player();
        if (entered.member(me.id()).filter(Member::live).isEmpty()) {
            var _ = live.groups().submit(group, new GroupCommand.Connect(Member.of(me)));
        }
    }

    /// Who comes back takes the seat again from the computer.
    private void takeSeatAgain(Group entered) {
        live.groups().gameOf(entered).ifPresent(game -> {
            PlayerId me = player().id();
            boolean isFilled = !game.state().isOver()
                    && game.state()
                            .seatOf(me)
                            .filter(seat -> game.state().seats().of(seat).isFilled())
                            .isPresent();
            if (isFilled) {
                var _ = live.games().submit(game.id(), new GameCommand.Return(me));
            }
        });
    }

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
        Session open = session;
        Outbox box = outbox;
        if (open != null && box != null) {
            box.add(text.length(), done -> open.sendText(text, done));
        }
    }

    void ping() {
        pongs.set(0);
        unanswered.incrementAndGet();
        Session open = session;
        Outbox box = outbox;
        if (open != null && box != null) {
            box.add(1, done -> open.sendPing(line.ping(live.clock().instant()), done));
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

    /// How long the line takes, to and fro.
    Duration lag() {
        return line.lag();
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

    /// When the page asked for the connection.
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

    /// Pings since then.
    int unanswered() {
        return unanswered.get();
    }

    private void noteHeard() {
        heard = live.clock().instant();
        unanswered.set(0);
    }
}
