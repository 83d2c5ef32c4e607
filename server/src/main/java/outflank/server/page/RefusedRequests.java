package outflank.server.page;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/// The page for requests that Jetty refuses before anyone here sees them: addresses that cannot be read, heads that are
/// too large. Programs keep what Jetty says.
public final class RefusedRequests extends ErrorHandler {

    private final SiteFacts site;
    private final LanguageChoice choice;
    private final Shown shown = new Shown();

    public RefusedRequests(SiteFacts site) {
        this.site = site;
        this.choice = new LanguageChoice(site.languages());
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        String path = String.valueOf(request.getHttpURI().getPath());
        if (path.startsWith("/api") || path.startsWith("/live/")) {
            return super.handle(request, response, callback);
        }
        boolean head = request.getMethod().toUpperCase(Locale.ROOT).equals("HEAD");
        byte[] page = page(request, response.getStatus()).getBytes(StandardCharsets.UTF_8);
        SecurityHeaders.all().forEach(response.getHeaders()::put);
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "text/html; charset=utf-8");
        response.getHeaders().put(HttpHeader.CONTENT_LENGTH, page.length);
        Content.Sink.write(response, true, head ? "" : new String(page, StandardCharsets.UTF_8), callback);
        return true;
    }

    private String page(Request request, int status) {
        Language language = choice.accepted(request.getHeaders().get(HttpHeader.ACCEPT_LANGUAGE));
        String error = status < 500 ? "400" : "500";
        // the address is what was wrong; the page stands at none
        return shown.html(
                "error.jte",
                ErrorPages.model(site, site.languages().messages(language), "", "/" + language.tag() + "/", error));
    }
}
