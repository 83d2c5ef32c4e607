package outflank.server.http;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.wire.Json;

/// A refusal as `application/problem+json` (RFC 9457, with `code` as our own field).
public record Problem(int status, Code code, String title, String detail) {

    static final String CONTENT_TYPE = "application/problem+json";

    /// A detail quotes what was sent; it need not quote all of it.
    private static final int LONGEST_DETAIL = 400;

    static Problem of(Code code, String detail) {
        String shown = detail.length() <= LONGEST_DETAIL ? detail : detail.substring(0, LONGEST_DETAIL) + "…";
        return new Problem(Statuses.of(code), code, code.title(), shown);
    }

    /// Answers a request that has not been answered yet.
    public static void write(Answer.Refused<?> refused, HttpServletResponse response) throws IOException {
        Problem problem = of(refused.code(), refused.detail());
        response.setStatus(problem.status);
        response.setContentType(CONTENT_TYPE);
        response.setHeader("Cache-Control", "no-store");
        response.setHeader("X-Content-Type-Options", "nosniff");
        if (refused.retryAfter() > 0) {
            response.setHeader("Retry-After", String.valueOf(refused.retryAfter()));
        }
        response.getOutputStream().write(Json.write(problem).getBytes(StandardCharsets.UTF_8));
    }
}
