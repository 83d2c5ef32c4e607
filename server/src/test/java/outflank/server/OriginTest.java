package outflank.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import outflank.server.Client.Reply;
import outflank.server.clock.SystemTimepiece;
import outflank.server.http.Origins;

/// Pages: known by their cookie, which counts only together with an Origin of ours.
class OriginTest {

    private final TestServer server = TestServer.start();

    @AfterEach
    void stop() {
        server.close();
    }

    private String own() {
        return server.address().toString();
    }

    /// The `outflank=…` of a Set-Cookie.
    private static String cookie(Reply reply) {
        String header = reply.header("Set-Cookie");
        return header.substring(0, header.indexOf(';'));
    }

    private Reply open(String... headers) {
        return server.stranger().call("POST", "/api/v1/groups", null, headers);
    }

    @Test
    void a_page_gets_its_player_and_cookie_on_first_need() {
        Reply opened = open("Origin", own());
        assertThat(opened.status()).isEqualTo(201);
        assertThat(opened.header("Set-Cookie"))
                .matches("outflank=[\\w-]{43}; Path=/; Max-Age=\\d+; HttpOnly; SameSite=Lax");
        Reply again = open("Origin", own(), "Cookie", cookie(opened));
        assertThat(again.json().path("host")).isEqualTo(opened.json().path("host"));
        assertThat(again.header("Set-Cookie")).isEmpty();
    }

    @Test
    void a_host_that_is_no_name_does_not_come_into_what_is_written() throws IOException {
        for (String path : List.of("/sitemap.xml", "/robots.txt")) {
            try (Socket line = new Socket("127.0.0.1", server.address().getPort())) {
                line.setSoTimeout(20_000);
                line.getOutputStream()
                        .write(("GET " + path + " HTTP/1.1\r\nHost: a&b\r\nConnection: close\r\n\r\n")
                                .getBytes(StandardCharsets.US_ASCII));
                String answer = new String(line.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
                assertThat(answer)
                        .contains("200 OK", "private, max-age=3600", own() + "/")
                        .doesNotContain("a&b");
            }
        }
    }

    @Test
    void a_cookie_lasts_anew_from_every_page_on_while_its_player_is_known() {
        String cookie = cookie(open("Origin", own()));
        Client page = server.stranger();
        assertThat(page.call("GET", "/api/v1/playing", null, "Cookie", cookie).header("Set-Cookie"))
                .startsWith(cookie + "; Path=/; Max-Age=34560000;");
        assertThat(page.call("GET", "/api/v1/playing", null, "Cookie", "outflank=made-up")
                        .header("Set-Cookie"))
                .isEmpty();
        assertThat(page.call("GET", "/api/v1/playing", null).header("Set-Cookie"))
                .isEmpty();
        assertThat(server.player("Program").call("GET", "/api/v1/playing", null).header("Set-Cookie"))
                .isEmpty();
    }

    @Test
    void joining_and_sitting_make_a_player_too_and_looking_does_not() {
        String group =
                "/api/v1/groups/" + open("Origin", own()).json().path("id").asText();
        Client stranger = server.stranger();
        assertThat(stranger.call("GET", group, null, "Origin", own()).header("Set-Cookie"))
                .isEmpty();
        Reply joined = stranger.call("POST", group + "/join", null, "Origin", own());
        assertThat(joined.json().path("gameId").asText()).hasSize(12);
        assertThat(joined.header("Set-Cookie")).startsWith("outflank=");
        assertThat(stranger.call("POST", group + "/seats/any", null, "Origin", own())
                        .code())
                .isEqualTo("SEAT_TAKEN");
        assertThat(stranger.call("POST", group + "/rematch", null, "Origin", own())
                        .code())
                .isEqualTo("UNKNOWN_PLAYER");
    }

    @Test
    void a_group_that_does_not_exist_makes_no_player() {
        Reply joined = server.stranger().call("POST", "/api/v1/groups/zzzzzzzz/join", null, "Origin", own());
        assertThat(joined.code()).isEqualTo("NOT_FOUND");
        assertThat(joined.header("Set-Cookie")).isEmpty();
    }

    @Test
    void a_foreign_or_missing_origin_is_refused() {
        String cookie = cookie(open("Origin", own()));
        Reply foreign = open("Origin", "https://evil.example", "Cookie", cookie);
        assertThat(foreign.status()).isEqualTo(403);
        assertThat(foreign.code()).isEqualTo("FOREIGN_ORIGIN");
        assertThat(foreign.detail()).contains("(https://evil.example)");
        assertThat(open("Cookie", cookie).code()).isEqualTo("FOREIGN_ORIGIN");
        assertThat(open("Origin", "null", "Cookie", cookie).code()).isEqualTo("FOREIGN_ORIGIN");
        assertThat(open("Origin", "https://evil.example").code()).isEqualTo("FOREIGN_ORIGIN");
        assertThat(open().code()).isEqualTo("UNKNOWN_PLAYER");
        Reply player = server.stranger().call("POST", "/api/v1/players", null, "Origin", "https://evil.example");
        assertThat(player.code()).isEqualTo("FOREIGN_ORIGIN");
    }

    @Test
    void a_bearer_token_needs_no_origin() {
        Client program = server.player("Program");
        assertThat(program.call("POST", "/api/v1/groups", null, "Origin", "https://their.example")
                        .status())
                .isEqualTo(201);
    }

    @Test
    void a_cookie_that_no_one_knows_is_cleared() {
        Reply refused = open("Origin", own(), "Cookie", "outflank=made-up");
        assertThat(refused.status()).isEqualTo(401);
        assertThat(refused.header("Set-Cookie")).startsWith("outflank=; Path=/; Max-Age=0");
    }

    @Test
    void the_base_url_is_an_own_origin_and_makes_the_cookie_secure() {
        Origins origins = Origins.parse("https://Reversi.example/").orThrow();
        try (TestServer behindProxy = TestServer.start(new SystemTimepiece(), origins, List.of())) {
            Reply opened =
                    behindProxy.stranger().call("POST", "/api/v1/groups", null, "Origin", "https://reversi.example");
            assertThat(opened.status()).isEqualTo(201);
            assertThat(opened.header("Set-Cookie")).endsWith("; Secure");
            assertThat(opened.json().path("url").asText()).startsWith("https://reversi.example/g/");
        }
    }
}
