package outflank.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/// Pages that break off at any moment, while much is being told, hold up no one and leave nothing behind.
class StormTest {

    private static final int PLAYERS = 12;
    private static final int ROUNDS = 8;

    @Test
    void broken_connections_do_not_freeze_a_group_or_stay_in_it() throws Exception {
        try (TestServer server = TestServer.start();
                ExecutorService storm = Executors.newVirtualThreadPerTaskExecutor()) {
            Client host = server.player("Host");
            String group = host.post("/api/v1/groups").json().path("id").asText();
            List<Future<?>> all = new ArrayList<>();
            for (int i = 0; i < PLAYERS; i++) {
                Client player = server.player("Player" + i);
                boolean reads = i % 2 == 0;
                all.add(storm.submit(() -> {
                    for (int round = 0; round < ROUNDS; round++) {
                        breakOff(server, player, group, reads);
                    }
                    return null;
                }));
            }
            for (int i = 0; i < 150; i++) {
                boolean marks = i % 2 == 1;
                assertThat(host.put("/api/v1/groups/" + group + "/settings", "{\"marks\":" + marks + "}")
                                .status())
                        .isEqualTo(200);
            }
            for (Future<?> one : all) {
                one.get(60, TimeUnit.SECONDS);
            }
            try (LivePage late = LivePage.of(server.player("Late"), group)) {
                List<String> present = present(late.next("welcome"));
                long until = System.nanoTime() + Duration.ofSeconds(20).toNanos();
                while (present.size() > 1 && System.nanoTime() < until) {
                    present = present(late.next("group"));
                }
                assertThat(present).hasSize(1);
            }
        }
    }

    private static List<String> present(JsonNode message) {
        List<String> ids = new ArrayList<>();
        message.at("/group/present").forEach(id -> ids.add(id.asText()));
        return ids;
    }

    /// Says hello and is gone, with a reset where others say goodbye; some never read a byte.
    private static void breakOff(TestServer server, Client player, String group, boolean reads)
            throws IOException, InterruptedException {
        try (Socket line = new Socket()) {
            line.setReceiveBufferSize(2048);
            line.connect(new InetSocketAddress("127.0.0.1", server.address().getPort()));
            line.setSoLinger(true, 0);
            line.getOutputStream()
                    .write(("GET /live/groups/" + group + " HTTP/1.1\r\nHost: 127.0.0.1:"
                                    + server.address().getPort()
                                    + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                                    + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            line.setSoTimeout(20_000);
            assertThat(line.getInputStream().read()).as("an answer").isEqualTo('H');
            byte[] hello = ("{\"type\":\"hello\",\"id\":\"h\",\"token\":\"" + player.token() + "\"}")
                    .getBytes(StandardCharsets.UTF_8);
            // one text frame, masked with zeros, so that it stands as it is
            ByteBuffer frame = ByteBuffer.allocate(8 + hello.length);
            frame.put((byte) 0x81)
                    .put((byte) (0x80 | hello.length))
                    .putInt(0)
                    .put(hello)
                    .flip();
            line.getOutputStream().write(frame.array(), 0, frame.limit());
            if (reads) {
                assertThat(line.getInputStream().skip(400)).isPositive();
            } else {
                Thread.sleep(30);
            }
        }
    }
}
