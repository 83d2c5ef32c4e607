package outflank.server.http;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.wire.Json;

/// Writes answers of the API.
final class Reply {

    private Reply() {}

    /// Writes the value as JSON with `status`, or the refusal with its own.
    static void write(Context ctx, int status, Answer<?> answer) {
        headers(ctx);
        switch (answer) {
            case Answer.Done<?>(Object value) ->
                ctx.status(status).contentType("application/json").result(bytes(value));
            case Answer.Refused<?>(Code code, String detail, int retryAfter) -> {
                if (retryAfter > 0) {
                    ctx.header("Retry-After", String.valueOf(retryAfter));
                }
                Problem problem = Problem.of(code, detail);
                ctx.status(problem.status()).contentType(Problem.CONTENT_TYPE).result(bytes(problem));
            }
        }
    }

    static void refuse(Context ctx, Code code, String detail) {
        write(ctx, 200, Answer.refused(code, detail));
    }

    private static byte[] bytes(Object value) {
        return Json.write(value).getBytes(StandardCharsets.UTF_8);
    }

    private static void headers(Context ctx) {
        ctx.header("Cache-Control", "no-store").header("X-Content-Type-Options", "nosniff");
    }
}
