package outflank.server.page;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpStatus;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;

/// Everything a browser asks for that is not the API: pages, their files, and the ways between languages.
public final class Pages {

    /// Pages that the language menu may come back to; anything else could be another site's address.
    private static final Pattern OWN_PAGE = Pattern.compile(
            "/(?:(?:en|fil)/(?:[a-z0-9-]{1,40}/?){0,3}|g/[a-z0-9]{1,20}|game/[a-z0-9]{1,30}(?:\\?ply=[0-9]{1,2})?)");

    private final TemplateEngine templates = TemplateEngine.createPrecompiled(
            null, ContentType.Html, Pages.class.getClassLoader(), "outflank.server.page.jte");
    private final Map<Language, Messages> messages = new EnumMap<>(Language.class);
    private final Assets assets;
    private final Function<Context, String> base;
    private final Tables tables;

    /// @param base the site's address as the asking browser knows it, without a slash at its end
    public Pages(Assets assets, Function<Context, String> base, Tables tables) {
        this.assets = assets;
        this.base = base;
        this.tables = tables;
        for (Language language : Language.values()) {
            messages.put(language, Messages.of(language));
        }
    }

    public void register(RoutesConfig routes) {
        routes.before(SecurityHeaders::set);
        getAndHead(routes, "/", this::toTheirLanguage);
        getAndHead(routes, "/app/{file}", this::asset);
        getAndHead(routes, "/favicon.ico", ctx -> ctx.redirect(assets.url("logo.svg"), HttpStatus.FOUND));
        getAndHead(routes, "/robots.txt", Pages::robots);
        getAndHead(routes, "/language", this::chooseLanguage);
        for (Language language : Language.values()) {
            getAndHead(routes, "/" + language.tag() + "/", ctx -> home(ctx, language));
            getAndHead(routes, "/" + language.tag() + "/settings", ctx -> own(ctx, language));
        }
        getAndHead(routes, "/g/{code}", this::group);
        getAndHead(routes, "/game/{id}", this::game);
        for (String planned : Language.PLANNED) {
            Handler toEnglish = ctx -> {
                String rest = ctx.path().substring(planned.length() + 1);
                ctx.redirect("/en" + (rest.isEmpty() ? "/" : rest), HttpStatus.FOUND);
            };
            getAndHead(routes, "/" + planned + "/", toEnglish);
            getAndHead(routes, "/" + planned + "/<rest>", toEnglish);
        }
        routes.error(404, ctx -> errorPage(ctx, "404"));
        routes.error(429, ctx -> errorPage(ctx, "429"));
        routes.error(500, ctx -> errorPage(ctx, "500"));
        routes.error(503, ctx -> errorPage(ctx, "503"));
    }

    private static void getAndHead(RoutesConfig routes, String path, Handler handler) {
        routes.get(path, handler);
        routes.head(path, handler);
    }

    private void toTheirLanguage(Context ctx) {
        ctx.header("Vary", "Accept-Language, Cookie");
        ctx.header("Cache-Control", "no-store");
        ctx.redirect("/" + LanguageChoice.of(ctx).tag() + "/", HttpStatus.FOUND);
    }

    /// Keeps the language a visitor picks in the menu, and brings them back to where they were.
    private void chooseLanguage(Context ctx) {
        Optional<Language> language = Optional.ofNullable(ctx.queryParam("to")).flatMap(Language::of);
        language.ifPresent(chosen -> LanguageChoice.keep(ctx, chosen));
        String page = Optional.ofNullable(ctx.queryParam("page"))
                .filter(path -> OWN_PAGE.matcher(path).matches())
                .orElse("/" + language.orElseGet(() -> LanguageChoice.of(ctx)).tag() + "/");
        ctx.header("Cache-Control", "no-store");
        ctx.redirect(page, HttpStatus.SEE_OTHER);
    }

    private void home(Context ctx, Language language) {
        String path = "/" + language.tag() + "/";
        if (!ctx.path().equals(path)) {
            ctx.redirect(path, HttpStatus.MOVED_PERMANENTLY);
            return;
        }
        Messages texts = messages(language);
        Page page = new Page(
                texts,
                assets,
                base.apply(ctx),
                path,
                "home",
                "two",
                texts.text("page.home.title"),
                texts.text("page.home.description"),
                true);
        BoardPicture board = new BoardPicture(BoardPicture.START, "", Set.of(), texts.text("page.start"));
        if (ctx.cookie("lang") == null && LanguageChoice.of(ctx) != language) {
            LanguageChoice.keep(ctx, language);
        }
        ctx.header("Cache-Control", "no-cache");
        show(ctx, "home.jte", Map.of("page", page, "board", board));
    }

    /// The reader's own settings. The server knows none of them but the name, for which the page's script asks.
    private void own(Context ctx, Language language) {
        Messages texts = messages(language);
        Page page = new Page(
                texts,
                assets,
                base.apply(ctx),
                "/" + language.tag() + "/settings",
                "own",
                "reading",
                texts.text("page.own.title") + " · Outflank",
                texts.text("page.own.lead"),
                false);
        ctx.header("Cache-Control", "no-cache");
        show(ctx, "own.jte", Map.of("page", page));
    }

