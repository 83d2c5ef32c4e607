package outflank.server.http;

import io.javalin.config.RoutesConfig;
import java.util.function.BooleanSupplier;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;

/// For whoever watches over the site.
public final class Health {

    private Health() {}

    private record Status(String status) {}

    /// Adds the addresses.
    ///
    /// @param ready whether the site can read and write what it keeps
    public static void register(RoutesConfig routes, BooleanSupplier ready) {
        routes.get("/health/live", ctx -> Reply.write(ctx, 200, Answer.done(new Status("live"))));
        routes.get(
                "/health/ready",
                ctx -> Reply.write(
                        ctx,
                        200,
                        ready.getAsBoolean()
                                ? Answer.done(new Status("ready"))
                                : Answer.refused(
                                        Code.UNAVAILABLE, "The last write to disk failed. Is the disk full?")));
    }
}
