package outflank.server.live;

import java.time.InstantSource;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import outflank.server.bus.Bus;
import outflank.server.game.GameId;
import outflank.server.game.Games;
import outflank.server.game.GroupId;
import outflank.server.group.Groups;
import outflank.server.player.PlayerId;
import outflank.server.steward.Stewards;

/// All rooms in which someone is.
public final class Rooms {

    private final Groups groups;
    private final Games games;
    private final Stewards stewards;
    private final InstantSource clock;
    private final ConcurrentHashMap<GroupId, Room> rooms = new ConcurrentHashMap<>();

    public Rooms(Groups groups, Games games, Stewards stewards, InstantSource clock) {
        this.groups = groups;
        this.games = games;
        this.stewards = stewards;
        this.clock = clock;
    }

    /// Hears that something changed, once that is on disk.
    public void hear(Bus.News news) {
        switch (news) {
            case Bus.GroupChanged(GroupId group) -> lookAt(group);
            case Bus.GameAdvanced(GameId game) ->
                games.find(game).ifPresent(log -> in(log.state().group(), Room::gameAdvanced));
            case Bus.PlayerGone(PlayerId player) ->
                rooms.keySet()
                        .forEach(group -> in(group, room -> {
                            room.sendAway(player, new ServerMessage.Elsewhere());
                            clearAway(group, room);
                        }));
        }
    }

    /// Tells everyone in a group how things are.
    void lookAt(GroupId group) {
        in(group, room -> {
            room.groupChanged();
            clearAway(group, room);
        });
    }

    void enter(GroupId group, LiveSocket socket, Optional<GameId> game, OptionalInt seq) {
        Room room = rooms.computeIfAbsent(group, this::opened);
        while (!room.enter(socket, game, seq)) {
            rooms.remove(group, room);
            room = rooms.computeIfAbsent(group, this::opened);
        }
        clearAway(group, room);
    }

    private Room opened(GroupId group) {
        return new Room(group, groups, stewards, clock);
    }

    void leave(GroupId group, LiveSocket socket) {
        in(group, room -> {
            room.leave(socket);
            clearAway(group, room);
        });
    }

    /// From now on this tab plays.
    void takeOver(GroupId group, LiveSocket socket) {
        in(group, room -> room.takeOver(socket));
    }

    /// Says something to everyone in a group.
    void say(GroupId group, ServerMessage message) {
        in(group, room -> room.say(message));
    }

    /// Whether someone plays in a running game in which time matters.
    boolean isTimed(GroupId group, PlayerId player) {
        return groups.find(group)
                .flatMap(groups::gameOf)
                .map(log -> log.state())
                .filter(state -> !state.isOver()
                        && state.settings().isTimed()
                        && state.seatOf(player).isPresent())
                .isPresent();
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
