package outflank.server.page;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpStatus;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.export.Drawings;
import outflank.server.game.GroupId;
import outflank.server.page.Page.Words;
import outflank.server.text.Document;

/// Everything a browser asks for that is not the API: pages, their files, and the ways between languages.
public final class Pages {

    private final SiteFacts site;
    private final Function<Context, String> base;
    private final Tables tables;
    private final Shown shown = new Shown();
    private final TextPages texts;
    private final LanguageChoice choice;
    private final ErrorPages errors;
    private final Pictures pictures;

    /// Pages that the language menu may come back to; anything else could be another site's address.
    private final Pattern ownPage;

    /// @param base the site's address as the asking browser knows it, without a slash at its end
    public Pages(SiteFacts site, Function<Context, String> base, Tables tables, Drawings drawings) {
        this(site, base, tables, drawings, TextPages.of(site.languages()));
    }

    Pages(SiteFacts site, Function<Context, String> base, Tables tables, Drawings drawings, TextPages texts) {
        this.site = site;
        this.base = base;
        this.tables = tables;
        this.texts = texts;
        this.choice = new LanguageChoice(site.languages());
        this.errors = new ErrorPages(site, choice, base, shown);
        this.pictures = new Pictures(tables, drawings);
        String tags = site.languages().all().stream().map(Language::tag).collect(Collectors.joining("|"));
        this.ownPage = Pattern.compile("/(?:(?:" + tags + ")/(?:[a-z0-9-]{1,40}/?){0,3}"
                + "|g/[a-z0-9]{1,20}|game/[a-z0-9]{1,30}(?:\\?ply=[0-9]{1,2})?)");
    }

    public void register(RoutesConfig routes) {
        routes.before(SecurityHeaders::set);
        getAndHead(routes, "/", this::toTheirLanguage);
        getAndHead(routes, "/language", this::chooseLanguage);
        for (Language language : site.languages().all()) {
            String folder = "/" + language.tag() + "/";
            getAndHead(routes, folder, ctx -> home(ctx, language));
            getAndHead(routes, folder + "settings", ctx -> own(ctx, language));
            getAndHead(routes, folder + "learn", ctx -> learn(ctx, language));
            for (TextPage page : TextPage.values()) {
                getAndHead(routes, folder + page.slug(), ctx -> text(ctx, language, page));
            }
        }
        getAndHead(routes, "/g", this::typed);
        getAndHead(routes, "/g/{code}", this::group);
        getAndHead(routes, "/game/{id}", this::game);
        site.languages().planned().forEach(planned -> leadToStandard(routes, planned));
        new Files(site.assets()).register(routes);
        new SearchEngines(site, texts, base).register(routes);
        pictures.register(routes);
        errors.register(routes);
    }

    static void getAndHead(RoutesConfig routes, String path, Handler handler) {
        routes.get(path, handler);
        routes.head(path, handler);
    }

    private void leadToStandard(RoutesConfig routes, Language planned) {
        Handler lead = ctx -> {
            String rest = ctx.path().substring(planned.tag().length() + 1);
            String standard = site.languages().standard().tag();
            ctx.redirect("/" + standard + (rest.isEmpty() ? "/" : rest), HttpStatus.FOUND);
        };
        getAndHead(routes, "/" + planned.tag() + "/", lead);
        getAndHead(routes, "/" + planned.tag() + "/<rest>", lead);
    }

    private void toTheirLanguage(Context ctx) {
        ctx.header("Vary", "Accept-Language, Cookie");
        ctx.header("Cache-Control", "no-store");
        ctx.redirect("/" + choice.of(ctx).tag() + "/", HttpStatus.FOUND);
    }

    /// Keeps the language a visitor picks in the menu, and brings them back to where they were.
    private void chooseLanguage(Context ctx) {
        Optional<Language> language = Optional.ofNullable(ctx.queryParam("to")).flatMap(site.languages()::of);
        language.ifPresent(chosen -> LanguageChoice.keep(ctx, chosen));
        String page = Optional.ofNullable(ctx.queryParam("page"))
                .filter(path -> ownPage.matcher(path).matches())
                .orElse("/" + language.orElseGet(() -> choice.of(ctx)).tag() + "/");
        ctx.header("Cache-Control", "no-store");
        ctx.redirect(page, HttpStatus.SEE_OTHER);
    }

    /// A page in the address's language; whoever comes to one in a language that is not theirs goes on in it.
    private void shownIn(Context ctx, Language language) {
        if (ctx.cookie("lang") == null && !choice.of(ctx).equals(language)) {
            LanguageChoice.keep(ctx, language);
        }
        ctx.header("Cache-Control", "no-cache");
    }

    /// Leads to the one address a page has, if it was asked for by another, such as one with a slash too many.
    private static boolean isElsewhere(Context ctx, String path) {
        if (!ctx.path().equals(path)) {
            ctx.redirect(path, HttpStatus.MOVED_PERMANENTLY);
            return true;
        }
        return false;
    }

    private void home(Context ctx, Language language) {
        String path = "/" + language.tag() + "/";
        if (isElsewhere(ctx, path)) {
            return;
        }
        Messages messages = messages(language);
        String description = messages.text("page.home.description");
        Page page = new Page(
                messages,
                site,
                base.apply(ctx),
                path,
                "home",
                "two",
                messages.text("page.home.title"),
                description,
                true,
                Page.COMMON_PICTURE,
                StructuredData.application(messages, base.apply(ctx) + path, description));
        BoardPicture board = new BoardPicture(BoardPicture.START, "", Set.of(), messages.text("page.start"));
        shownIn(ctx, language);
        shown.show(ctx, "home.jte", Map.of("page", page, "board", board));
    }

