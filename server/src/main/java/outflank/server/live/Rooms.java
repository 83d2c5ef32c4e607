package outflank.server.live;

import java.time.InstantSource;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.eclipse.jetty.websocket.api.StatusCode;
import outflank.server.answer.Answer;
import outflank.server.bus.Bus;
import outflank.server.clock.Timepiece;
import outflank.server.game.GameId;
import outflank.server.game.Games;
import outflank.server.game.GroupId;
import outflank.server.group.Groups;
import outflank.server.limit.Gate;
import outflank.server.player.PlayerId;
import outflank.server.steward.Stewards;

/// All rooms in which someone is.
public final class Rooms {

    private final Groups groups;
    private final Games games;
    private final Stewards stewards;
    private final Gate gate;
    private final InstantSource clock;
    private final Timepiece machine;
    private final ConcurrentHashMap<GroupId, Room> rooms = new ConcurrentHashMap<>();

    /// @param machine by which the pace of news is kept
    public Rooms(Groups groups, Games games, Stewards stewards, Gate gate, InstantSource clock, Timepiece machine) {
        this.groups = groups;
        this.games = games;
        this.stewards = stewards;
        this.gate = gate;
        this.clock = clock;
        this.machine = machine;
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
        if (gate.hello(socket.player().id()) instanceof Answer.Refused<Boolean> refused) {
            socket.close(StatusCode.TRY_AGAIN_LATER, refused.detail());
            return;
        }
        Room room = rooms.computeIfAbsent(group, this::opened);
        while (!room.enter(socket, game, seq)) {
            rooms.remove(group, room);
            room = rooms.computeIfAbsent(group, this::opened);
        }
        clearAway(group, room);
    }

    private Room opened(GroupId group) {
        return new Room(group, groups, stewards, clock, new Pace(machine));
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
