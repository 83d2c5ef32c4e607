package outflank.server.http;

import io.javalin.http.Context;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.limit.Addresses;
import outflank.server.limit.Gate;
import outflank.server.player.NewPlayer;
import outflank.server.player.Player;
import outflank.server.player.Players;
import outflank.server.player.Token;

/// Who is calling: a page by its cookie, a program by its Bearer token.
///
/// Browsers send cookies along with calls that other sites' pages make; so a cookie counts only together with
/// an Origin of ours, except for calls that change nothing. Bearer tokens are sent by whoever holds them, and
/// need no Origin.
public final class Callers {

    static final String COOKIE = "outflank";

    /// Browsers keep no cookie for longer.
    private static final int COOKIE_SECONDS = (int) Duration.ofDays(400).toSeconds();

    private static final String BEARER = "Bearer ";

    private final Players players;
    private final Gate gate;
    private final Addresses addresses;
    private final Origins origins;

    public Callers(Players players, Gate gate, Addresses addresses, Origins origins) {
        this.players = players;
        this.gate = gate;
        this.addresses = addresses;
        this.origins = origins;
    }

    /// The player whose cookie or token came with the request, if any; whatever its Origin. Makes no one.
    public Optional<Player> known(HttpServletRequest request) {
        return token(request).flatMap(players::find);
    }

    /// Whether the request carries a cookie or token, known or not.
    boolean isSomeone(HttpServletRequest request) {
        return token(request).isPresent();
    }

    /// Whether the request carries a token in its header.
    boolean isByToken(HttpServletRequest request) {
        return bearer(request) != null;
    }

    /// Whether the request carries a cookie, and no token that stands before it.
    public boolean isByCookie(HttpServletRequest request) {
        return bearer(request) == null && cookie(request) != null;
    }

    /// The player in whose name the request may change things, or read what is theirs alone.
    Answer<Player> player(Context ctx) {
        HttpServletRequest request = ctx.req();
        Optional<Token> token = token(request);
        if (token.isEmpty()) {
            return Answer.refused(
                    Code.UNKNOWN_PLAYER,
                    "This call needs a player: send the header Authorization: Bearer TOKEN, with a token from"
                            + " POST /api/v1/players.");
        }
        boolean byCookie = isByCookie(request);
        // browsers send no Origin with what their own page only reads, and show nothing of it to others
        if (byCookie && (isReading(request) ? origins.isForeign(request) : !origins.isOwn(request))) {
            return foreign(request);
        }
        return players.find(token.get()).<Answer<Player>>map(Answer::done).orElseGet(() -> {
            if (byCookie) {
                forget(ctx);
            }
            return Answer.refused(
                    Code.UNKNOWN_PLAYER,
                    byCookie
                            ? "No player is known by the cookie (" + COOKIE + "). It has been cleared; call again to be"
                                    + " a new player."
                            : "No player is known by the token sent as Bearer. POST /api/v1/players makes a new one.");
        });
    }

    private static boolean isReading(HttpServletRequest request) {
        return request.getMethod().equals("GET") || request.getMethod().equals("HEAD");
    }

    /// The player, or for a page without one a new player, whose cookie is set.
    Answer<Player> playerOrNew(Context ctx) {
        HttpServletRequest request = ctx.req();
        if (token(request).isPresent() || request.getHeader("Origin") == null) {
            return player(ctx);
        }
        if (!origins.isOwn(request)) {
            return foreign(request);
        }
        return gate.newPlayer(address(request)).map(_ -> {
            NewPlayer made = players.create(Optional.empty(), AskedLanguages.of(request));
            remember(ctx, made.token());
            return made.player();
        });
    }

    /// The address that limits count for; empty if it has none.
    public Optional<String> address(HttpServletRequest request) {
        return addresses.limited(request.getRemoteAddr(), forwardedFor(request));
    }

    /// All lines of the header together: some proxies add a line of their own instead of going on with the last.
    private static @Nullable String forwardedFor(HttpServletRequest request) {
        List<String> lines = Collections.list(request.getHeaders("X-Forwarded-For"));
        return lines.isEmpty() ? null : String.join(",", lines);
    }

    /// The refusal of a request whose Origin is not ours.
    public Answer.Refused<Player> foreign(HttpServletRequest request) {
        String origin = request.getHeader("Origin");
        return Answer.refused(
                Code.FOREIGN_ORIGIN,
                origin == null
                        ? "A call by cookie must carry the header Origin: (" + origins.of(request) + ")."
                        : "The Origin (" + origin + ") is not this site (" + origins.of(request)
                                + "). If it should be, start the site with --base-url.");
    }

    /// The token that came with the request, in a header or in the cookie.
    public Optional<Token> token(HttpServletRequest request) {
        String text = bearer(request);
        return Optional.ofNullable(text == null ? cookie(request) : text).map(Token::new);
    }

    private static @Nullable String bearer(HttpServletRequest request) {
        String header = request.getHeader("Authorization");
        boolean isBearer = header != null && header.regionMatches(true, 0, BEARER, 0, BEARER.length());
        return isBearer ? header.substring(BEARER.length()).strip() : null;
    }

    private static @Nullable String cookie(HttpServletRequest request) {
        Cookie[] cookies = request.getCookies();
        return cookies == null
                ? null
                : Stream.of(cookies)
                        .filter(cookie -> cookie.getName().equals(COOKIE))
                        .map(Cookie::getValue)
                        .findFirst()
                        .orElse(null);
    }

    /// Sets the cookie.
    void remember(Context ctx, Token token) {
        setCookie(ctx, token.secret(), COOKIE_SECONDS);
    }

    /// Sets the cookie of a known player again, so that it lasts from now on as long as a new one.
    void keepRemembering(Context ctx) {
        if (isByCookie(ctx.req())) {
            token(ctx.req()).filter(token -> players.find(token).isPresent()).ifPresent(token -> remember(ctx, token));
        }
    }

    /// Clears the cookie.
    void forget(Context ctx) {
        setCookie(ctx, "", 0);
    }

    private void setCookie(Context ctx, String value, int seconds) {
        String secure = origins.isSecure() ? "; Secure" : "";
        ctx.header(
                "Set-Cookie",
                COOKIE + "=" + value + "; Path=/; Max-Age=" + seconds + "; HttpOnly; SameSite=Lax" + secure);
    }
}
