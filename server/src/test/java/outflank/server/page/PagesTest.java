package outflank.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.javalin.Javalin;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The pages as a browser gets them, from a server that has nothing else.
class PagesTest {

    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static Javalin server;

    @BeforeAll
    static void start() {
        Pages pages = new Pages(new Assets(), ctx -> "https://outflank.example");
        server = Javalin.create(config -> {
                    config.startup.showJavalinBanner = false;
                    config.routes.get("/breaks", ctx -> {
                        throw new IllegalStateException("on purpose");
                    });
                    pages.register(config.routes);
                })
                .start("127.0.0.1", 0);
    }

    @AfterAll
    static void stop() {
        server.stop();
    }

    private static HttpResponse<String> get(String path, String... headers) throws IOException, InterruptedException {
        return send("GET", path, headers);
    }

    private static HttpResponse<String> send(String method, String path, String... headers)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
                .method(method, HttpRequest.BodyPublishers.noBody());
        if (headers.length > 0) {
            request.headers(headers);
        }
        return CLIENT.send(request.build(), BodyHandlers.ofString());
    }

    private static String location(HttpResponse<?> response) {
        return response.headers().firstValue("Location").orElse("");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en-GB,en;q=0.9 | /en/",
                "fil-PH,fil;q=0.9,en;q=0.8 | /fil/",
                "tl | /fil/",
                "th,fil;q=0.5,en;q=0.4 | /fil/",
                "en;q=0.3,fil;q=0.7 | /fil/",
                "fil;q=0,en | /en/",
                "mt,lt | /en/",
                "*;q=wrong | /en/"
            })
    void sends_the_visitor_to_the_language_of_their_browser(String accepted, String page) throws Exception {
        HttpResponse<String> response = get("/", "Accept-Language", accepted);
        assertThat(response.statusCode()).isEqualTo(302);
        assertThat(location(response)).isEqualTo(page);
    }

    @Test
    void prefers_the_language_that_was_chosen_to_that_of_the_browser() throws Exception {
        assertThat(location(get("/", "Accept-Language", "en", "Cookie", "lang=fil")))
                .isEqualTo("/fil/");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ceb", "th", "lt", "mt", "ja"})
    void leads_to_english_from_languages_that_are_to_come(String tag) throws Exception {
        HttpResponse<String> response = get("/" + tag + "/");
        assertThat(response.statusCode()).isEqualTo(302);
        assertThat(location(response)).isEqualTo("/en/");
        assertThat(location(get("/" + tag + "/rules"))).isEqualTo("/en/rules");
        assertThat(get("/en/").body()).doesNotContain("hreflang=\"" + tag + "\"");
    }

    @Test
    void keeps_the_language_picked_in_the_menu_and_comes_back() throws Exception {
        HttpResponse<String> response = get("/language?to=fil&page=/g/ab3k9xzt");
        assertThat(response.statusCode()).isEqualTo(303);
        assertThat(location(response)).isEqualTo("/g/ab3k9xzt");
        assertThat(response.headers().firstValue("Set-Cookie").orElse(""))
                .contains("lang=fil", "Path=/", "HttpOnly", "SameSite=Lax");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "//evil.example/",
                "https://evil.example/",
                "/\\evil.example",
                "/en/%0d%0aSet-Cookie:x=y",
                "/api/v1/players",
                ""
            })
    void never_leads_anywhere_but_to_its_own_pages(String page) throws Exception {
        assertThat(location(get("/language?to=fil&page=" + page.replace("\\", "%5C"))))
                .isEqualTo("/fil/");
    }

    @Test
    void ignores_a_language_it_does_not_have() throws Exception {
        HttpResponse<String> response = get("/language?to=xx&page=/en/");
        assertThat(location(response)).isEqualTo("/en/");
        assertThat(response.headers().firstValue("Set-Cookie")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"en,Two players place discs", "fil,Dalawang manlalaro ang naglalagay"})
    void shows_home_with_its_board_and_texts_without_a_script(String lang, String lead) throws Exception {
        HttpResponse<String> response = get("/" + lang + "/");
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.headers().firstValue("Content-Type")).contains("text/html;charset=utf-8");
        assertThat(response.body())
                .startsWith("<!doctype html>")
                .contains("<html lang=\"" + lang + "\" dir=\"ltr\"")
                .contains(lead)
                .contains("<link rel=\"canonical\" href=\"https://outflank.example/" + lang + "/\">")
                .contains("hreflang=\"en\" href=\"https://outflank.example/en/\"")
                .contains("hreflang=\"fil\" href=\"https://outflank.example/fil/\"")
                .contains("hreflang=\"tl\" href=\"https://outflank.example/fil/\"");
        assertThat(response.body().split("class=\"disc [bw]\"", -1)).hasSize(1 + 4);
    }

    @Test
    void has_no_inline_script_or_style_that_the_policy_would_block() throws Exception {
        String page = get("/en/").body();
        assertThat(page).doesNotContainPattern("style=\"").doesNotContainPattern("\\son[a-z]+=\"");
        Matcher script = Pattern.compile("<script([^>]*)>([^<]*)").matcher(page);
        while (script.find()) {
            assertThat(script.group(1).contains("src=") || script.group(1).contains("application/json"))
                    .as(script.group())
                    .isTrue();
        }
    }

    @Test
    void adds_the_slash_at_the_end_of_a_language() throws Exception {
        assertThat(location(get("/fil"))).isEqualTo("/fil/");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/en/", "/nothing/here", "/app/nothing.js", "/robots.txt", "/"})
    void secures_every_answer(String path) throws Exception {
        Map<String, java.util.List<String>> headers = get(path).headers().map();
        assertThat(headers.get("content-security-policy"))
                .containsExactly("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';"
                        + " img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self';"
                        + " worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'");
        assertThat(headers.get("x-content-type-options")).containsExactly("nosniff");
        assertThat(headers.get("referrer-policy")).containsExactly("same-origin");
        assertThat(headers.get("cross-origin-opener-policy")).containsExactly("same-origin");
        assertThat(headers).containsKey("permissions-policy");
    }

    @ParameterizedTest
    @CsvSource({"/fil/nothing,Walang ganitong pahina", "/nothing,There is no such page"})
    void says_in_the_readers_language_that_there_is_no_such_page(String path, String heading) throws Exception {
        HttpResponse<String> response = get(path);
        assertThat(response.statusCode()).isEqualTo(404);
        assertThat(response.body()).contains("<h1>" + heading + "</h1>");
        assertThat(response.headers().firstValue("Cache-Control")).contains("no-store");
    }

    @Test
    void says_on_a_page_that_something_broke() throws Exception {
        HttpResponse<String> response = get("/breaks");
        assertThat(response.statusCode()).isEqualTo(500);
        assertThat(response.body()).contains("<h1>Something broke on this site</h1>");
    }

    @Test
    void leaves_errors_of_the_api_to_the_api() throws Exception {
        assertThat(get("/api/v1/nothing").body()).doesNotContain("<html");
    }

    @Test
    void serves_files_zipped_and_for_ever() throws Exception {
        String url = new Assets().url("wasm.wasm");
        HttpResponse<String> plain = get(url);
        assertThat(plain.statusCode()).isEqualTo(200);
        assertThat(plain.headers().firstValue("Content-Type")).contains("application/wasm");
        assertThat(plain.headers().firstValue("Cache-Control")).contains("public, max-age=31536000, immutable");
        assertThat(plain.headers().firstValue("Content-Encoding")).isEmpty();
        HttpResponse<String> zipped = get(url, "Accept-Encoding", "br, gzip");
        assertThat(zipped.headers().allValues("Content-Encoding")).containsExactly("gzip");
        assertThat(zipped.headers().firstValueAsLong("Content-Length").orElseThrow())
                .isLessThan(plain.body().length());
    }

    @ParameterizedTest
    @ValueSource(strings = {"home.js", "page.js", "early.js", "worker.js", "outflank.css", "icons.svg", "logo.svg"})
    void answers_head_for_every_file(String name) throws Exception {
        HttpResponse<String> response = send("HEAD", new Assets().url(name));
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.body()).isEmpty();
        assertThat(response.headers().firstValue("Content-Type").orElseThrow())
                .isIn("text/javascript; charset=utf-8", "text/css; charset=utf-8", "image/svg+xml");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/app/..%2fweb.json", "/app/%2e%2e/web.json", "/app/nothing.js", "/app/web.json"})
    void serves_nothing_that_is_not_a_page_file(String path) throws Exception {
        assertThat(get(path).statusCode()).isIn(400, 404);
    }

    @Test
    void leads_from_the_usual_icon_to_the_mark() throws Exception {
        HttpResponse<String> response = get("/favicon.ico");
        assertThat(location(response)).isEqualTo(new Assets().url("logo.svg"));
    }

    @Test
    void keeps_search_engines_out_of_groups() throws Exception {
        assertThat(get("/robots.txt").body()).contains("Disallow: /g/");
    }
}
