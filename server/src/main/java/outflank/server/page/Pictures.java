package outflank.server.page;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.function.Supplier;
import outflank.rules.Game;
import outflank.rules.Move;
import outflank.rules.Transcript;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;

/// The pictures that go with shared links: one of the site, and one of every game as it stands.
final class Pictures {

    /// What the common picture shows: a game that has just come to life.
    private static final String MOVES = "f5d6c3d3c4f4c5b3c2e3d2c6b4";

    private static final String FOLDER = "/picture/game/";

    private final Tables tables;
    private final Supplier<byte[]> common = new Supplier<>() {
        private byte[] drawn = {};

        @Override
        public synchronized byte[] get() {
            if (drawn.length == 0) {
                drawn = drawn(Transcript.parse(MOVES).orThrow());
            }
            return drawn;
        }
    };

    Pictures(Tables tables) {
        this.tables = tables;
    }

    /// The address of a game's picture.
    static String of(String game) {
        return FOLDER + game + ".png";
    }

    void register(RoutesConfig routes) {
        Pages.getAndHead(routes, Page.COMMON_PICTURE, ctx -> png(ctx, common.get(), "public, max-age=86400"));
        Pages.getAndHead(routes, FOLDER + "{id}.png", this::game);
    }

    private void game(Context ctx) {
        switch (tables.game(ctx, ctx.pathParam("id"))) {
            case Answer.Done<ShownGame>(ShownGame game) -> png(ctx, drawn(game.game()), "no-store");
            case Answer.Refused<ShownGame> refused ->
                ctx.status(refused.code() == Code.MAY_NOT_WATCH ? HttpStatus.FORBIDDEN : HttpStatus.NOT_FOUND)
                        .contentType("text/plain; charset=utf-8")
                        .result(refused.detail());
        }
    }

    private static byte[] drawn(Game game) {
        return SocialPicture.png(game.position(), game.lastMove().map(Move::square));
    }

    private static void png(Context ctx, byte[] png, String kept) {
        ctx.header("Cache-Control", kept);
        ctx.contentType("image/png").result(png);
    }
}
