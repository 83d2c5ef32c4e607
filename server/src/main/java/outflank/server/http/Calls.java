package outflank.server.http;

import io.javalin.http.Context;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.export.Drawings;
import outflank.server.game.GameId;
import outflank.server.game.GameLog;
import outflank.server.game.Games;
import outflank.server.group.Group;
import outflank.server.group.Groups;
import outflank.server.group.Watching;
import outflank.server.limit.Gate;
import outflank.server.player.Player;
import outflank.server.player.Players;
import outflank.server.steward.Stewards;
import outflank.server.wire.GameJson;
import outflank.server.wire.GroupJson;

/// What the calls work with.
public record Calls(
        Players players,
        Groups groups,
        Games games,
        Stewards stewards,
        Callers callers,
        Origins origins,
        Gate gate,
        GroupLookup lookup,
        Drawings drawings,
        int largestBody,
        InstantSource clock) {

    <T> Answer<T> body(Context ctx, Class<T> type) {
        return new Body(largestBody).read(ctx, type);
    }

    Answer<Requests.Nothing> noFields(Context ctx) {
        return body(ctx, Requests.Nothing.class);
    }

    Answer<Group> group(Context ctx, Optional<Player> player) {
        return lookup.find(ctx.pathParam("id"), player, callers.address(ctx.req()));
    }

    GroupJson json(Context ctx, Group group) {
        return GroupJson.of(group, origins.of(ctx.req()));
    }

    GameJson json(GameLog game) {
        return GameJson.of(game, now());
    }

    Answer<GameLog> game(String id) {
        return GameId.parse(id)
                .flatMap(games::find)
                .<Answer<GameLog>>map(Answer::done)
                .orElseGet(() -> Answer.refused(Code.NOT_FOUND, "There is no game (" + id + ")."));
    }

    /// The game, if the caller may see it.
    Answer<GameLog> seenGame(Context ctx, String id) {
        return game(id).then(game -> Watching.see(
                groups.find(game.state().group()),
                game,
                callers.known(ctx.req()).map(Player::id)));
    }

    Instant now() {
        return clock.instant();
    }
}
