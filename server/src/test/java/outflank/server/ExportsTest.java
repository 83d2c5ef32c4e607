package outflank.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import outflank.server.http.Origins;
import outflank.server.limit.Cidr;

/// Games as files, and their events as a stream.
class ExportsTest {

    private final FakeClock clock = new FakeClock();
    private final TestServer server = TestServer.start(
            clock, Origins.UNTOLD, List.of(Cidr.parse("127.0.0.1").orThrow()), "streams-at-once=2");
    private final Table table = Table.at(server);

    @AfterEach
    void stop() {
        server.close();
    }

    private HttpRequest get(String path, String... headers) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(server.address().resolve(path)).timeout(Duration.ofSeconds(20));
        return (headers.length == 0 ? request : request.headers(headers)).build();
    }

    private String text(String ending) throws IOException, InterruptedException {
        HttpResponse<String> reply = Client.HTTP.send(get(table.gamePath() + ending), BodyHandlers.ofString());
        assertThat(reply.statusCode()).isEqualTo(200);
        return reply.body();
    }

    @Test
    void a_game_is_given_as_a_transcript_and_in_ggf_without_what_was_taken_back() throws Exception {
        clock.advance(Duration.ofMillis(2310));
        table.play("d3");
        table.black().post(table.gamePath() + "/takeback");
        table.white().post(table.gamePath() + "/takeback/allow");
        clock.advance(Duration.ofMillis(1500));
        table.play("f5", "d6");
        table.white().post(table.gamePath() + "/resign");
        assertThat(text(".txt")).isEqualTo("f5d6\n");
        assertThat(text(".ggf"))
                .startsWith(
                        "(;GM[Othello]PC[Outflank]DT[2026.01.01_12:00:00.UTC]PB[Rūta]PW[Mia]RE[+64.000:r]TI[]TY[8]BO[8 ")
                .contains("O*------*O")
                .endsWith(" *]B[F5//1.50]W[D6//0.00];)\n");
        assertThat(Client.json(text(".json"))).isEqualTo(table.state().json());
    }

    @Test
    void passes_stand_in_ggf() throws Exception {
        outflank.rules.Game game =
                outflank.server.game.Played.random(outflank.server.game.Played.SEED_WITH_SKIP_AND_HANDED_OVER_DISC);
        for (outflank.rules.Move move : game.moves()) {
            clock.advance(Duration.ofSeconds(1));
            table.play(move.square().name());
        }
        assertThat(text(".ggf")).containsOnlyOnce("[PA]").contains("RE[");
    }

    @Test
    void a_board_is_given_as_a_picture() throws Exception {
        table.play("f5");
        HttpResponse<byte[]> png = Client.HTTP.send(get(table.gamePath() + ".png"), BodyHandlers.ofByteArray());
        assertThat(png.headers().firstValue("Content-Type")).contains("image/png");
        var image = ImageIO.read(new ByteArrayInputStream(png.body()));
        assertThat(image.getWidth()).isEqualTo(656);
        assertThat(image.getRGB(8 + 5 * 80 + 40, 8 + 4 * 80 + 40) & 0xffffff)
                .as("f5 is black")
                .isEqualTo(0x16130f);
        assertThat(text(".svg"))
                .startsWith("<svg ")
                .contains("<title>" + table.state().json().path("board").asText());
        assertThat(server.stranger().get(table.gamePath() + ".pdf").code()).isEqualTo("NOT_FOUND");
    }

    @Test
    void events_are_streamed_from_a_number_on_until_the_game_ends() throws Exception {
        table.play("f5", "d6");
        CompletableFuture<List<String>> lines = Client.HTTP
                .sendAsync(get(table.gamePath() + "/events?since=1"), BodyHandlers.ofLines())
                .thenApply(reply -> {
                    assertThat(reply.headers().firstValue("Content-Type").orElse(""))
                            .startsWith("text/event-stream");
                    try (Stream<String> all = reply.body()) {
                        return all.filter(line -> !line.isEmpty()).toList();
                    }
                });
        table.play("c3");
        table.white().post(table.gamePath() + "/resign");
        List<String> told = lines.get(20, TimeUnit.SECONDS);
        assertThat(told).filteredOn(line -> line.startsWith("id: ")).containsExactly("id: 2", "id: 3", "id: 4");
        assertThat(told.get(1)).startsWith("data: {\"type\":\"moved\",\"seq\":2,\"color\":\"white\",\"square\":\"d6\"");
        assertThat(told.getLast()).startsWith("data: {\"type\":\"ended\",\"seq\":4");
        HttpResponse<String> again =
                Client.HTTP.send(get(table.gamePath() + "/events", "Last-Event-ID", "3"), BodyHandlers.ofString());
        assertThat(again.body()).startsWith("id: 4\n");
        assertThat(server.stranger().get(table.gamePath() + "/events?since=x").code())
                .isEqualTo("BAD_REQUEST");
    }

    @Test
    void a_stream_ends_with_the_token_it_was_opened_by() throws Exception {
        CompletableFuture<List<String>> lines = Client.HTTP
                .sendAsync(
                        get(
                                table.gamePath() + "/events",
                                "Authorization",
                                "Bearer " + table.white().token()),
                        BodyHandlers.ofLines())
                .thenApply(reply -> {
                    try (Stream<String> all = reply.body()) {
                        return all.filter(line -> line.startsWith("id: ")).toList();
                    }
                });
        table.play("f5");
        String code = table.white()
                .post("/api/v1/players/me/claim")
                .json()
                .path("code")
                .asText();
        assertThat(server.stranger()
                        .post("/api/v1/claims", "{\"code\":\"" + code + "\"}")
                        .status())
                .isEqualTo(200);
        assertThat(lines.get(10, TimeUnit.SECONDS)).isSubsetOf("id: 0", "id: 1");
    }

    @Test
    void so_many_streams_at_once_and_no_more() throws Exception {
        String[] from = {"X-Forwarded-For", "192.0.2.1"};
        List<HttpResponse<Stream<String>>> open = new java.util.ArrayList<>();
        for (int i = 0; i < 2; i++) {
            open.add(Client.HTTP.send(get(table.gamePath() + "/events", from), BodyHandlers.ofLines()));
        }
        assertThat(open).extracting(HttpResponse::statusCode).containsOnly(200);
        HttpResponse<String> third = Client.HTTP.send(get(table.gamePath() + "/events", from), BodyHandlers.ofString());
        assertThat(third.statusCode()).isEqualTo(429);
        table.white().post(table.gamePath() + "/resign");
        open.forEach(reply -> assertThat(reply.body()).isNotEmpty());
        assertThat(Client.HTTP
                        .send(get(table.gamePath() + "/events", from), BodyHandlers.ofString())
                        .statusCode())
                .isEqualTo(200);
    }
}
