package outflank.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.TooManyRequestsResponse;
import outflank.server.answer.Answer;
import outflank.server.limit.Gate;

/// Counts what browsers ask for, by address: pages with their pictures, and the files of pages. Calls of the API are
/// counted by [Api].
public record Visits(Gate gate, Callers callers) {

    public void register(RoutesConfig routes) {
        routes.before(this::count);
    }

    private void count(Context ctx) {
        String path = ctx.path();
        if (path.startsWith("/api/")) {
            return;
        }
        Answer<Boolean> counted = path.startsWith("/app/")
                ? gate.file(callers.address(ctx.req()))
                : gate.page(callers.address(ctx.req()));
        if (counted instanceof Answer.Refused<Boolean>(var _, String detail, int retryAfter)) {
            ctx.header("Retry-After", String.valueOf(retryAfter));
            throw new TooManyRequestsResponse(detail);
        }
    }
}
