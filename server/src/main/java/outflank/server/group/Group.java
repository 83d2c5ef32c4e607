package outflank.server.group;

import java.util.List;
import java.util.Optional;
import outflank.rules.BySide;
import outflank.rules.Color;
import outflank.server.answer.Answer;
import outflank.server.game.GameId;
import outflank.server.game.GamePlayer;
import outflank.server.game.GameState;
import outflank.server.game.GroupId;
import outflank.server.game.Settings;
import outflank.server.player.PlayerId;

/// A group as it is. Immutable; `version` counts the changes since it was opened.
///
/// @param members in the order in which they came
/// @param rematch which seats have asked for one more game
/// @param game the game being played, or the last one
/// @param removed whom the host has sent away; they may not come back
public record Group(
        GroupId id,
        int version,
        PlayerId host,
        List<Member> members,
        BySide<Optional<PlayerId>> seats,
        Settings settings,
        BySide<Boolean> rematch,
        Optional<GameId> game,
        List<PlayerId> removed) {

    /// The most members a group has.
    public static final int LARGEST = 500;

    static final BySide<Boolean> NOBODY = new BySide<>(false, false);

    public Group {
        members = List.copyOf(members);
        removed = List.copyOf(removed);
    }

    /// What a command leads to: the group after it, and whether a game begins with the seats as they then are.
    ///
    /// The group has the same version if the command changes nothing, and no members once the last has left.
    public record Outcome(Group group, boolean begins) {}

    /// A group just opened. Its opener is the host and sits down as Black.
    public static Group open(GroupId id, Member host, Settings settings) {
        return new Group(
                id,
                0,
                host.id(),
                List.of(host),
                new BySide<>(Optional.of(host.id()), Optional.empty()),
                settings,
                NOBODY,
                Optional.empty(),
                List.of());
    }

    public boolean has(PlayerId player) {
        return members.stream().anyMatch(member -> member.id().equals(player));
    }

    public Optional<Color> seatOf(PlayerId player) {
        for (Color color : Color.values()) {
            if (seats.of(color).equals(Optional.of(player))) {
                return Optional.of(color);
            }
        }
        return Optional.empty();
    }

    public Optional<Member> member(PlayerId player) {
        return members.stream().filter(member -> member.id().equals(player)).findFirst();
    }

    /// The name that a player of a game of this group has now, or had when it began if they are no member any more.
    public String nameOf(GamePlayer player) {
        return member(player.id()).map(Member::name).orElse(player.name());
    }

    /// The member in a seat.
    public Optional<Member> sitting(Color color) {
        return seats.of(color).flatMap(this::member);
    }

    /// Decides a command. `current` is the state of [#game], if there is one.
    public Answer<Outcome> decide(GroupCommand command, Optional<GameState> current) {
        return new Deciding(this, current).decide(command);
    }

    // ---------- this group with something changed ----------

    Group withMembers(List<Member> next) {
        return new Group(id, version + 1, host, next, seats, settings, rematch, game, removed);
    }

    /// New seats; whoever asked for a rematch asked the one who sat there before.
    Group withSeats(BySide<Optional<PlayerId>> next) {
        return new Group(id, version + 1, host, members, next, settings, NOBODY, game, removed);
    }

    Group withSettings(Settings next) {
        return new Group(id, version + 1, host, members, seats, next, rematch, game, removed);
    }

    Group withRematch(BySide<Boolean> next) {
        return new Group(id, version + 1, host, members, seats, settings, next, game, removed);
    }

    Group withHost(PlayerId next) {
        return new Group(id, version + 1, next, members, seats, settings, rematch, game, removed);
    }

    Group withRemoved(List<PlayerId> next) {
        return new Group(id, version + 1, host, members, seats, settings, rematch, game, next);
    }

    Group withGame(GameId next) {
        return new Group(id, version, host, members, seats, settings, rematch, Optional.of(next), removed);
    }
}
