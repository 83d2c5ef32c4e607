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
import outflank.server.game.GameResult;
import outflank.server.game.GameState;
import outflank.server.game.Settings;
import outflank.server.group.Group.Outcome;
import outflank.server.player.PlayerId;

/// The rules of a group: what a command leads to.
///
/// @param current the game being played, or the last one
record Deciding(Group group, Optional<GameState> current) {

    /// So many removed players are remembered; the first to be removed is forgotten first.
    private static final int MOST_REMOVED = 500;

    Answer<Outcome> decide(GroupCommand command) {
        return switch (command) {
            case GroupCommand.ByMember byMember -> admitted(byMember).orElseGet(() -> byMember(byMember));
            case GroupCommand.HandOver(PlayerId from, PlayerId to) ->
                group.host().equals(from) && group.has(to) && !from.equals(to) ? done(group.withHost(to)) : unchanged();
            case GroupCommand.LoserStands stands -> loserStands(stands.game());
        };
    }

    /// The refusal of someone who may not come in.
    private Optional<Answer<Outcome>> admitted(GroupCommand.ByMember command) {
        PlayerId who = command.member().id();
        if (group.has(who)) {
            return Optional.empty();
        }
        if (group.removed().contains(who)) {
            return Optional.of(Answer.refused(
                    Code.REMOVED,
                    "The host has removed the player (" + who + ") from the group (" + group.id() + ")."));
        }
        return switch (command) {
            case GroupCommand.Join _, GroupCommand.Connect _, GroupCommand.Sit _ ->
                group.members().size() < Group.LARGEST
                        ? Optional.empty()
                        : Optional.of(Answer.refused(
                                Code.GROUP_FULL,
                                "The group (" + group.id() + ") has " + Group.LARGEST
                                        + " members, and no room for more."));
            case GroupCommand.Change _, GroupCommand.Remove _ -> Optional.empty();
            case GroupCommand.Stand _, GroupCommand.Rematch _, GroupCommand.Rename _ ->
                Optional.of(Answer.refused(
                        Code.NOT_YOUR_SEAT, "The player (" + who + ") is not in the group (" + group.id() + ")."));
        };
    }

    private Answer<Outcome> byMember(GroupCommand.ByMember command) {
        Member member = command.member();
        return switch (command) {
            case GroupCommand.Join _ -> seated(admit(member));
            case GroupCommand.Connect _ -> seated(connected(admit(member), member.id()));
            case GroupCommand.Sit sit -> sit(member, sit.seat());
            case GroupCommand.Stand _ -> stand(member);
            case GroupCommand.Change change -> change(change);
            case GroupCommand.Rematch _ -> rematch(member);
            case GroupCommand.Remove remove -> remove(member, remove.who());
            case GroupCommand.Rename _ -> done(renamed(member));
        };
    }

    // ---------- coming and going ----------

    /// The group with a newcomer, in a free seat if there is one.
    private Group admit(Member member) {
        if (group.has(member.id())) {
            return group;
        }
        Group larger = joined(member);
        Optional<Color> free = freeSeat();
        return isRunning() || free.isEmpty()
                ? larger
                : larger.withSeats(larger.seats().with(free.get(), Optional.of(member.id())));
    }

    private Group joined(Member member) {
        if (group.has(member.id())) {
            return group;
        }
        List<Member> more = new ArrayList<>(group.members());
        more.add(member);
        return group.withMembers(more);
    }

    private static Group connected(Group entered, PlayerId who) {
        Member member = entered.member(who).orElseThrow();
        return member.live() ? entered : replaced(entered, new Member(who, member.name(), true));
    }

    private Group renamed(Member named) {
        Member member = group.member(named.id()).orElseThrow();
        return member.name().equals(named.name())
                ? group
                : replaced(group, new Member(member.id(), named.name(), member.live()));
    }

    private static Group replaced(Group of, Member next) {
        return of.withMembers(of.members().stream()
                .map(member -> member.id().equals(next.id()) ? next : member)
                .toList());
    }

    private Answer<Outcome> remove(Member by, PlayerId who) {
        boolean leaves = by.id().equals(who);
        if (!leaves && !group.host().equals(by.id())) {
            return notTheHost(by);
        }
        if (!group.has(who)) {
            return leaves || group.removed().contains(who)
                    ? unchanged()
                    : Answer.refused(
                            Code.NOT_FOUND, "The player (" + who + ") is not in the group (" + group.id() + ").");
        }
        if (isRunning() && group.seatOf(who).isPresent()) {
            return running(leaves ? "Resign it first." : "A player can be removed between games.");
        }
        Group without = withoutMember(who);
        return done(leaves ? without : without.withRemoved(alsoRemoved(who)));
    }

    /// The longest-standing of those who stay becomes host, if the host leaves.
    private Group withoutMember(PlayerId who) {
        Group smaller = group.withMembers(group.members().stream()
                .filter(member -> !member.id().equals(who))
                .toList());
        Optional<Color> seat = group.seatOf(who);
        if (seat.isPresent()) {
            smaller = smaller.withSeats(smaller.seats().with(seat.get(), Optional.empty()));
        }
        return group.host().equals(who) && !smaller.members().isEmpty()
                ? smaller.withHost(smaller.members().getFirst().id())
                : smaller;
    }

