package outflank.server.live;

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
import outflank.server.wire.EventJson;
import outflank.server.wire.GameNow;
import outflank.server.wire.GameView;
import outflank.server.wire.GroupJson;
import outflank.server.wire.Json;

/// The pages that are connected to one group.
///
/// News only makes the room look: it tells each page what that page does not have yet, by the page's own
/// place in the game. So it does no harm if news comes twice, late, or in another order than the moves.
final class Room {

    /// More pages of one player in one group are no one's tabs.
    private static final int MOST_TABS = 20;

    private final GroupId id;
    private final Groups groups;
    private final Set<LiveSocket> sockets = new LinkedHashSet<>();

    /// Once the last page has left, no one comes in any more: the next page opens another room.
    private boolean closed;

    Room(GroupId id, Groups groups) {
        this.id = id;
        this.groups = groups;
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
        if (socket.isClosed()) {
            closed = sockets.isEmpty();
            return true;
        }
        if (!sockets.contains(socket) && tabsOf(socket) >= MOST_TABS) {
            socket.close(StatusCode.POLICY_VIOLATION, "More than " + MOST_TABS + " tabs of one player.");
            return true;
        }
        Group group = group();
        boolean isNewFace = !present().contains(socket.player().id().text());
        sockets.add(socket);
        Optional<GameLog> log = groups.gameOf(group);
        GameView view = log.map(current -> GameView.of(current, from(current, game, seq)))
                .orElse(null);
        socket.say(welcome(socket, group, view));
        log.ifPresent(socket::knows);
        if (isNewFace) {
            tellGroup(group, socket);
        }
        return true;
    }

    private ServerMessage.Welcome welcome(LiveSocket socket, Group group, @Nullable GameView view) {
        return new ServerMessage.Welcome(socket.you(), GroupJson.Live.of(group, socket.origin(), present()), view);
    }

    /// The first event that the page lacks: all of them, if it does not know this game as it is.
    private static int from(GameLog game, Optional<GameId> known, OptionalInt seq) {
        boolean knowsIt = known.equals(Optional.of(game.id()))
                && seq.isPresent()
                && seq.getAsInt() >= 0
                && seq.getAsInt() <= game.seq();
        return knowsIt ? seq.getAsInt() + 1 : 0;
    }

    private long tabsOf(LiveSocket socket) {
        return sockets.stream()
                .filter(other -> other.player().id().equals(socket.player().id()))
                .count();
    }

    synchronized void leave(LiveSocket socket) {
        if (sockets.remove(socket) && !present().contains(socket.player().id().text())) {
            tellGroup(group(), null);
        }
        closed = closed || sockets.isEmpty();
    }

    synchronized boolean isClosed() {
        return closed;
    }

    /// Something about the group changed; perhaps another game has begun.
    synchronized void groupChanged() {
        Group group = group();
        tellGroup(group, null);
        groups.gameOf(group).ifPresent(this::tellGame);
    }

    /// A game of this group has new events.
    synchronized void gameAdvanced() {
        groups.gameOf(group()).ifPresent(this::tellGame);
    }

    private void tellGroup(Group group, @Nullable LiveSocket except) {
        List<String> present = present();
        Map<String, String> byOrigin = new HashMap<>();
        for (LiveSocket socket : sockets) {
            if (socket != except) {
                socket.send(byOrigin.computeIfAbsent(
                        socket.origin(),
                        origin -> Json.write(new ServerMessage.Group(GroupJson.Live.of(group, origin, present)))));
            }
        }
    }

    private void tellGame(GameLog game) {
        Map<Integer, String> byStart = new HashMap<>();
        for (LiveSocket socket : sockets) {
            int from = socket.lacksFrom(game);
            if (from <= game.seq()) {
                socket.send(byStart.computeIfAbsent(from, start -> Json.write(message(game, start))));
                socket.knows(game);
            }
        }
    }

    private static ServerMessage message(GameLog game, int from) {
        return from == 0
                ? new ServerMessage.Game(GameView.of(game, 0))
                : new ServerMessage.Events(game.id().text(), EventJson.from(game, from), GameNow.of(game));
    }

    /// The ids of the members with a connection.
    private List<String> present() {
        return sockets.stream()
                .map(socket -> socket.player().id().text())
                .distinct()
                .toList();
    }

    private Group group() {
        return groups.find(id).orElseThrow(() -> new IllegalStateException("The group (" + id + ") is gone."));
    }
}
