package outflank.server.group;

import java.util.Optional;
import java.util.stream.Stream;
import outflank.rules.Color;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.limit.Limit;
import outflank.server.limit.Limits;

/// How much of the site one player may take up. Whoever is in many groups is much work when they change their name or
/// leave the site, and every running game is looked after, also when the server starts again.
///
/// Two calls at the same moment may both find room for one.
record Share(GroupStore store, int mostGroups, int mostGames) {

    static Share of(GroupStore store, Limits limits) {
        return new Share(store, limits.of(Limit.GROUPS_A_PLAYER), limits.of(Limit.GAMES_A_PLAYER));
    }

    /// Whether someone may be in one more group.
    Answer<Boolean> mayComeIn(Member member) {
        return store.countGroupsOf(member.id()) < mostGroups
                ? Answer.done(true)
                : Answer.refused(
                        Code.TOO_MANY_GROUPS,
                        "The player (" + member.name() + ") is in (" + mostGroups
                                + ") groups, and can be in no more. Leave one first.");
    }

    /// Whether a group may become another one: whether there is room for who is new in it, and for the game that
    /// begins.
    Answer<Boolean> allows(Group before, Group after, boolean begins) {
        Stream<Answer<Boolean>> newcomers = after.members().stream()
                .filter(member -> !before.has(member.id()))
                .map(this::mayComeIn);
        Stream<Answer<Boolean>> players = begins
                ? Stream.of(Color.values())
                        .map(after::sitting)
                        .flatMap(Optional::stream)
                        .map(this::mayPlay)
                : Stream.of();
        return Stream.concat(newcomers, players)
                .filter(answer -> answer instanceof Answer.Refused<Boolean>)
                .findFirst()
                .orElseGet(() -> Answer.done(true));
    }

    private Answer<Boolean> mayPlay(Member member) {
        return store.countGamesOf(member.id()) < mostGames
                ? Answer.done(true)
                : Answer.refused(
                        Code.TOO_MANY_GAMES,
                        "The player (" + member.name() + ") plays (" + mostGames
                                + ") games, and can begin no more. One of them has to end first.");
    }
}
