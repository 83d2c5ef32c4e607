package outflank.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Consumer;
import outflank.server.answer.Answer;
import outflank.server.player.PlayerId;

/// The calls under `/api/v1`, and their description at `/api`.
public final class Api {

    private final Calls calls;
    private final EventStreams streams;
    private final Consumer<PlayerId> gone;
    private final byte[] description = description();
    private List<Routes.Route> routes = List.of();

    /// @param gone is told of each player whose token no longer stands
    public Api(Calls calls, EventStreams streams, Consumer<PlayerId> gone) {
        this.calls = calls;
        this.streams = streams;
        this.gone = gone;
    }

    public void register(RoutesConfig config) {
        config.before("/api/*", this::count);
        Routes all = new Routes(config);
        new PlayerCalls(calls, gone).register(all);
        new GroupCalls(calls).register(all);
        new GameCalls(calls, streams).register(all);
        all.handle("GET", "/api", this::describe);
        routes = all.all();
    }

    /// Every call as `METHOD /path`.
    public List<String> routes() {
        return routes.stream().map(route -> route.method() + " " + route.path()).toList();
    }

    /// Counts the call, for its player or else for its address.
    private void count(Context ctx) {
        Answer<Boolean> counted = calls.callers()
                .known(ctx.req())
                .map(player -> calls.gate().call(player.id()))
                .orElseGet(() -> calls.gate().call(calls.callers().address(ctx.req())));
        if (counted instanceof Answer.Refused<Boolean>) {
            Reply.write(ctx, 429, counted);
            ctx.skipRemainingHandlers();
        }
    }

    private void describe(Context ctx) {
        ctx.header("Cache-Control", "public, max-age=3600").header("X-Content-Type-Options", "nosniff");
        ctx.header("Access-Control-Allow-Origin", "*");
        ctx.contentType("application/json").result(description);
    }

    private static byte[] description() {
        try (InputStream file = Api.class.getResourceAsStream("openapi.json")) {
            if (file == null) {
                throw new IllegalStateException("The description of the API (openapi.json) is missing.");
            }
            return file.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
