package outflank.server.http;

import jakarta.servlet.http.HttpServletRequest;
import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import outflank.rules.Parsed;

/// The address of this site as its visitors know it: what `--base-url` says, or else what they called.
///
/// @param baseUrl `https://reversi.example`, without a slash at the end; empty if not told
public record Origins(Optional<String> baseUrl) {

    /// A name has at most 253 characters; a port follows.
    private static final int LONGEST_HOST = 260;

    /// A name or an address, perhaps with a port. Anything else must not come into what we write.
    private static final Pattern HOST = Pattern.compile("([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+])(:[0-9]{1,5})?");

    public static final Origins UNTOLD = new Origins(Optional.empty());

    /// Reads the value of `--base-url`.
    public static Parsed<Origins> parse(String baseUrl) {
        String text = baseUrl.endsWith("/") ? baseUrl.substring(0, baseUrl.length() - 1) : baseUrl;
        try {
            URI uri = URI.create(text);
            boolean isWeb = "http".equals(uri.getScheme()) || "https".equals(uri.getScheme());
            boolean isPort = uri.getPort() >= -1 && uri.getPort() <= 65535;
            boolean isBare =
                    isPort && uri.getRawPath().isEmpty() && uri.getRawQuery() == null && uri.getRawFragment() == null;
            if (isWeb && isBare && uri.getHost() != null && uri.getUserInfo() == null) {
                return Parsed.value(new Origins(Optional.of(text.toLowerCase(Locale.ROOT))));
            }
        } catch (IllegalArgumentException e) {
            // said below
        }
        return Parsed.malformed("(" + baseUrl + ") is not a base URL. Write https://reversi.example, without a path.");
    }

    /// The address for links, without a slash at the end.
    public String of(HttpServletRequest request) {
        return baseUrl.orElseGet(() -> request.getScheme() + "://" + authority(request));
    }

    /// Whether the cookie may travel over encrypted connections only.
    boolean isSecure() {
        return baseUrl.isPresent() && baseUrl.get().startsWith("https:");
    }

    /// Whether the request says that it comes from a page of ours. One without an Origin does not.
    public boolean isOwn(HttpServletRequest request) {
        String origin = origin(request);
        return origin != null
                && (origin.equals(baseUrl.orElse(null))
                        || origin.equals("http://" + authority(request))
                        || origin.equals("https://" + authority(request)));
    }

    /// Whether the request says that it comes from a page of someone else's.
    boolean isForeign(HttpServletRequest request) {
        return origin(request) != null && !isOwn(request);
    }

    private static @Nullable String origin(HttpServletRequest request) {
        String origin = request.getHeader("Origin");
        return origin == null ? null : origin.toLowerCase(Locale.ROOT);
    }

    private static String authority(HttpServletRequest request) {
        String host = request.getHeader("Host");
        return host == null
                        || host.length() > LONGEST_HOST
                        || !HOST.matcher(host).matches()
                ? local(request)
                : host.toLowerCase(Locale.ROOT);
    }

    /// Where the connection came in.
    private static String local(HttpServletRequest request) {
        String address = request.getLocalAddr();
        return (address.contains(":") ? "[" + address + "]" : address) + ":" + request.getLocalPort();
    }
}
