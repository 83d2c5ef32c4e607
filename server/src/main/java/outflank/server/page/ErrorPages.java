package outflank.server.page;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import java.util.function.Function;
import outflank.server.page.Page.Words;

/// Turns a bare status into a page, for people; programs keep what they got.
final class ErrorPages {

    private final SiteFacts site;
    private final LanguageChoice choice;
    private final Function<Context, String> base;
    private final Shown shown;

    ErrorPages(SiteFacts site, LanguageChoice choice, Function<Context, String> base, Shown shown) {
        this.site = site;
        this.choice = choice;
        this.base = base;
        this.shown = shown;
    }

    void register(RoutesConfig routes) {
        for (int status : new int[] {400, 404, 405, 429, 500, 503}) {
            routes.error(status, ctx -> {
                if (isForPeople(ctx)) {
                    show(ctx, String.valueOf(status));
                }
            });
        }
    }

    /// Says what is missing, `group` or `game`; that it is not for this visitor to see, `unseen`; or a status.
    void show(Context ctx, String error) {
        Messages texts = site.languages().messages(languageOf(ctx));
        ctx.header("Cache-Control", "no-store");
        shown.show(ctx, "error.jte", model(site, texts, base.apply(ctx), ctx.path(), error));
    }

    static Map<String, Object> model(SiteFacts site, Messages texts, String base, String path, String error) {
        String heading = texts.text("page.error." + error);
        String explanation = texts.text("page.error." + error + ".explanation");
        Words words = new Words(heading + " · Outflank", explanation);
        Page page = Page.unlisted(texts, site, base, path, "", "reading", words);
        return Map.of("page", page, "heading", heading, "explanation", explanation);
    }

    private static boolean isForPeople(Context ctx) {
        String path = ctx.path();
        return !path.startsWith("/api")
                && !path.startsWith("/live/")
                && !path.startsWith("/app/")
                && !path.startsWith("/health")
                && !ctx.res().isCommitted()
                && !Shown.isShown(ctx);
    }

    /// The language of the address, where it has one; else the visitor's.
    private Language languageOf(Context ctx) {
        String[] pieces = ctx.path().split("/", 3);
        return pieces.length < 2
                ? choice.of(ctx)
                : site.languages().of(pieces[1]).orElseGet(() -> choice.of(ctx));
    }
}
