package outflank.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The program as it is started and stopped by people.
@Tag("slow")
class MainTest {

    @TempDir
    private Path data = Path.of("");

    private void assertRefused(String named, String... options) {
        try (ServerProcess server = ServerProcess.launch(data, options)) {
            ServerProcess.Failure failure = server.failure();
            assertThat(failure.error()).startsWith("outflank: ").contains(named).hasLineCount(1);
            assertThat(failure.exitCode()).isEqualTo(2);
        }
    }

    @Test
    void it_serves_until_it_is_stopped_and_then_is_well_again() {
        String group;
        Client player;
        try (ServerProcess server = ServerProcess.launch(data)) {
            player = new Client(server.address(), null, null).become("P");
            group = player.post("/api/v1/groups").json().path("id").asText();
            LivePage page = LivePage.of(player, group);
            page.next("welcome");
            assertThat(server.stop()).isZero();
            assertThat(page.closeCode()).isEqualTo(1001);
        }
        try (ServerProcess server = ServerProcess.launch(data)) {
            URI address = server.address();
            assertThat(player.at(address).get("/api/v1/groups/" + group).status())
                    .isEqualTo(200);
            assertThat(server.stop()).isZero();
        }
    }

    @Test
    void a_second_server_on_the_same_folder_is_refused() {
        try (ServerProcess first = ServerProcess.launch(data)) {
            assertThat(first.address().getPort()).isPositive();
            assertRefused("Another Outflank is running on the data folder (" + data + ")");
        }
    }

    @Test
    void a_port_in_use_is_refused() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = String.valueOf(taken.getLocalPort());
            assertRefused("Port (" + port + ")", "--port", port);
        }
    }

    @Test
    void options_that_make_no_sense_are_refused() {
        assertRefused("(70000)", "--port", "70000");
        assertRefused("(reversi.example)", "--base-url", "reversi.example");
        assertThat(data).isEmptyDirectory();
    }

    @Test
    void a_file_in_place_of_the_folder_is_refused() throws IOException {
        Path file = Files.writeString(data.resolve("file"), "mine");
        try (ServerProcess server = ServerProcess.launch(file)) {
            ServerProcess.Failure failure = server.failure();
            assertThat(failure.error()).contains("(" + file + ") is a file").hasLineCount(1);
            assertThat(failure.exitCode()).isEqualTo(2);
        }
        assertThat(file).hasContent("mine");
    }
}
