package outflank.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.javalin.Javalin;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.server.export.Drawings;
import outflank.server.game.Setting;

/// The pages as a browser gets them, from a server that has nothing else.
class PagesTest {

    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static Javalin server;

    @BeforeAll
    static void start() {
        SiteFacts site = new SiteFacts(new Assets(), Languages.onClassPath(), "<b>Rūta</b>, ruta@example.org");
        Pages pages = new Pages(site, _ -> "https://outflank.example", new SampleTables(), new Drawings());
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
                "xx,fil;q=0.5,en;q=0.4 | /fil/",
                "en;q=0.3,fil;q=0.7 | /fil/",
                "fil;q=0,en | /en/",
                "xx,yy | /en/",
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
    @ValueSource(strings = {"ab3k9xzt", "AB3K-9XZT", "+ab3k+9xzt", "%EF%BC%A1b3k%E2%80%909xzt"})
    void leads_from_a_code_typed_without_script_to_the_groups_page(String typed) throws Exception {
        HttpResponse<String> response = get("/g?code=" + typed);
        assertThat(response.statusCode()).isEqualTo(303);
        assertThat(location(response)).isEqualTo("/g/ab3k9xzt");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/g", "/g?code=", "/g?code=//evil.example", "/g?code=ab3k9xz"})
    void says_so_where_no_group_can_have_the_code(String path) throws Exception {
        HttpResponse<String> response = get(path, "Accept-Language", "en");
        assertThat(response.statusCode()).isEqualTo(404);
        assertThat(response.body()).contains("There is no such group");
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
    @CsvSource(
            delimiter = '|',
            value = {"en|This is Reversi, and you are Black.", "fil|Reversi ito, at ikaw ang Itim."})
    void shows_home_with_its_board_and_texts_without_a_script(String lang, String lead) throws Exception {
        HttpResponse<String> response = get("/" + lang + "/");
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.headers().firstValue("Content-Type")).contains("text/html;charset=utf-8");
        assertThat(response.body())
                .startsWith("<!doctype html>")
                .contains("<html lang=\"" + lang + "\" dir=\"ltr\"")
                .contains(lead)
                .contains(
                        "id=\"levels\" disabled",
                        "id=\"colors\" disabled",
                        "id=\"two\" disabled",
                        "id=\"friend\" disabled")
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
            assertThat(script.group(1).contains("src=") || script.group(1).contains("json"))
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
        Map<String, List<String>> headers = get(path).headers().map();
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

    @ParameterizedTest
    @CsvSource({"wasm.wasm, application/wasm", "weights.txt, text/plain;charset=utf-8"})
    void serves_files_zipped_and_for_ever(String name, String type) throws Exception {
        String url = new Assets().url(name);
        HttpResponse<String> plain = get(url);
        assertThat(plain.statusCode()).isEqualTo(200);
        assertThat(plain.headers().firstValue("Content-Type")).contains(type);
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
    void shows_a_group_with_its_link_members_and_settings_without_a_script() throws Exception {
        HttpResponse<String> response = get("/g/ab3k9xzt");
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.headers().firstValue("Cache-Control")).contains("no-store");
        assertThat(response.headers().firstValue("Set-Cookie")).isEmpty();
        assertThat(response.body())
                .contains("<title>Group AB3K9XZT · Outflank</title>")
                .contains("Rūta invites you to a game of Reversi")
                .contains("data-code=\"ab3k9xzt\"", "data-url=\"https://outflank.example/g/ab3k9xzt\"")
                .contains("outflank.example<wbr><span>/g/ab3k9xzt</span>")
                .contains("<bdi>Rūta</bdi>", "&lt;b&gt;Mia &amp; Co&lt;/b&gt;", "<bdi>דנה</bdi>")
                .contains("Rūta is the host and can change these.")
                .containsPattern(
                        "<tr data-setting=\"marks\"><th scope=\"row\">Mark legal squares</th>.*>On</span></td>")
                .containsPattern(
                        "<tr data-setting=\"turnLimit\"><th scope=\"row\">Turn limit</th>.*>None</td>.*>30 s</span></td>")
                .containsPattern(
                        "<tr data-setting=\"clock\"><th scope=\"row\">Game clock</th>.*>5 min \\+ 3 s</span></td>")
                .contains("noindex")
                .doesNotContain("<b>Mia");
    }

    @Test
    void speaks_the_chosen_language_at_a_groups_shared_address() throws Exception {
        assertThat(get("/g/ab3k9xzt", "Accept-Language", "fil").body())
                .contains("<html lang=\"fil\"", "Makakasali ang sinumang may link na ito.")
                .contains("/language?to=en&amp;page=/g/ab3k9xzt");
    }

    @Test
    void finds_a_group_by_a_code_typed_in_capitals() throws Exception {
        assertThat(location(get("/g/AB3K9XZT"))).isEqualTo("/g/ab3k9xzt");
    }

    @ParameterizedTest
    @CsvSource({"/g/zzzzzzzz,There is no such group", "/game/nothing,There is no such game"})
    void says_what_is_missing(String path, String heading) throws Exception {
        HttpResponse<String> response = get(path);
        assertThat(response.statusCode()).isEqualTo(404);
        assertThat(response.body()).contains("<h1>" + heading + "</h1>");
    }

    @Test
    void says_that_a_game_is_kept_from_whoever_asks_in_their_language() throws Exception {
        HttpResponse<String> response = get("/game/hiddenhidden");
        assertThat(response.statusCode()).isEqualTo(403);
        assertThat(response.body())
                .contains("<h1>You cannot watch this game</h1>")
                .contains("noindex");
        assertThat(get("/game/hiddenhidden", "Accept-Language", "fil").body())
                .contains("<h1>Hindi mo mapapanood ang larong ito</h1>");
        assertThat(get("/picture/game/hiddenhidden.png").statusCode()).isEqualTo(403);
    }

    @Test
    void stops_those_who_try_codes_at_random() throws Exception {
        HttpResponse<String> response = get("/g/triedtoomany");
        assertThat(response.statusCode()).isEqualTo(429);
        assertThat(response.body()).contains("<h1>Too many tries</h1>");
    }

    @Test
    void shows_a_finished_game_at_its_end_with_players_result_date_and_moves() throws Exception {
        String page = get("/game/shortestgame").body();
        assertThat(page)
                .contains("Rūta against &lt;b&gt;Mia &amp; Co&lt;/b&gt;")
                .contains("Black wins 13–\u20600", "Neither player can move any more.")
                .contains("<time datetime=\"2026-09-13T15:05:00Z\">Casual game, 13 September 2026</time>")
                .contains("Move 9 of 9", "Black plays c5: 5 discs flipped.")
                .contains("e6f4e3f6g5d6e7f5c5")
                .contains("href=\"/game/shortestgame?ply=8\"", "href=\"/g/ab3k9xzt\"")
                .doesNotContain("?ply=10", "class=\"tray\"");
        assertThat(page.split("class=\"disc b", -1)).hasSize(1 + 13);
    }

    @ParameterizedTest
    @CsvSource({"0,Before the first move,4", "1,Black plays e6: 1 disc flipped.,5", "999,Move 9 of 9,13"})
    void opens_a_game_at_any_of_its_moves(int ply, String told, int discs) throws Exception {
        String page = get("/game/shortestgame?ply=" + ply).body();
        assertThat(page).contains(told);
        assertThat(page.split("class=\"disc [bw]", -1)).hasSize(1 + discs);
    }

    @Test
    void says_who_resigned() throws Exception {
        assertThat(get("/game/resignedgame").body()).contains("White wins", "Rūta resigned.");
    }

    @Test
    void shows_a_running_game_as_it_stands_with_the_way_to_its_group() throws Exception {
        assertThat(get("/game/k3v9w2m7q4x8").body())
                .contains("This game is being played now.", "href=\"/g/ab3k9xzt\"", "Move 5 of 5");
    }

    @Test
    void writes_what_people_chose_so_that_it_cannot_leave_its_block_of_data() throws Exception {
        String page = get("/game/shortestgame").body();
        String steps =
                page.substring(page.indexOf("id=\"steps\">"), page.indexOf("</script>", page.indexOf("id=\"steps\">")));
        assertThat(steps).contains("\\u003cb>Mia").doesNotContain("<b>");
    }

    @Test
    void writes_dates_as_each_language_does() throws Exception {
        assertThat(get("/game/shortestgame", "Accept-Language", "fil").body())
                .contains("Larong walang rating, Setyembre 13, 2026");
    }

    @Test
    void keeps_search_engines_out_of_groups() throws Exception {
        assertThat(get("/robots.txt").body()).contains("Disallow: /g/");
    }

    @Test
    void tells_search_engines_of_every_page_in_every_language() throws Exception {
        HttpResponse<String> response = get("/sitemap.xml");
        assertThat(response.headers().firstValue("Content-Type")).contains("application/xml; charset=utf-8");
        String map = response.body();
        for (Language language : Languages.onClassPath().all()) {
            String folder = "https://outflank.example/" + language.tag() + "/";
            for (String slug : new String[] {"", "rules", "how", "about", "privacy"}) {
                assertThat(map).contains("<loc>" + folder + slug + "</loc>");
                assertThat(get("/" + language.tag() + "/" + slug).statusCode()).isEqualTo(200);
            }
        }
        assertThat(map)
                .contains(
                        "hreflang=\"tl\" href=\"https://outflank.example/fil/rules\"", "<lastmod>2026-11-30</lastmod>")
                .doesNotContain("/settings", "/g/");
        assertThat(get("/robots.txt").body()).contains("Sitemap: https://outflank.example/sitemap.xml");
    }

    @ParameterizedTest
    @ValueSource(strings = {"rules", "how", "about", "privacy", "learn", "settings", ""})
    void every_link_of_every_page_leads_somewhere(String slug) throws Exception {
        for (Language language : Languages.onClassPath().all()) {
            String page = get("/" + language.tag() + "/" + slug).body();
            for (String link : SamplePages.links(page)) {
                if (link.startsWith("/language")) {
                    assertThat(link).contains("page=/");
                } else if (!link.startsWith("#")) {
                    assertThat(get(link.split("#", 2)[0]).statusCode()).as(link).isEqualTo(200);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"rules", "how", "about", "privacy", "learn", "settings", ""})
    void nothing_english_is_left_over_in_another_language(String slug) throws Exception {
        Map<String, String> english = MessageFiles.texts(MessageFiles.english());
        for (Language language : Languages.onClassPath().all()) {
            Map<String, String> own = MessageFiles.texts(language);
            String page = get("/" + language.tag() + "/" + slug).body();
            assertThat(english.entrySet())
                    .filteredOn(text -> text.getValue().length() > 12
                            && !text.getValue().contains("{")
                            && !own.containsValue(text.getValue()))
                    .noneMatch(text ->
                            page.contains(">" + text.getValue()) || page.contains("\"" + text.getValue() + "\""));
            assertThat(page).contains("<html lang=\"" + language.tag() + "\" dir=\"ltr\"");
        }
    }

    @Test
    void says_who_runs_the_site_on_every_page_and_who_checked_the_rules() throws Exception {
        assertThat(get("/en/").body())
                .contains("This site is run by &lt;b&gt;Rūta&lt;/b&gt;, ruta@example.org.", "/en/rules#about-rules");
        assertThat(get("/en/rules").body())
                .contains("Checked on 30 November 2026", "10,000 random games")
                .contains("<time datetime=\"2026-11-30\">Last changed 30 November 2026</time>");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/en/", "/en/about", "/en/how", "/en/privacy", "/en/rules", "/en/settings"})
    void says_once_who_runs_the_site(String path) throws Exception {
        assertThat(get(path).body().split("This site is run by", -1)).hasSize(2);
    }

    @Test
    void a_site_whose_operator_gave_no_name_says_in_texts_where_questions_go_and_nothing_in_the_foot() {
        Languages languages = Languages.onClassPath();
        Messages english = languages.messages(languages.standard());
        SiteFacts site = new SiteFacts(new Assets(), languages, "");
        Page page = Page.unlisted(
                english, site, "https://outflank.example", "/en/how", "", "reading", new Page.Words("", ""));
        assertThat(page.runBy()).contains("has not given a name here");
        assertThat(page.runByInFoot()).isEmpty();
    }

    @Test
    void shows_the_settings_and_their_defaults_as_the_code_has_them() throws Exception {
        String page = get("/en/rules").body();
        for (Setting setting : Setting.values()) {
            assertThat(page).contains(MessageFiles.texts(MessageFiles.english()).get("setting." + setting.key()));
        }
        assertThat(page)
                .containsPattern(
                        "<th scope=\"row\">Turn limit</th><td>How long[^<]*</td><td data-label=\"Default\">None</td>")
                .contains("60 seconds after the connection is lost, or 15 seconds after the page was closed");
    }

    @Test
    void gives_search_engines_the_questions_and_says_what_the_site_is() throws Exception {
        assertThat(structured("/en/rules").path("@type").asText()).isEqualTo("FAQPage");
        assertThat(structured("/en/rules").path("mainEntity").size()).isGreaterThanOrEqualTo(11);
        assertThat(structured("/fil/").path("@type").asText()).isEqualTo("WebApplication");
        assertThat(structured("/fil/").path("inLanguage").asText()).isEqualTo("fil");
        assertThat(get("/en/how").body()).doesNotContain("ld+json");
    }

    private static JsonNode structured(String path) throws Exception {
        Matcher data = Pattern.compile("<script type=\"application/ld\\+json\">(.*?)</script>")
                .matcher(get(path).body());
        assertThat(data.find()).isTrue();
        return MessageFiles.JSON.readTree(data.group(1));
    }

    @Test
    void draws_a_picture_for_shared_links() throws Exception {
        assertThat(get("/en/rules").body()).contains("og:image\" content=\"https://outflank.example/picture.png\"");
        assertThat(get("/game/shortestgame").body())
                .contains("og:image\" content=\"https://outflank.example/picture/game/shortestgame.png\"");
        for (String path : new String[] {"/picture.png", "/picture/game/shortestgame.png"}) {
            HttpResponse<byte[]> response = CLIENT.send(
                    HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
                            .build(),
                    BodyHandlers.ofByteArray());
            assertThat(response.headers().firstValue("Content-Type")).contains("image/png");
            BufferedImage image = ImageIO.read(new ByteArrayInputStream(response.body()));
            assertThat(image.getWidth()).isEqualTo(1200);
            assertThat(image.getHeight()).isEqualTo(630);
        }
        assertThat(get("/picture/game/nothing.png").statusCode()).isEqualTo(404);
    }

    @Test
    void says_what_the_lesson_is_and_leads_to_the_rules_without_a_script() throws Exception {
        HttpResponse<String> response = get("/en/learn");
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.body())
                .contains("<noscript><p class=\"lead\">This is a lesson of three minutes")
                .contains("<a href=\"/en/rules\">")
                .contains("\"lesson.count.title\"")
                .doesNotContain("\"group.members\"");
    }

    @Test
    void a_page_to_read_weighs_at_most_60_kilobytes_with_its_styles() throws Exception {
        int styles = zipped(get(new Assets().url("outflank.css")).body());
        for (Language language : Languages.onClassPath().all()) {
            for (TextPage page : TextPage.values()) {
                String html = get("/" + language.tag() + "/" + page.slug()).body();
                assertThat(zipped(html) + styles)
                        .as(language.tag() + " " + page)
                        .isLessThanOrEqualTo(60_000);
            }
        }
    }

    private static int zipped(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(bytes)) {
            zip.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.size();
    }
}
