package outflank.server.page;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.LocalDate;
import java.util.Optional;
import java.util.function.Function;

/// What search engines ask for: where not to go, and every page in every language.
final class SearchEngines {

    /// Not in caches that many share: without `--base-url` the addresses are those that the visitor called.
    private static final String KEPT = "private, max-age=3600";

    private final SiteFacts site;
    private final TextPages texts;
    private final Function<Context, String> base;

    SearchEngines(SiteFacts site, TextPages texts, Function<Context, String> base) {
        this.site = site;
        this.texts = texts;
        this.base = base;
    }

    void register(RoutesConfig routes) {
        Pages.getAndHead(routes, "/robots.txt", this::robots);
        Pages.getAndHead(routes, "/sitemap.xml", this::sitemap);
    }

    private void robots(Context ctx) {
        ctx.header("Cache-Control", KEPT);
        ctx.contentType("text/plain; charset=utf-8").result("""
                User-agent: *
                Disallow: /g/
                Disallow: /api/
                Disallow: /live/
                Disallow: /language

                Sitemap: %s/sitemap.xml
                """.formatted(base.apply(ctx)));
    }

    /// One entry a page and language, each with the page's other languages.
    private void sitemap(Context ctx) {
        StringBuilder xml = new StringBuilder("""
                <?xml version="1.0" encoding="UTF-8"?>
                <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
                """);
        String address = base.apply(ctx);
        for (Language language : site.languages().all()) {
            entry(xml, address, language, "", Optional.empty());
            entry(xml, address, language, "learn", Optional.empty());
            for (TextPage page : TextPage.values()) {
                entry(
                        xml,
                        address,
                        language,
                        page.slug(),
                        Optional.of(texts.of(language, page).updated()));
            }
        }
        ctx.header("Cache-Control", KEPT);
        ctx.contentType("application/xml; charset=utf-8")
                .result(xml.append("</urlset>\n").toString());
    }

    private void entry(StringBuilder xml, String address, Language language, String slug, Optional<LocalDate> updated) {
        xml.append("<url><loc>%s</loc>".formatted(url(address, language, slug)));
        updated.ifPresent(date -> xml.append("<lastmod>%s</lastmod>".formatted(date)));
        for (Language other : site.languages().all()) {
            for (String tag : other.accepts()) {
                alternate(xml, tag, url(address, other, slug));
            }
        }
        alternate(xml, "x-default", url(address, site.languages().standard(), slug));
        xml.append("</url>\n");
    }

    private static void alternate(StringBuilder xml, String tag, String url) {
        xml.append("<xhtml:link rel=\"alternate\" hreflang=\"%s\" href=\"%s\"/>".formatted(tag, url));
    }

    private static String url(String address, Language language, String slug) {
        return address + "/" + language.tag() + "/" + slug;
    }
}