    /// A page to read.
    private void text(Context ctx, Language language, TextPage which) {
        String path = "/" + language.tag() + "/" + which.slug();
        if (isElsewhere(ctx, path)) {
            return;
        }
        Messages messages = messages(language);
        Document document = texts.of(language, which);
        Page page = new Page(
                messages,
                site,
                base.apply(ctx),
                path,
                which == TextPage.RULES ? "rules" : "",
                "reading",
                document.title().contains("Outflank") ? document.title() : document.title() + " · Outflank",
                document.description(),
                true,
                Page.COMMON_PICTURE,
                StructuredData.questions(messages, document));
        shownIn(ctx, language);
        shown.show(ctx, "text.jte", Map.of("page", page, "view", new TextView(which, document, site, messages)));
    }

    /// The lesson. The server shows its beginning; the page's script leads through it.
    private void learn(Context ctx, Language language) {
        String path = "/" + language.tag() + "/learn";
        if (isElsewhere(ctx, path)) {
            return;
        }
        Messages messages = messages(language);
        Page page = new Page(
                messages,
                site,
                base.apply(ctx),
                path,
                "learn",
                "two",
                messages.text("page.lesson.title") + " · Outflank",
                messages.text("page.lesson.description"),
                true,
                Page.COMMON_PICTURE,
                "");
        BoardPicture board = new BoardPicture(BoardPicture.START, "", Set.of(), messages.text("page.start"));
        shownIn(ctx, language);
        shown.show(ctx, "learn.jte", Map.of("page", page, "board", board, "lesson", Lesson.ALL));
    }

    /// The reader's own settings. The server knows none of them but the name, for which the page's script asks.
    private void own(Context ctx, Language language) {
        String path = "/" + language.tag() + "/settings";
        if (isElsewhere(ctx, path)) {
            return;
        }
        Messages messages = messages(language);
        Words words = new Words(messages.text("page.own.title") + " · Outflank", messages.text("page.own.lead"));
        Page page = Page.unlisted(messages, site, base.apply(ctx), path, "own", "reading", words);
        shownIn(ctx, language);
        shown.show(ctx, "own.jte", Map.of("page", page));
    }

    /// Leads to the group of a code, as the form of the home page sends it where no script runs.
    private void typed(Context ctx) {
        String typed = Optional.ofNullable(ctx.queryParam("code")).orElse("");
        // codes are read out with pauses
        String code = Normalizer.normalize(typed, Normalizer.Form.NFKC).replaceAll("[\\s\\p{Pd}]", "");
        Optional<GroupId> id = GroupId.parse(code);
        if (id.isEmpty()) {
            errors.show(ctx.status(404), "group");
            return;
        }
        ctx.header("Cache-Control", "no-store");
        ctx.redirect("/g/" + id.get(), HttpStatus.SEE_OTHER);
    }

    /// A group's page. Asking for it changes nothing, so that a link can be previewed; its script joins.
    private void group(Context ctx) {
        String code = ctx.pathParam("code");
        String lower = code.toLowerCase(Locale.ROOT);
        ShownGroup group;
        switch (tables.group(ctx, lower)) {
            case Answer.Refused<ShownGroup> refused -> {
                notShown(ctx, refused.code(), "group");
                return;
            }
            case Answer.Done<ShownGroup>(ShownGroup found) -> group = found;
        }
        if (!code.equals(lower)) {
            ctx.redirect("/g/" + lower, HttpStatus.FOUND);
            return;
        }
        Messages messages = messages(choice.of(ctx));
        Words words = new Words(
                messages.text("group.title", "code", lower.toUpperCase(Locale.ROOT)),
                messages.text("page.group.description", "name", Isolated.name(group.host())));
        Page page = Page.unlisted(messages, site, base.apply(ctx), "/g/" + lower, "group", "three", words);
        GroupView view = new GroupView(group.in(messages), QrPicture.of(page.canonical()), messages);
        ctx.header("Cache-Control", "no-store");
        shown.show(ctx, "group.jte", Map.of("page", page, "view", view));
    }

    /// The record of a game, at any of its plies.
    private void game(Context ctx) {
        String id = ctx.pathParam("id");
        Messages messages = messages(choice.of(ctx));
        ShownGame game;
        switch (tables.game(ctx, id)) {
            case Answer.Refused<ShownGame> refused -> {
                notShown(ctx, refused.code(), "game");
                return;
            }
            case Answer.Done<ShownGame>(ShownGame found) -> game = found.in(messages);
        }
        GameSteps steps = new GameSteps(game, ply(ctx).orElse(game.game().ply()));
        Object[] players = {
            "black", Isolated.name(game.players().black()),
            "white", Isolated.name(game.players().white())
        };
        Words words =
                new Words(messages.text("page.game.title", players), messages.text("page.game.description", players));
        Page page = Page.unlisted(messages, site, base.apply(ctx), "/game/" + id, "game", "two", words)
                .withPicture(Pictures.of(id));
        ctx.header("Cache-Control", "no-store");
        shown.show(ctx, "game.jte", Map.of("page", page, "steps", steps, "outcome", Outcome.of(game, messages)));
    }

    private static Optional<Integer> ply(Context ctx) {
        return Optional.ofNullable(ctx.queryParam("ply"))
                .filter(text -> text.matches("[0-9]{1,3}"))
                .map(Integer::valueOf);
    }

    /// Says why a group or game is not shown.
    ///
    /// @param what it is
    private void notShown(Context ctx, Code why, String what) {
        switch (why) {
            case TOO_MANY_REQUESTS -> errors.show(ctx.status(429), "429");
            case MAY_NOT_WATCH -> errors.show(ctx.status(403), "unseen");
            default -> errors.show(ctx.status(404), what);
        }
    }

    private Messages messages(Language language) {
        return site.languages().messages(language);
    }
}
