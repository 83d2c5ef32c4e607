package outflank.server.page;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Optional;

/// The files of the pages: scripts, styles, drawings. Their names change with what is in them, so they hold for ever.
final class Files {

    private final Assets assets;

    Files(Assets assets) {
        this.assets = assets;
    }

    void register(RoutesConfig routes) {
        Pages.getAndHead(routes, "/app/{file}", this::file);
        Pages.getAndHead(routes, "/favicon.ico", ctx -> ctx.redirect(assets.url("logo.svg"), HttpStatus.FOUND));
    }

    private void file(Context ctx) {
        String file = ctx.pathParam("file");
        Optional<Assets.Asset> found = assets.file(file);
        if (found.isEmpty()) {
            ctx.status(HttpStatus.NOT_FOUND)
                    .contentType("text/plain; charset=utf-8")
                    .result("There is no file (" + file + ").");
            return;
        }
        Assets.Asset asset = found.get();
        ctx.header("Cache-Control", "public, max-age=31536000, immutable");
        ctx.header("Vary", "Accept-Encoding");
        ctx.contentType(asset.type());
        String accepted = Optional.ofNullable(ctx.header("Accept-Encoding")).orElse("");
        if (asset.zipped().isPresent() && accepted.contains("gzip")) {
            ctx.header("Content-Encoding", "gzip");
            ctx.header("Content-Length", String.valueOf(asset.zipped().get().length));
            ctx.result(asset.zipped().get());
        } else {
            ctx.result(asset.bytes());
        }
    }
}
