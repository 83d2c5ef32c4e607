package outflank.server.group;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import outflank.rules.Color;
import outflank.server.player.PlayerId;

/// Who is in a group: what it becomes when someone comes or goes.
record Membership(Group group) {

    /// So many removed players are remembered; the first to be removed is forgotten first.
    private static final int MOST_REMOVED = 500;

    /// The group with a newcomer, who has no seat.
    Group with(Member member) {
        if (group.has(member.id())) {
            return group;
        }
        List<Member> more = new ArrayList<>(group.members());
        more.add(member);
        return group.withMembers(more);
    }

    /// The group in which a member has had a connection.
    Group connected(PlayerId who) {
        Member member = group.member(who).orElseThrow();
        return member.live() ? group : replaced(new Member(who, member.name(), true));
    }

    /// The group in which a member has another name.
    Group renamed(Member named) {
        Member member = group.member(named.id()).orElseThrow();
        return member.name().equals(named.name())
                ? group
                : replaced(new Member(member.id(), named.name(), member.live()));
    }

    private Group replaced(Member next) {
        return group.withMembers(group.members().stream()
                .map(member -> member.id().equals(next.id()) ? next : member)
                .toList());
    }

    /// The longest-standing of those who stay becomes host, if the host leaves.
    Group without(PlayerId who) {
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

    /// The group from which the host has removed someone, who is not let in again.
    Group removed(PlayerId who) {
        return without(who).withRemoved(alsoRemoved(who));
    }
}
