package outflank.server.live;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import outflank.server.player.PlayerId;

/// Which tab of each player holds the seat. Guarded by the room.
final class Tabs {

    private final Map<PlayerId, LiveSocket> holders = new HashMap<>();

    /// A page has come in. It holds if no other tab does, or if it is the same tab come back on another line.
    void entered(LiveSocket socket) {
        if (socket.tab() == null) {
            return;
        }
        LiveSocket holder = holders.get(socket.player().id());
        if (holder == null || holder == socket || Objects.equals(holder.tab(), socket.tab())) {
            hold(socket);
        }
    }

    /// The page is to hold; whichever held before is told.
    void hold(LiveSocket socket) {
        LiveSocket before = holders.put(socket.player().id(), socket);
        if (before != null && before != socket) {
            tell(before, false);
        }
        socket.setHolds(true);
    }

    /// A page is gone: the first of the player's others holds.
    ///
    /// @param others the pages that are left, in the order in which they came
    void left(LiveSocket socket, Set<LiveSocket> others) {
        if (!holders.remove(socket.player().id(), socket)) {
            return;
        }
        others.stream()
                .filter(other -> other.tab() != null
                        && other.player().id().equals(socket.player().id()))
                .findFirst()
                .ifPresent(next -> {
                    holders.put(next.player().id(), next);
                    tell(next, true);
                });
    }

    static void tell(LiveSocket socket, boolean holds) {
        if (socket.setHolds(holds)) {
            socket.say(new ServerMessage.Tab(holds));
        }
    }
}
