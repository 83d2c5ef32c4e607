package outflank.server.group;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import outflank.rules.BySide;
import outflank.rules.Color;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.game.GameId;
import outflank.server.game.GameState;
import outflank.server.game.GroupId;
import outflank.server.game.Settings;
import outflank.server.player.PlayerId;

/// A group as it is. Immutable; `version` counts the changes since it was opened.
///
/// @param members in the order in which they came
/// @param rematch which seats have asked for one more game
/// @param game the game being played, or the last one
public record Group(
        GroupId id,
        int version,
        PlayerId host,
        List<Member> members,
        BySide<Optional<PlayerId>> seats,
        Settings settings,
        BySide<Boolean> rematch,
        Optional<GameId> game) {

    /// The most members a group has.
    public static final int LARGEST = 500;

    private static final BySide<Boolean> NOBODY = new BySide<>(false, false);

    public Group {
        members = List.copyOf(members);
    }

    /// What a command leads to: the group after it, and whether a game begins with the seats as they then are.
    ///
    /// The group has the same version if the command changes nothing.
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
                Optional.empty());
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

    /// The member in a seat.
    public Optional<Member> sitting(Color color) {
        return seats.of(color).flatMap(this::member);
    }

    /// Decides a command. `current` is the state of [#game], if there is one.
    public Answer<Outcome> decide(GroupCommand command, Optional<GameState> current) {
        boolean comesIn = command instanceof GroupCommand.Join || command instanceof GroupCommand.Sit;
        if (comesIn && members.size() >= LARGEST && !has(command.member().id())) {
            return Answer.refused(
                    Code.GROUP_FULL, "The group (" + id + ") has " + LARGEST + " members, and no room for more.");
        }
        boolean running = current.isPresent() && !current.get().isOver();
        return switch (command) {
            case GroupCommand.Join join -> Answer.done(seated(admit(join.member(), running), running));
            case GroupCommand.Sit sit -> sit(sit.member(), sit.seat(), running);
            case GroupCommand.Stand stand -> stand(stand.member(), running);
            case GroupCommand.Change change -> change(change);
            case GroupCommand.Rematch rematch -> rematch(rematch.member(), current);
        };
    }

    /// This group with a newcomer, in a free seat if there is one.
    private Group admit(Member member, boolean running) {
        if (has(member.id())) {
            return this;
        }
        Group larger = joined(member);
        Optional<Color> free = freeSeat();
        return running || free.isEmpty()
                ? larger
                : larger.withSeats(larger.seats.with(free.get(), Optional.of(member.id())));
    }

    private Answer<Outcome> sit(Member member, Seat wanted, boolean running) {
        Optional<Color> own = seatOf(member.id());
        if (own.isPresent() && (wanted == Seat.ANY || wanted == Seat.of(own.get()))) {
            return Answer.done(new Outcome(this, false));
        }
        Optional<Color> seat = switch (wanted) {
            case BLACK -> free(Color.BLACK);
            case WHITE -> free(Color.WHITE);
            case ANY -> freeSeat();
        };
        if (seat.isEmpty()) {
            return Answer.refused(
                    Code.SEAT_TAKEN,
                    wanted == Seat.ANY
                            ? "Both seats are taken. You can watch until one is free."
                            : "The seat (" + wanted.name().toLowerCase(Locale.ROOT) + ") is taken.");
        }
        BySide<Optional<PlayerId>> left =
                own.map(color -> seats.with(color, Optional.<PlayerId>empty())).orElse(seats);
        return Answer.done(seated(joined(member).withSeats(left.with(seat.get(), Optional.of(member.id()))), running));
    }

    private Answer<Outcome> stand(Member member, boolean running) {
        Optional<Color> own = seatOf(member.id());
        if (own.isEmpty()) {
            return Answer.done(new Outcome(this, false));
        }
        if (running) {
            return Answer.refused(Code.GAME_RUNNING, "The game (" + gameName() + ") is running. Resign it first.");
        }
        return Answer.done(new Outcome(withSeats(seats.with(own.get(), Optional.empty())), false));
    }

    private Answer<Outcome> change(GroupCommand.Change command) {
        if (!host.equals(command.member().id())) {
            return Answer.refused(
                    Code.NOT_THE_HOST,
                    "The host of this group is (" + host + "), not ("
                            + command.member().id() + ").");
        }
        Settings next = command.change().applyTo(settings);
        return Answer.done(new Outcome(
                next.equals(settings) ? this : new Group(id, version + 1, host, members, seats, next, rematch, game),
                false));
    }

    private Answer<Outcome> rematch(Member member, Optional<GameState> current) {
        Optional<Color> own = seatOf(member.id());
        if (own.isEmpty()) {
            return Answer.refused(
                    Code.NOT_YOUR_SEAT, "The player (" + member.id() + ") has no seat in the group (" + id + ").");
        }
        if (current.isEmpty()) {
            return Answer.refused(
                    Code.NO_GAME,
                    "The group (" + id + ") has not played yet. A game starts when both seats are taken.");
        }
        if (!current.get().isOver()) {
            // Before its first move the game is what the asking led to; so asking again changes nothing.
            return current.get().game().ply() == 0
                    ? Answer.done(new Outcome(this, false))
                    : Answer.refused(Code.GAME_RUNNING, "The game (" + gameName() + ") is not over yet.");
        }
        if (seats.of(own.get().opposite()).isEmpty()) {
            return Answer.refused(Code.NO_OPPONENT, "The other seat is empty. The next game starts when it is taken.");
        }
        if (rematch.of(own.get())) {
            return Answer.done(new Outcome(this, false));
        }
        BySide<Boolean> asked = rematch.with(own.get(), true);
        if (!asked.of(own.get().opposite())) {
            return Answer.done(
                    new Outcome(new Group(id, version + 1, host, members, seats, settings, asked, game), false));
        }
        return Answer.done(new Outcome(withSeats(settings.alternate() ? seats.swapped() : seats), true));
    }

    /// A group in which seats may have changed: a game begins if both are taken and none is running.
    private Outcome seated(Group next, boolean running) {
        boolean full = next.seats.black().isPresent() && next.seats.white().isPresent();
        return new Outcome(next, !next.seats.equals(seats) && full && !running);
    }

    private String gameName() {
        return game.map(GameId::text).orElse("");
    }

    private Optional<Color> free(Color color) {
        return seats.of(color).isEmpty() ? Optional.of(color) : Optional.empty();
    }

    private Optional<Color> freeSeat() {
        return free(Color.BLACK).or(() -> free(Color.WHITE));
    }

    private Group joined(Member member) {
        if (has(member.id())) {
            return this;
        }
        List<Member> more = new ArrayList<>(members);
        more.add(member);
        return new Group(id, version + 1, host, more, seats, settings, rematch, game);
    }

    /// New seats; whoever asked for a rematch asked the one who sat there before.
    private Group withSeats(BySide<Optional<PlayerId>> next) {
        return new Group(id, version + 1, host, members, next, settings, NOBODY, game);
    }

    Group withGame(GameId next) {
        return new Group(id, version, host, members, seats, settings, rematch, Optional.of(next));
    }
}
