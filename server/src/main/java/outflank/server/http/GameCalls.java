package outflank.server.http;

import io.javalin.http.Context;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import outflank.rules.Parsed;
import outflank.rules.Square;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.game.GameCommand;
import outflank.server.game.GameLog;
import outflank.server.player.PlayerId;
import outflank.server.wire.GameJson;

/// The calls about games.
record GameCalls(Calls calls, EventStreams streams) {

    private static final String GAME = "/api/v1/games/{id}";

    void register(Routes routes) {
        // Before the id alone, which would take the ending for a part of it.
        Export.ENDINGS.forEach(ending -> routes.handle("GET", GAME + "." + ending, ctx -> export(ctx, ending)));
        routes.get(GAME, this::see)
                .handle("GET", GAME + "/events", this::events)
                .post(GAME + "/moves", this::move)
                .post(GAME + "/resign", ctx -> command(ctx, (me, _) -> new GameCommand.Resign(me)))
                .post(GAME + "/takeback", ctx -> command(ctx, (me, _) -> new GameCommand.AskTakeback(me)))
                .post(
                        GAME + "/takeback/allow",
                        ctx -> command(ctx, (me, _) -> new GameCommand.AnswerTakeback(me, true)))
                .post(
                        GAME + "/takeback/decline",
                        ctx -> command(ctx, (me, _) -> new GameCommand.AnswerTakeback(me, false)))
                .post(GAME + "/return", ctx -> command(ctx, (me, _) -> new GameCommand.Return(me)))
                .post(GAME + "/wait", this::await)
                .post(GAME + "/end", ctx -> command(ctx, this::end));
    }

    private Answer<?> see(Context ctx) {
        String id = ctx.pathParam("id");
        int dot = id.indexOf('.');
        return dot < 0
                ? calls.seenGame(ctx, id).map(calls::json)
                : calls.seenGame(ctx, id.substring(0, dot)).then(game -> export(id.substring(dot + 1), game));
    }

    private Answer<Export> export(String ending, GameLog game) {
        return Export.of(ending, game, calls.now(), calls.drawings());
    }

    private void export(Context ctx, String ending) {
        Answer<Export> export = calls.seenGame(ctx, ctx.pathParam("id")).then(game -> export(ending, game));
        switch (export) {
            case Answer.Done<Export>(Export done) -> done.write(ctx);
            case Answer.Refused<Export> refused -> Reply.write(ctx, 200, refused);
        }
    }

    private void events(Context ctx) {
        String since = ctx.queryParam("since");
        String last = since == null ? ctx.header("Last-Event-ID") : since;
        Answer<GameLog> game = calls.seenGame(ctx, ctx.pathParam("id"));
        Answer<Integer> from = game.then(_ -> after(last == null ? "-1" : last));
        switch (from) {
            case Answer.Done<Integer>(Integer known) ->
                game.map(log -> {
                    streams.stream(ctx, log.id(), known + 1);
                    return true;
                });
            case Answer.Refused<Integer> refused -> Reply.write(ctx, 200, refused);
        }
    }

    private static Answer<Integer> after(String seq) {
        return seq.matches("-1|[0-9]{1,6}")
                ? Answer.done(Integer.valueOf(seq))
                : Answer.refused(
                        Code.BAD_REQUEST, "(" + seq + ") is not the number of an event. Numbers count from 0.");
    }

    private Answer<GameJson> move(Context ctx) {
        return calls.callers()
                .player(ctx)
                .then(player -> calls.game(ctx.pathParam("id"))
                        .then(game -> calls.body(ctx, Requests.PlayMove.class)
                                .then(request -> move(player.id(), request))
                                .then(move -> submit(game, player.id(), move))));
    }

    private static Answer<GameCommand> move(PlayerId me, Requests.PlayMove request) {
        return switch (Square.parse(request.square())) {
            case Parsed.Malformed<Square>(String problem) -> Answer.refused(Code.BAD_REQUEST, problem);
            case Parsed.Value<Square>(Square square) -> {
                OptionalInt seq = request.seq() == null ? OptionalInt.empty() : OptionalInt.of(request.seq());
                yield Answer.done(new GameCommand.Move(me, request.ply(), square, seq));
            }
        };
    }

    private GameCommand end(PlayerId me, GameLog game) {
        return new GameCommand.EndLeft(me, calls.stewards().isOpponentGone(game, me));
    }

    private Answer<GameJson> await(Context ctx) {
        return calls.callers()
                .player(ctx)
                .then(player -> calls.game(ctx.pathParam("id"))
                        .then(game ->
                                calls.noFields(ctx).then(_ -> calls.stewards().awaitOpponent(game, player.id()))))
                .map(calls::json);
    }

    private Answer<GameJson> command(Context ctx, BiFunction<PlayerId, GameLog, GameCommand> command) {
        return calls.callers()
                .player(ctx)
                .then(player -> calls.game(ctx.pathParam("id"))
                        .then(game -> calls.noFields(ctx)
                                .then(_ -> submit(game, player.id(), command.apply(player.id(), game)))));
    }

    private Answer<GameJson> submit(GameLog game, PlayerId me, GameCommand command) {
        if (game.state().seatOf(me).isPresent()) {
            // before the command: the computer would take a seat again at once whose player is still awaited
            calls.stewards().played(game.state().group(), me);
        }
        return calls.games().submit(game.id(), command).map(calls::json);
    }
}
