package outflank.server.live;

import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.jspecify.annotations.Nullable;
import outflank.server.game.GameId;
import outflank.server.game.GameLog;
import outflank.server.game.GroupId;
import outflank.server.group.Group;
import outflank.server.group.Groups;
import outflank.server.group.Watching;
import outflank.server.player.PlayerId;
import outflank.server.steward.Stewards;
import outflank.server.wire.EventJson;
import outflank.server.wire.GameNow;
import outflank.server.wire.GameView;
import outflank.server.wire.GroupJson;
import outflank.server.wire.Json;

/// The pages that are connected to one group.
///
/// News only makes the room look: it tells each page what that page does not have yet, by the page's own
/// place in the game. So it does no harm if news comes twice, late, or in another order than the moves.
///
/// Its lock is held while groups and games are looked up and while stewards are told who comes and goes. None of them
/// calls back into a room from there: stewards only take a note.
final class Room {

    /// More pages of one player in one group are no one's tabs.
    private static final int MOST_TABS = 20;

    private final GroupId id;
    private final Groups groups;
    private final Stewards stewards;
    private final InstantSource clock;
    private final Set<LiveSocket> sockets = new LinkedHashSet<>();
    private final Tabs tabs = new Tabs();
    private final Pace pace;

    /// Once the last page has left, no one comes in any more: the next page opens another room.
    private boolean closed;

    Room(GroupId id, Groups groups, Stewards stewards, InstantSource clock, Pace pace) {
        this.id = id;
        this.groups = groups;
        this.stewards = stewards;
        this.clock = clock;
        this.pace = pace;
    }

    /// Lets a page in, or welcomes it again: it is told everything it does not have.
    ///
    /// @param game the game it says it knows
    /// @param seq up to which event it says it knows that game
    /// @return false if this room is closed
    synchronized boolean enter(LiveSocket socket, Optional<GameId> game, OptionalInt seq) {
        if (closed) {
            return false;
        }
        PlayerId player = socket.player().id();
        Optional<Group> found = groups.find(id).filter(group -> group.has(player));
        if (socket.wire().isBroken() || found.isEmpty()) {
            if (found.isEmpty()) {
                sendAway(socket, new ServerMessage.Removed());
            }
            closed = sockets.isEmpty();
            return true;
        }
        if (!sockets.contains(socket) && tabsOf(player) >= MOST_TABS) {
            socket.close(StatusCode.POLICY_VIOLATION, "More than " + MOST_TABS + " tabs of one player.");
            return true;
        }
        boolean isNewFace = !present().contains(player);
        if (sockets.add(socket)) {
            stewards.connected(id, player);
        }
        tabs.entered(socket);
        Group group = found.get();
        Optional<GameLog> log = groups.gameOf(group).filter(current -> maySee(group, current, socket));
        GameView view = log.map(current -> GameView.of(current, from(current, game, seq), clock.instant()))
                .orElse(null);
        GroupJson.Live shown = GroupJson.Live.of(group, socket.origin(), present(), away(group));
        socket.say(new ServerMessage.Welcome(socket.you(), socket.mayPlay(), shown, view));
        socket.forgetsGame();
        log.ifPresent(socket::knows);
        if (isNewFace) {
            tellGroup(group, socket);
        }
        return true;
    }

    /// The first event that the page lacks: all of them, if it does not know this game as it is.
    private static int from(GameLog game, Optional<GameId> known, OptionalInt seq) {
        boolean knowsIt = known.equals(Optional.of(game.id()))
                && seq.isPresent()
                && seq.getAsInt() >= 0
                && seq.getAsInt() <= game.seq();
        return knowsIt ? seq.getAsInt() + 1 : 0;
    }

    private long tabsOf(PlayerId player) {
        return sockets.stream()
                .filter(other -> other.player().id().equals(player))
                .count();
    }

    synchronized void leave(LiveSocket socket) {
        if (remove(socket, socket.isClosedOnPurpose())) {
            groups.find(id).ifPresent(group -> tellGroup(group, null));
        }
        closed = closed || sockets.isEmpty();
    }

    /// @return whether the player is no longer here
    private boolean remove(LiveSocket socket, boolean onPurpose) {
        if (!sockets.remove(socket)) {
            return false;
        }
        tabs.left(socket, sockets);
        stewards.left(id, socket.player().id(), onPurpose);
        return !present().contains(socket.player().id());
    }

    synchronized boolean isClosed() {
        return closed;
    }

