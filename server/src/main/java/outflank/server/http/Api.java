package outflank.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import outflank.rules.Parsed;
import outflank.rules.Square;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.game.GameCommand;
import outflank.server.game.GameId;
import outflank.server.game.GameLog;
import outflank.server.game.Games;
import outflank.server.game.Settings;
import outflank.server.game.SettingsChange;
import outflank.server.group.Group;
import outflank.server.group.GroupCommand;
import outflank.server.group.Groups;
import outflank.server.group.Member;
import outflank.server.group.Seat;
import outflank.server.limit.Gate;
import outflank.server.player.NewPlayer;
import outflank.server.player.Player;
import outflank.server.player.PlayerName;
import outflank.server.player.Players;
import outflank.server.wire.GameJson;
import outflank.server.wire.GroupJson;

/// The calls under `/api/v1`.
public final class Api {

    private static final String GROUP = "/api/v1/groups/{id}";
    private static final String GAME = "/api/v1/games/{id}";

    private final Players players;
    private final Groups groups;
    private final Games games;
    private final Callers callers;
    private final Origins origins;
    private final Gate gate;
    private final GroupLookup lookup;
    private final Body body;

    public Api(
            Players players,
            Groups groups,
            Games games,
            Callers callers,
            Origins origins,
            Gate gate,
            GroupLookup lookup,
            int largestBody) {
        this.players = players;
        this.groups = groups;
        this.games = games;
        this.callers = callers;
        this.origins = origins;
        this.gate = gate;
        this.lookup = lookup;
        this.body = new Body(largestBody);
    }

    public void register(RoutesConfig routes) {
        routes.before("/api/*", this::count);
        routes.post("/api/v1/players", ctx -> Reply.write(ctx, 201, createPlayer(ctx)));

        routes.post("/api/v1/groups", ctx -> Reply.write(ctx, 201, openGroup(ctx)));
        routes.get(GROUP, ctx -> Reply.write(ctx, 200, seeGroup(ctx)));
        routes.post(GROUP + "/join", ctx -> newcomer(ctx, GroupCommand.Join::new));
        routes.post(GROUP + "/seats/{seat}", ctx -> Reply.write(ctx, 200, sit(ctx)));
        routes.delete(GROUP + "/seat", ctx -> member(ctx, GroupCommand.Stand::new));
        routes.put(GROUP + "/settings", ctx -> Reply.write(ctx, 200, changeSettings(ctx)));
        routes.post(GROUP + "/rematch", ctx -> member(ctx, GroupCommand.Rematch::new));

        routes.get(GAME, ctx -> Reply.write(ctx, 200, game(ctx).map(GameJson::of)));
        routes.post(GAME + "/moves", ctx -> Reply.write(ctx, 200, move(ctx)));
        routes.post(GAME + "/resign", ctx -> Reply.write(ctx, 200, resign(ctx)));
    }

    /// Counts the call, for its player or else for its address.
    private void count(Context ctx) {
        Answer<Boolean> counted = callers.known(ctx.req())
                .map(player -> gate.call(player.id()))
                .orElseGet(() -> gate.call(callers.address(ctx.req())));
        if (counted instanceof Answer.Refused<Boolean>) {
            Reply.write(ctx, 429, counted);
            ctx.skipRemainingHandlers();
        }
    }

    // ---------- players ----------

    private record CreatedJson(String id, String name, String token) {
        static CreatedJson of(NewPlayer made) {
            return new CreatedJson(
                    made.player().id().text(),
                    made.player().name().text(),
                    made.token().secret());
        }
    }

    private Answer<CreatedJson> createPlayer(Context ctx) {
        if (origins.isForeign(ctx.req())) {
            return callers.foreign(ctx.req()).as();
        }
        return body.read(ctx, Requests.CreatePlayer.class)
                .then(request -> name(request.name()))
                .then(name -> gate.newPlayer(callers.address(ctx.req())).map(_ -> players.create(name)))
                .map(CreatedJson::of);
    }

    private static Answer<Optional<PlayerName>> name(@Nullable String typed) {
        if (typed == null) {
            return Answer.done(Optional.empty());
        }
        return switch (PlayerName.parse(typed)) {
            case Parsed.Value<PlayerName>(PlayerName name) -> Answer.done(Optional.of(name));
            case Parsed.Malformed<PlayerName>(String problem) -> Answer.refused(Code.BAD_REQUEST, problem);
        };
    }

    // ---------- groups ----------