    /// A group's page. Asking for it changes nothing, so that a link can be previewed; its script joins.
    private void group(Context ctx) {
        String code = ctx.pathParam("code");
        String lower = code.toLowerCase(Locale.ROOT);
        ShownGroup group;
        switch (tables.group(ctx, lower)) {
            case Answer.Refused<ShownGroup> refused -> {
                missing(ctx, refused.code() == Code.TOO_MANY_REQUESTS ? 429 : 404, "group");
                return;
            }
            case Answer.Done<ShownGroup>(ShownGroup found) -> group = found;
        }
        if (!code.equals(lower)) {
            ctx.redirect("/g/" + lower, HttpStatus.FOUND);
            return;
        }
        Messages texts = messages(LanguageChoice.of(ctx));
        String path = "/g/" + lower;
        Page page = new Page(
                texts,
                assets,
                base.apply(ctx),
                path,
                "group",
                "three",
                texts.text("group.title", "code", lower.toUpperCase(Locale.ROOT)),
                texts.text("page.group.description", "name", Isolated.name(group.host())),
                false);
        GroupView view = new GroupView(group, QrPicture.of(page.canonical()), texts);
        ctx.header("Cache-Control", "no-store");
        show(ctx, "group.jte", Map.of("page", page, "view", view));
    }

    /// The record of a game, at any of its plies.
    private void game(Context ctx) {
        String id = ctx.pathParam("id");
        Optional<ShownGame> found = tables.game(ctx, id);
        if (found.isEmpty()) {
            missing(ctx, 404, "game");
            return;
        }
        ShownGame game = found.get();
        GameSteps steps = new GameSteps(game, ply(ctx).orElse(game.game().ply()));
        Messages texts = messages(LanguageChoice.of(ctx));
        Object[] players = {
            "black", Isolated.name(game.players().black()),
            "white", Isolated.name(game.players().white())
        };
        Page page = new Page(
                texts,
                assets,
                base.apply(ctx),
                "/game/" + id,
                "game",
                "two",
                texts.text("page.game.title", players),
                texts.text("page.game.description", players),
                false);
        ctx.header("Cache-Control", "no-store");
        show(ctx, "game.jte", Map.of("page", page, "steps", steps, "outcome", Outcome.of(game, texts)));
    }

    private static Optional<Integer> ply(Context ctx) {
        return Optional.ofNullable(ctx.queryParam("ply"))
                .filter(text -> text.matches("[0-9]{1,3}"))
                .map(Integer::valueOf);
    }

    private void missing(Context ctx, int status, String what) {
        ctx.status(status);
        show(ctx, "error.jte", errorModel(ctx, status == 404 ? what : String.valueOf(status)));
    }

    private void asset(Context ctx) {
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

    private static void robots(Context ctx) {
        ctx.header("Cache-Control", "public, max-age=3600");
        ctx.contentType("text/plain; charset=utf-8").result("""
                User-agent: *
                Disallow: /g/
                Disallow: /api/
                Disallow: /live/
                Disallow: /language
                """);
    }

    /// Turns a bare status into a page, for people; programs keep what they got.
    private void errorPage(Context ctx, String error) {
        if (isForPeople(ctx)) {
            show(ctx, "error.jte", errorModel(ctx, error));
        }
    }

    private static boolean isForPeople(Context ctx) {
        String path = ctx.path();
        return !path.startsWith("/api")
                && !path.startsWith("/live/")
                && !path.startsWith("/app/")
                && !path.startsWith("/health")
                && !ctx.res().isCommitted()
                && ctx.attribute(SHOWN) == null;
    }

    private Map<String, Object> errorModel(Context ctx, String error) {
        Messages texts = messages(languageOf(ctx));
        String heading = texts.text("page.error." + error);
        String explanation = texts.text("page.error." + error + ".explanation");
        Page page = new Page(
                texts, assets, base.apply(ctx), ctx.path(), "", "reading", heading + " · Outflank", explanation, false);
        ctx.header("Cache-Control", "no-store");
        return Map.of("page", page, "heading", heading, "explanation", explanation);
    }

    /// The language of the address, where it has one; else the visitor's.
    private static Language languageOf(Context ctx) {
        String[] pieces = ctx.path().split("/", 3);
        return pieces.length < 2
                ? LanguageChoice.of(ctx)
                : Language.of(pieces[1]).orElseGet(() -> LanguageChoice.of(ctx));
    }

    private Messages messages(Language language) {
        return Objects.requireNonNull(messages.get(language));
    }

    private static final String SHOWN = "outflank.page.shown";

    private void show(Context ctx, String template, Map<String, Object> model) {
        StringOutput out = new StringOutput(16 * 1024);
        templates.render(template, model, out);
        ctx.attribute(SHOWN, true);
        ctx.contentType("text/html; charset=utf-8").result(out.toString());
    }
}
