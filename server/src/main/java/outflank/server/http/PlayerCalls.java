package outflank.server.http;

import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import outflank.rules.Color;
import outflank.rules.Parsed;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.game.GameLog;
import outflank.server.game.GamePlayer;
import outflank.server.group.Farewell;
import outflank.server.group.GroupCommand;
import outflank.server.group.Member;
import outflank.server.player.ClaimCode;
import outflank.server.player.NewPlayer;
import outflank.server.player.Player;
import outflank.server.player.PlayerId;
import outflank.server.player.PlayerName;
import outflank.server.wire.GameJson;
import outflank.server.wire.GroupJson;
import outflank.server.wire.PlayingJson;

/// The calls about players: who one is, and how one is carried along or forgotten.
///
/// @param gone is told of each player whose token no longer stands
record PlayerCalls(Calls calls, Consumer<PlayerId> gone) {

    private static final String ME = "/api/v1/players/me";

    void register(Routes routes) {
        routes.post("/api/v1/players", 201, this::create)
                .get(ME, ctx -> calls.callers().player(ctx).map(MeJson::of))
                .put(ME, this::rename)
                .delete(ME, this::forget)
                .get(ME + "/data", this::data)
                .post(ME + "/claim", 201, this::offer)
                .post("/api/v1/claims", this::claim)
                .get("/api/v1/playing", this::playing);
    }

    private record CreatedJson(
            String id, String name, @Nullable String token) {
        static CreatedJson of(NewPlayer made) {
            return new CreatedJson(
                    made.player().id().text(),
                    made.player().name().text(),
                    made.token().secret());
        }
    }

    private record MeJson(String id, String name, long since) {
        static MeJson of(Player player) {
            return new MeJson(
                    player.id().text(), player.name().text(), player.since().toEpochMilli());
        }
    }

    private record DataJson(MeJson player, List<GroupJson> groups, List<GameJson> games) {}

    private record ClaimJson(String code, String url, long seconds) {}

    private record GamesJson(List<PlayingJson> games) {}

    private Answer<CreatedJson> create(Context ctx) {
        if (calls.origins().isForeign(ctx.req())) {
            return calls.callers().foreign(ctx.req()).as();
        }
        return calls.body(ctx, Requests.CreatePlayer.class)
                .then(request -> request.name() == null
                        ? Answer.done(Optional.<PlayerName>empty())
                        : name(request.name()).map(Optional::of))
                .then(name -> calls.gate()
                        .newPlayer(calls.callers().address(ctx.req()))
                        .map(_ -> calls.players().create(name, AskedLanguages.of(ctx.req()))))
                .map(CreatedJson::of);
    }

    private static Answer<PlayerName> name(String typed) {
        return switch (PlayerName.parse(typed)) {
            case Parsed.Value<PlayerName>(PlayerName name) -> Answer.done(name);
            case Parsed.Malformed<PlayerName>(String problem) -> Answer.refused(Code.BAD_REQUEST, problem);
        };
    }

    /// The caller, who is about to do something that costs more than other calls.
    private Answer<Player> self(Context ctx) {
        return costly(calls.callers().player(ctx));
    }

    private Answer<Player> costly(Answer<Player> caller) {
        return caller.then(player -> calls.gate().ownChange(player.id()).map(_ -> player));
    }

    private Answer<MeJson> rename(Context ctx) {
        // who chooses a name before the first game begins with it
        return costly(calls.callers().playerOrNew(ctx))
                .then(player -> calls.body(ctx, Requests.Rename.class)
                        .then(request -> name(request.name()))
                        .map(name -> {
                            Player named = calls.players().rename(player, name);
                            calls.groups().of(named.id()).forEach(group -> {
                                var _ = calls.groups().submit(group.id(), new GroupCommand.Rename(Member.of(named)));
                            });
                            return MeJson.of(named);
                        }));
    }

