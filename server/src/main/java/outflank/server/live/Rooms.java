package outflank.server.live;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import outflank.server.bus.Bus;
import outflank.server.game.GameId;
import outflank.server.game.Games;
import outflank.server.game.GroupId;
import outflank.server.group.Groups;

/// All rooms in which someone is.
public final class Rooms {

    private final Groups groups;
    private final Games games;
    private final ConcurrentHashMap<GroupId, Room> rooms = new ConcurrentHashMap<>();

    public Rooms(Groups groups, Games games) {
        this.groups = groups;
        this.games = games;
    }

    /// Hears that something changed, once that is on disk.
    public void hear(Bus.News news) {
        switch (news) {
            case Bus.GroupChanged(GroupId group) -> in(group, Room::groupChanged);
            case Bus.GameAdvanced(GameId game) ->
                games.find(game).ifPresent(log -> in(log.state().group(), Room::gameAdvanced));
        }
    }

    void enter(GroupId group, LiveSocket socket, Optional<GameId> game, OptionalInt seq) {
        Room room = rooms.computeIfAbsent(group, id -> new Room(id, groups));
        while (!room.enter(socket, game, seq)) {
            rooms.remove(group, room);
            room = rooms.computeIfAbsent(group, id -> new Room(id, groups));
        }
        clearAway(group, room);
    }

    void leave(GroupId group, LiveSocket socket) {
        in(group, room -> {
            room.leave(socket);
            clearAway(group, room);
        });
    }

    private void clearAway(GroupId group, Room room) {
        if (room.isClosed()) {
            rooms.remove(group, room);
        }
    }

    private void in(GroupId group, Consumer<Room> action) {
        Room room = rooms.get(group);
        if (room != null) {
            action.accept(room);
        }
    }
}
