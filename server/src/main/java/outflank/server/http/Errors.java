package outflank.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.MethodNotAllowedResponse;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.answer.Unavailable;

/// What is said where no handler answered. Programs get a problem; for the rest the pages have error handlers
/// by status.
public final class Errors {

    private static final Logger LOG = LoggerFactory.getLogger(Errors.class);

    private Errors() {}

    public static void register(RoutesConfig routes) {
        routes.exception(HttpResponseException.class, Errors::notHandled);
        routes.exception(Unavailable.class, (e, ctx) -> {
            LOG.error("{} {} failed", ctx.method(), ctx.path(), e);
            answer(ctx, new Answer.Refused<>(Code.UNAVAILABLE, "Nothing was changed. Try again in a few seconds.", 5));
        });
        routes.exception(Exception.class, (e, ctx) -> {
            LOG.error("{} {} failed", ctx.method(), ctx.path(), e);
            answer(ctx, Answer.refused(Code.INTERNAL, "The call failed; it has been noted in the log."));
        });
    }

    private static void notHandled(HttpResponseException e, Context ctx) {
        Answer.Refused<Object> refused = switch (e.getStatus()) {
            case 404 -> Answer.refused(Code.NOT_FOUND, "There is nothing at (" + ctx.path() + ").");
            case 405 ->
                Answer.refused(
                        Code.METHOD_NOT_ALLOWED, "(" + ctx.path() + ") does not answer to " + ctx.method() + ".");
            case 413 -> Answer.refused(Code.TOO_LARGE, "The body is too large.");
            case 429 -> Answer.refused(Code.TOO_MANY_REQUESTS, String.valueOf(e.getMessage()));
            default -> Answer.refused(Code.BAD_REQUEST, String.valueOf(e.getMessage()));
        };
        if (e instanceof MethodNotAllowedResponse) {
            e.getDetails().forEach((name, value) -> {
                if (name.equals("availableMethods")) {
                    ctx.header("Allow", value);
                }
            });
        }
        answer(ctx, refused);
    }

    private static void answer(Context ctx, Answer.Refused<Object> refused) {
        boolean isForProgram = ctx.path().startsWith("/api") || ctx.path().startsWith("/health");
        if (isForProgram) {
            Reply.write(ctx, 500, refused);
        } else {
            ctx.status(Statuses.of(refused.code())).contentType("text/plain").result(refused.detail());
        }
    }
}
