package outflank.server.group;

import java.util.Optional;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.game.GameState;
import outflank.server.game.Settings;
import outflank.server.group.Group.Outcome;
import outflank.server.player.PlayerId;

/// The rules of a group: what a command leads to.
record Deciding(Group group, Standing standing) {

    /// @param current the game being played, or the last one
    Deciding(Group group, Optional<GameState> current) {
        this(group, new Standing(group, current));
    }

    Answer<Outcome> decide(GroupCommand command) {
        return switch (command) {
            case GroupCommand.ByMember byMember -> admitted(byMember).orElseGet(() -> byMember(byMember));
            case GroupCommand.HandOver(PlayerId from, PlayerId to) ->
                group.host().equals(from) && group.has(to) && !from.equals(to)
                        ? Standing.done(group.withHost(to))
                        : standing.unchanged();
            case GroupCommand.LoserStands stands -> new Seating(standing).loserStands(stands.game());
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
        Seating seating = new Seating(standing);
        return switch (command) {
            case GroupCommand.Join _ -> seating.seated(seating.admit(member));
            case GroupCommand.Connect _ -> seating.seated(new Membership(seating.admit(member)).connected(member.id()));
            case GroupCommand.Sit sit -> seating.sit(member, sit.seat());
            case GroupCommand.Stand _ -> seating.stand(member);
            case GroupCommand.Change change -> change(change);
            case GroupCommand.Rematch _ -> seating.rematch(member);
            case GroupCommand.Remove remove -> remove(member, remove.who());
            case GroupCommand.Rename _ -> Standing.done(new Membership(group).renamed(member));
        };
    }

    private Answer<Outcome> remove(Member by, PlayerId who) {
        boolean leaves = by.id().equals(who);
        if (!leaves && !group.host().equals(by.id())) {
            return standing.notTheHost(by);
        }
        if (!group.has(who)) {
            return leaves || group.removed().contains(who)
                    ? standing.unchanged()
                    : Answer.refused(
                            Code.NOT_FOUND, "The player (" + who + ") is not in the group (" + group.id() + ").");
        }
        if (standing.isRunning() && group.seatOf(who).isPresent()) {
            return standing.running(leaves ? "Resign it first." : "A player can be removed between games.");
        }
        Membership members = new Membership(group);
        return Standing.done(leaves ? members.without(who) : members.removed(who));
    }

    private Answer<Outcome> change(GroupCommand.Change command) {
        if (!group.host().equals(command.member().id())) {
            return standing.notTheHost(command.member());
        }
        Settings next = command.change().applyTo(group.settings());
        return next.equals(group.settings()) ? standing.unchanged() : Standing.done(group.withSettings(next));
    }
}