    synchronized void takeOver(LiveSocket socket) {
        if (sockets.contains(socket) && socket.tab() != null && !socket.holds()) {
            tabs.hold(socket);
            socket.say(new ServerMessage.Tab(true));
        }
    }

    synchronized void say(ServerMessage message) {
        String text = Json.write(message);
        sockets.forEach(socket -> socket.send(text));
    }

    /// Sends all pages of a player away.
    synchronized void sendAway(PlayerId player, ServerMessage farewell) {
        for (LiveSocket socket : List.copyOf(sockets)) {
            if (socket.player().id().equals(player)) {
                sendAway(socket, farewell);
            }
        }
        closed = closed || sockets.isEmpty();
    }

    private void sendAway(LiveSocket socket, ServerMessage farewell) {
        socket.say(farewell);
        socket.close(StatusCode.POLICY_VIOLATION, farewell.getClass().getSimpleName());
        if (remove(socket, true)) {
            groups.find(id).ifPresent(group -> tellGroup(group, null));
        }
    }

    /// Something about the group changed; perhaps another game has begun, or someone is no member any more.
    synchronized void groupChanged() {
        Optional<Group> group = groups.find(id);
        for (LiveSocket socket : List.copyOf(sockets)) {
            if (group.filter(now -> now.has(socket.player().id())).isEmpty()) {
                sendAway(socket, new ServerMessage.Removed());
            }
        }
        closed = closed || sockets.isEmpty();
        group.ifPresent(now -> {
            tellGroup(now, null);
            groups.gameOf(now).ifPresent(game -> tellGame(now, game));
        });
    }

    /// A game of this group has new events.
    synchronized void gameAdvanced() {
        groups.find(id).ifPresent(group -> groups.gameOf(group).ifPresent(game -> tellGame(group, game)));
    }

    /// Tells it when it is time.
    private void tellGroup(Group group, @Nullable LiveSocket except) {
        boolean isHeard = sockets.stream().anyMatch(socket -> socket != except);
        if (isHeard && pace.isDue(() -> Thread.startVirtualThread(this::tellOwed))) {
            tellGroupNow(group, except);
        }
    }

    private synchronized void tellOwed() {
        groups.find(id).ifPresent(this::tellOwed);
    }

    private void tellOwed(Group group) {
        if (pace.isOwed()) {
            tellGroupNow(group, null);
        }
    }

    private void tellGroupNow(Group group, @Nullable LiveSocket except) {
        pace.told();
        List<PlayerId> present = present();
        List<GroupJson.AwayJson> away = away(group);
        Map<String, String> byOrigin = new HashMap<>();
        for (LiveSocket socket : sockets) {
            if (socket != except) {
                socket.send(byOrigin.computeIfAbsent(
                        socket.origin(),
                        origin ->
                                Json.write(new ServerMessage.Group(GroupJson.Live.of(group, origin, present, away)))));
            }
        }
    }

    private void tellGame(Group group, GameLog game) {
        // what happens in a game does not wait, and the group in which it happens is told before it
        tellOwed(group);
        Instant now = clock.instant();
        Map<Integer, String> byStart = new HashMap<>();
        for (LiveSocket socket : sockets) {
            if (!maySee(group, game, socket)) {
                if (socket.forgetsGame()) {
                    socket.say(new ServerMessage.Game(null));
                }
                continue;
            }
            int from = socket.lacksFrom(game);
            if (from <= game.seq()) {
                socket.send(byStart.computeIfAbsent(from, start -> Json.write(message(game, start, now))));
                socket.knows(game);
            }
        }
    }

    private static ServerMessage message(GameLog game, int from, Instant now) {
        return from == 0
                ? new ServerMessage.Game(GameView.of(game, 0, now))
                : new ServerMessage.Events(game.id().text(), EventJson.from(game, from), GameNow.of(game, now));
    }

    private static boolean maySee(Group group, GameLog game, LiveSocket socket) {
        return Watching.isAllowed(
                Optional.of(group), game, Optional.of(socket.player().id()));
    }

    private List<GroupJson.AwayJson> away(Group group) {
        return stewards.away(group, groups.gameOf(group)).stream()
                .map(away -> new GroupJson.AwayJson(
                        away.player().text(), away.left().toMillis(), away.onPurpose(), away.waiting()))
                .toList();
    }

    /// The members with a connection.
    private List<PlayerId> present() {
        return sockets.stream().map(socket -> socket.player().id()).distinct().toList();
    }
}
