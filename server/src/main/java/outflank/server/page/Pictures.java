package outflank.server.page;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import outflank.rules.Game;
import outflank.rules.Transcript;
import outflank.server.answer.Answer;
import outflank.server.export.Drawings;

/// The pictures that go with shared links: one of the site, and one of every game as it stands.
final class Pictures {

    /// What the common picture shows: a game that has just come to life.
    private static final String MOVES = "f5d6c3d3c4f4c5b3c2e3d2c6b4";

    private static final String FOLDER = "/picture/game/";

    private final Tables tables;
    private final Drawings drawings;
    private final Game common = Transcript.parse(MOVES).orThrow();

    Pictures(Tables tables, Drawings drawings) {
        this.tables = tables;
        this.drawings = drawings;
    }

    /// The address of a game's picture.
    static String of(String game) {
        return FOLDER + game + ".png";
    }

    void register(RoutesConfig routes) {
        Pages.getAndHead(routes, Page.COMMON_PICTURE, ctx -> show(ctx, drawn(common), "public, max-age=86400"));
        Pages.getAndHead(routes, FOLDER + "{id}.png", this::game);
    }

    private void game(Context ctx) {
        show(ctx, tables.game(ctx, ctx.pathParam("id")).then(shown -> drawn(shown.game())), "no-store");
    }

    private Answer<byte[]> drawn(Game game) {
        return drawings.of(Drawings.Kind.LINK, game);
    }

    private static void show(Context ctx, Answer<byte[]> picture, String kept) {
        switch (picture) {
            case Answer.Done<byte[]>(byte[] png) ->
                ctx.header("Cache-Control", kept).contentType("image/png").result(png);
            case Answer.Refused<byte[]> refused -> refuse(ctx, refused);
        }
    }

    private static void refuse(Context ctx, Answer.Refused<?> refused) {
        if (refused.retryAfter() > 0) {
            ctx.header("Retry-After", String.valueOf(refused.retryAfter()));
        }
        HttpStatus status = switch (refused.code()) {
            case MAY_NOT_WATCH -> HttpStatus.FORBIDDEN;
            case TOO_MANY_REQUESTS -> HttpStatus.TOO_MANY_REQUESTS;
            default -> HttpStatus.NOT_FOUND;
        };
        ctx.status(status).contentType("text/plain; charset=utf-8").result(refused.detail());
    }
}