    private Answer<DataJson> data(Context ctx) {
        return self(ctx)
                .map(player -> new DataJson(
                        MeJson.of(player),
                        calls.groups().of(player.id()).stream()
                                .map(group -> calls.json(ctx, group))
                                .toList(),
                        Stream.concat(calls.games().finishedGamesOf(player.id()).stream(), runningGames(player))
                                .map(calls::json)
                                .toList()));
    }

    private Answer<Requests.Nothing> forget(Context ctx) {
        return self(ctx)
                .then(player -> calls.noFields(ctx).then(nothing -> {
                    // Pages are told first, or they would take it for a removal by the host.
                    gone.accept(player.id());
                    boolean isGone = new Farewell(calls.players(), calls.groups(), calls.games()).of(player);
                    gone.accept(player.id());
                    if (calls.callers().isByCookie(ctx.req())) {
                        calls.callers().forget(ctx);
                    }
                    return isGone
                            ? Answer.done(nothing)
                            : Answer.refused(Code.UNAVAILABLE, "You were just coming into another group. Try again.");
                }));
    }

    // ---------- another device ----------

    private Answer<ClaimJson> offer(Context ctx) {
        return self(ctx)
                .then(player -> calls.noFields(ctx).map(_ -> {
                    ClaimCode code = calls.players().offer(player.id());
                    String url = calls.origins().of(ctx.req()) + "/#claim=" + code.secret();
                    return new ClaimJson(code.secret(), url, ClaimCode.LASTS.toSeconds());
                }));
    }

    private Answer<CreatedJson> claim(Context ctx) {
        boolean isPage = ctx.req().getHeader("Origin") != null;
        boolean mustBeOwn = isPage || calls.callers().isByCookie(ctx.req());
        if (mustBeOwn && !calls.origins().isOwn(ctx.req())) {
            return calls.callers().foreign(ctx.req()).as();
        }
        Optional<String> address = calls.callers().address(ctx.req());
        return calls.body(ctx, Requests.Claim.class)
                .then(request -> calls.gate().mayClaim(address).then(_ -> claimed(request.code(), address)))
                .map(claimed -> {
                    gone.accept(claimed.player().id());
                    if (!isPage || calls.callers().isByToken(ctx.req())) {
                        // a page that says a token has no use for a cookie: its browser keeps none
                        return CreatedJson.of(claimed);
                    }
                    calls.callers().remember(ctx, claimed.token());
                    return new CreatedJson(
                            claimed.player().id().text(),
                            claimed.player().name().text(),
                            null);
                });
    }

    private Answer<NewPlayer> claimed(String code, Optional<String> address) {
        return ClaimCode.parse(code)
                .flatMap(calls.players()::claim)
                .<Answer<NewPlayer>>map(Answer::done)
                .orElseGet(() -> {
                    calls.gate().unknownClaim(address);
                    return Answer.refused(
                            Code.NOT_FOUND,
                            "No player waits under this code. A code can be used once, within 10 minutes: make a new"
                                    + " one.");
                });
    }

    // ---------- where am I playing ----------

    /// Every page asks this once, so it is also where a visitor's cookie is made to last anew.
    private Answer<GamesJson> playing(Context ctx) {
        calls.callers().keepRemembering(ctx);
        return Answer.done(new GamesJson(calls.callers()
                .known(ctx.req())
                .map(player ->
                        runningGames(player).map(game -> playing(game, player)).toList())
                .orElse(List.of())));
    }

    private PlayingJson playing(GameLog game, Player player) {
        Color color = game.state().seatOf(player.id()).orElseThrow();
        GamePlayer opponent = game.state().players().of(color.opposite());
        String name = calls.groups()
                .find(game.state().group())
                .map(group -> group.nameOf(opponent))
                .orElse(opponent.name());
        return PlayingJson.of(game, color, name);
    }

    private Stream<GameLog> runningGames(Player player) {
        return calls.groups().seating(player.id()).stream()
                .map(calls.groups()::gameOf)
                .flatMap(Optional::stream)
                .filter(game -> !game.state().isOver()
                        && game.state().seatOf(player.id()).isPresent());
    }
}
