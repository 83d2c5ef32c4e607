package outflank.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import outflank.server.answer.Answer;

/// The calls of the API as they are registered; the list of them is compared with what is documented.
final class Routes {

    /// One call.
    record Route(String method, String path) {}

    private final RoutesConfig config;
    private final List<Route> all = new ArrayList<>();

    Routes(RoutesConfig config) {
        this.config = config;
    }

    List<Route> all() {
        return List.copyOf(all);
    }

    Routes get(String path, Function<Context, Answer<?>> call) {
        return handle("GET", path, ctx -> Reply.write(ctx, 200, call.apply(ctx)));
    }

    Routes post(String path, Function<Context, Answer<?>> call) {
        return post(path, 200, call);
    }

    /// @param status of the answer, if it is one
    Routes post(String path, int status, Function<Context, Answer<?>> call) {
        return handle("POST", path, ctx -> Reply.write(ctx, status, call.apply(ctx)));
    }

    Routes put(String path, Function<Context, Answer<?>> call) {
        return handle("PUT", path, ctx -> Reply.write(ctx, 200, call.apply(ctx)));
    }

    Routes delete(String path, Function<Context, Answer<?>> call) {
        return handle("DELETE", path, ctx -> Reply.write(ctx, 200, call.apply(ctx)));
    }

    Routes handle(String method, String path, Handler handler) {
        all.add(new Route(method, path));
        switch (method) {
            case "GET" -> config.get(path, handler);
            case "POST" -> config.post(path, handler);
            case "PUT" -> config.put(path, handler);
            case "DELETE" -> config.delete(path, handler);
            default -> throw new IllegalArgumentException("No call is made by (" + method + ").");
        }
        return this;
    }
}