    private List<PlayerId> alsoRemoved(PlayerId who) {
        List<PlayerId> more = new ArrayList<>(group.removed());
        more.add(who);
        return more.size() > MOST_REMOVED ? more.subList(1, more.size()) : more;
    }

    // ---------- seats and games ----------

    private Answer<Outcome> sit(Member member, Seat wanted) {
        Optional<Color> own = group.seatOf(member.id());
        if (own.isPresent() && (wanted == Seat.ANY || wanted == Seat.of(own.get()))) {
            return unchanged();
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
        BySide<Optional<PlayerId>> left = own.map(color -> group.seats().with(color, Optional.<PlayerId>empty()))
                .orElse(group.seats());
        return seated(joined(member).withSeats(left.with(seat.get(), Optional.of(member.id()))));
    }

    private Answer<Outcome> stand(Member member) {
        Optional<Color> own = group.seatOf(member.id());
        if (own.isEmpty()) {
            return unchanged();
        }
        return isRunning()
                ? running("Resign it first.")
                : done(group.withSeats(group.seats().with(own.get(), Optional.empty())));
    }

    private Answer<Outcome> change(GroupCommand.Change command) {
        if (!group.host().equals(command.member().id())) {
            return notTheHost(command.member());
        }
        Settings next = command.change().applyTo(group.settings());
        return next.equals(group.settings()) ? unchanged() : done(group.withSettings(next));
    }

    private Answer<Outcome> rematch(Member member) {
        Optional<Color> own = group.seatOf(member.id());
        if (own.isEmpty()) {
            return Answer.refused(
                    Code.NOT_YOUR_SEAT,
                    "The player (" + member.id() + ") has no seat in the group (" + group.id() + ").");
        }
        if (current.isEmpty()) {
            return Answer.refused(
                    Code.NO_GAME,
                    "The group (" + group.id() + ") has not played yet. A game starts when both seats are taken.");
        }
        if (isRunning()) {
            // Before its first move the game is what the asking led to; so asking again changes nothing.
            return current.get().game().ply() == 0 ? unchanged() : running("It is not over yet.");
        }
        if (group.seats().of(own.get().opposite()).isEmpty()) {
            return Answer.refused(Code.NO_OPPONENT, "The other seat is empty. The next game starts when it is taken.");
        }
        if (group.rematch().of(own.get())) {
            return unchanged();
        }
        BySide<Boolean> asked = group.rematch().with(own.get(), true);
        if (!asked.of(own.get().opposite())) {
            return done(group.withRematch(asked));
        }
        BySide<Optional<PlayerId>> seats =
                group.settings().alternate() ? group.seats().swapped() : group.seats();
        return Answer.done(new Outcome(group.withSeats(seats), true));
    }

    /// The winner stays, on the other side where colours alternate; after a draw both stay.
    private Answer<Outcome> loserStands(GameId game) {
        Optional<Color> winner = current.flatMap(GameState::result).flatMap(GameResult::winner);
        boolean isDue = current.isPresent()
                && current.get().settings().winnerStays()
                && group.game().equals(Optional.of(game))
                && winner.isPresent();
        boolean areSeated =
                isDue && group.seats().equals(current.orElseThrow().players().map(player -> Optional.of(player.id())));
        if (!areSeated) {
            return unchanged();
        }
        Color stays = group.settings().alternate() ? winner.get().opposite() : winner.get();
        BySide<Optional<PlayerId>> empty = new BySide<>(Optional.empty(), Optional.empty());
        return done(group.withSeats(empty.with(stays, group.seats().of(winner.get()))));
    }

    /// A group in which seats may have changed: a game begins if both are taken and none is running.
    private Answer<Outcome> seated(Group next) {
        boolean full = next.seats().black().isPresent() && next.seats().white().isPresent();
        return Answer.done(new Outcome(next, !next.seats().equals(group.seats()) && full && !isRunning()));
    }

    private Optional<Color> free(Color color) {
        return group.seats().of(color).isEmpty() ? Optional.of(color) : Optional.empty();
    }

    private Optional<Color> freeSeat() {
        return free(Color.BLACK).or(() -> free(Color.WHITE));
    }

    private boolean isRunning() {
        return current.isPresent() && !current.get().isOver();
    }

    // ---------- answers ----------

    private Answer<Outcome> unchanged() {
        return done(group);
    }

    private static Answer<Outcome> done(Group next) {
        return Answer.done(new Outcome(next, false));
    }

    private Answer<Outcome> notTheHost(Member by) {
        return Answer.refused(
                Code.NOT_THE_HOST, "The host of this group is (" + group.host() + "), not (" + by.id() + ").");
    }

    private Answer<Outcome> running(String cure) {
        String game = group.game().map(GameId::text).orElse("");
        return Answer.refused(Code.GAME_RUNNING, "The game (" + game + ") is running. " + cure);
    }
}
