package outflank.server.page;

import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import outflank.rules.BySide;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.game.GameEvent;
import outflank.server.game.GameId;
import outflank.server.game.GameLog;
import outflank.server.game.GamePlayer;
import outflank.server.game.GameResult;
import outflank.server.game.GameState;
import outflank.server.game.Games;
import outflank.server.group.Group;
import outflank.server.group.Groups;
import outflank.server.group.Watching;
import outflank.server.http.Callers;
import outflank.server.http.GroupLookup;
import outflank.server.player.Player;
import outflank.server.player.PlayerId;
import outflank.server.player.PlayerStore;

/// The groups and games of this site, as pages show them.
public final class SiteTables implements Tables {

    private final GroupLookup lookup;
    private final Groups groups;
    private final Games games;
    private final Callers callers;

    public SiteTables(GroupLookup lookup, Groups groups, Games games, Callers callers) {
        this.lookup = lookup;
        this.groups = groups;
        this.games = games;
        this.callers = callers;
    }

    @Override
    public Answer<ShownGroup> group(Context ctx, String code) {
        Optional<Player> viewer = callers.known(ctx.req());
        return lookup.find(code, viewer, callers.address(ctx.req())).map(group -> shown(group, viewer.map(Player::id)));
    }

    @Override
    public Answer<ShownGame> game(Context ctx, String id) {
        Optional<PlayerId> viewer = callers.known(ctx.req()).map(Player::id);
        return GameId.parse(id)
                .flatMap(games::find)
                .<Answer<GameLog>>map(Answer::done)
                .orElseGet(() -> Answer.refused(Code.NOT_FOUND, "There is no game (" + id + ")."))
                .then(game -> {
                    Optional<Group> group = groups.find(game.state().group());
                    // what is over keeps the names that were played with
                    return Watching.see(group, game, viewer)
                            .map(seen ->
                                    shown(seen, group.filter(_ -> !seen.state().isOver())));
                });
    }

    private ShownGroup shown(Group group, Optional<PlayerId> viewer) {
        List<ShownGroup.Member> members = group.members().stream()
                .map(member -> new ShownGroup.Member(
                        member.name(),
                        group.seatOf(member.id()),
                        member.id().equals(group.host()),
                        viewer.equals(Optional.of(member.id()))))
                .toList();
        return new ShownGroup(
                group.id().text(),
                members,
                group.settings(),
                groups.gameOf(group)
                        .filter(game -> Watching.isAllowed(Optional.of(group), game, viewer))
                        .map(game -> shown(game, Optional.of(group))));
    }

    /// @param group whose members’ names are those of the players
    private static ShownGame shown(GameLog log, Optional<Group> group) {
        GameState state = log.state();
        BySide<String> players = state.players().map(player -> name(player, group));
        GameEvent first = log.events().getFirst();
        return new ShownGame(
                log.id().text(),
                state.group().text(),
                players,
                state.game(),
                first.at(),
                state.result().map(SiteTables::shown));
    }

    private static String name(GamePlayer player, Optional<Group> group) {
        return player.id().equals(PlayerStore.FORGOTTEN)
                ? ""
                : group.map(known -> known.nameOf(player)).orElse(player.name());
    }

    private static ShownGame.End shown(GameResult result) {
        return new ShownGame.End(result.winner(), result.black(), result.white(), result.reason());
    }
}
