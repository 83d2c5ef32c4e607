package outflank.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import outflank.server.clock.SystemTimepiece;
import outflank.server.http.Origins;
import outflank.server.limit.Limits;

/// Starts the site in an empty folder, asks for its first pages, and stops.
///
/// The launcher runs this once after a build, with the JVM's option to write down which classes were loaded and linked
/// (an AOT cache, JEP 483 and 514); the next starts take them from there.
final class Rehearsal {

    private Rehearsal() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        Path data = Files.createTempDirectory("outflank-rehearsal");
        Limits limits = Limits.parse(List.of()).orThrow();
        Site site = new Site(
                new Options("127.0.0.1", 0, data, Origins.UNTOLD, List.of(), limits, ""), new SystemTimepiece());
        try (HttpClient client = HttpClient.newHttpClient()) {
            URI address = URI.create(site.address());
            say(client, HttpRequest.newBuilder(address.resolve("/en/")).build());
            say(
                    client,
                    HttpRequest.newBuilder(address.resolve("/api/v1/players"))
                            .POST(BodyPublishers.ofString("{}"))
                            .build());
        } finally {
            site.close();
            delete(data);
        }
        System.exit(0);
    }

    private static void say(HttpClient client, HttpRequest request) throws IOException, InterruptedException {
        int status = client.send(request, BodyHandlers.discarding()).statusCode();
        if (status >= 400) {
            throw new IllegalStateException(request.uri() + " answered " + status + ".");
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