    private Answer<GroupJson> openGroup(Context ctx) {
        // The body is read first, so that a call that cannot be read makes no player.
        return body.read(ctx, Requests.OpenGroup.class)
                .then(request -> callers.playerOrNew(ctx)
                        .map(player ->
                                groups.open(Member.of(player), request.change().applyTo(Settings.DEFAULT))))
                .map(group -> json(ctx, group));
    }

    private Answer<GroupJson> seeGroup(Context ctx) {
        return group(ctx, callers.known(ctx.req())).map(group -> json(ctx, group));
    }

    private Answer<GroupJson> sit(Context ctx) {
        String name = ctx.pathParam("seat");
        Optional<Seat> seat = Seat.parse(name);
        if (seat.isEmpty()) {
            return Answer.refused(Code.NOT_FOUND, "There is no seat (" + name + "). Seats are black, white and any.");
        }
        return newcomerAnswer(ctx, member -> new GroupCommand.Sit(member, seat.get()));
    }

    private Answer<GroupJson> changeSettings(Context ctx) {
        return callers.player(ctx)
                .then(player -> group(ctx, Optional.of(player))
                        .then(group -> body.read(ctx, SettingsChange.class)
                                .then(change ->
                                        groups.submit(group.id(), new GroupCommand.Change(Member.of(player), change)))))
                .map(group -> json(ctx, group));
    }

    /// A command of someone who may be new here, and even new to the site.
    private void newcomer(Context ctx, Function<Member, GroupCommand> command) {
        Reply.write(ctx, 200, newcomerAnswer(ctx, command));
    }

    private Answer<GroupJson> newcomerAnswer(Context ctx, Function<Member, GroupCommand> command) {
        if (callers.isSomeone(ctx.req())) {
            return submit(ctx, callers.player(ctx), command);
        }
        // Group and body come first, so that a call that leads nowhere makes no player.
        return group(ctx, Optional.empty())
                .then(group -> body.read(ctx, Requests.Nothing.class)
                        .then(_ -> callers.playerOrNew(ctx))
                        .then(player -> groups.submit(group.id(), command.apply(Member.of(player)))))
                .map(group -> json(ctx, group));
    }

    /// A command of someone who should be a member already.
    private void member(Context ctx, Function<Member, GroupCommand> command) {
        Reply.write(ctx, 200, submit(ctx, callers.player(ctx), command));
    }

    private Answer<GroupJson> submit(Context ctx, Answer<Player> caller, Function<Member, GroupCommand> command) {
        return caller.then(player -> group(ctx, Optional.of(player))
                        .then(group -> body.read(ctx, Requests.Nothing.class)
                                .then(_ -> groups.submit(group.id(), command.apply(Member.of(player))))))
                .map(group -> json(ctx, group));
    }

    private Answer<Group> group(Context ctx, Optional<Player> player) {
        return lookup.find(ctx.pathParam("id"), player, callers.address(ctx.req()));
    }

    private GroupJson json(Context ctx, Group group) {
        return GroupJson.of(group, origins.of(ctx.req()));
    }

    // ---------- games ----------

    private Answer<GameLog> game(Context ctx) {
        String id = ctx.pathParam("id");
        return GameId.parse(id)
                .flatMap(games::find)
                .<Answer<GameLog>>map(Answer::done)
                .orElseGet(() -> Answer.refused(Code.NOT_FOUND, "There is no game (" + id + ")."));
    }

    private Answer<GameJson> move(Context ctx) {
        return callers.player(ctx)
                .then(player -> game(ctx)
                        .then(game -> body.read(ctx, Requests.PlayMove.class)
                                .then(request -> command(player, request))
                                .then(move -> games.submit(game.id(), move))))
                .map(GameJson::of);
    }

    private static Answer<GameCommand> command(Player player, Requests.PlayMove request) {
        return switch (Square.parse(request.square())) {
            case Parsed.Malformed<Square>(String problem) -> Answer.refused(Code.BAD_REQUEST, problem);
            case Parsed.Value<Square>(Square square) -> {
                OptionalInt seq = request.seq() == null ? OptionalInt.empty() : OptionalInt.of(request.seq());
                yield Answer.done(new GameCommand.Move(player.id(), request.ply(), square, seq));
            }
        };
    }

    private Answer<GameJson> resign(Context ctx) {
        return callers.player(ctx)
                .then(player -> game(ctx)
                        .then(game -> body.read(ctx, Requests.Nothing.class)
                                .then(_ -> games.submit(game.id(), new GameCommand.Resign(player.id())))))
                .map(GameJson::of);
    }
}
