package outflank.server;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import outflank.server.clock.SystemTimepiece;
import outflank.server.clock.Timepiece;
import outflank.server.http.Origins;
import outflank.server.limit.Cidr;
import outflank.server.limit.Limits;

/// The real server on a free port, in this process, with a data folder of its own.
public final class TestServer implements AutoCloseable {

    private final Path data;
    private final Options options;
    private Site site;
    private boolean closed;

    private TestServer(Path data, Options options, Timepiece clock) {
        this.data = data;
        this.options = options;
        this.site = new Site(options, clock);
    }

    /// Stops the server and starts it again on the same data, at another port.
    public void restart(Timepiece clock) {
        site.close();
        site = new Site(options, clock);
    }

    /// The same at the port that it had, where pages that are open find it again.
    public void restartInPlace(Timepiece clock) {
        int port = site.port();
        site.close();
        site = new Site(
                new Options(
                        options.host(),
                        port,
                        options.data(),
                        options.origins(),
                        options.trustedProxies(),
                        options.limits(),
                        options.operator()),
                clock);
    }

    /// Every call of the API, as `METHOD /path`.
    List<String> routes() {
        return site.routes();
    }

    public static TestServer start(String... limits) {
        return start(new SystemTimepiece(), Origins.UNTOLD, List.of(), limits);
    }

    public static TestServer start(Timepiece clock, Origins origins, List<Cidr> trusted, String... limits) {
        try {
            Path data = Files.createTempDirectory("outflank-test");
            Limits lowered = Limits.parse(List.of(limits)).orThrow();
            return new TestServer(data, new Options("127.0.0.1", 0, data, origins, trusted, lowered, ""), clock);
        } catch (IOException e) {
            throw new IllegalStateException("No temporary folder could be made.", e);
        }
    }

    public static TestServer start(FakeClock clock, String... limits) {
        return start(clock, Origins.UNTOLD, List.of(), limits);
    }

    public URI address() {
        return URI.create("http://127.0.0.1:" + site.port());
    }

    /// A caller without an identity.
    Client stranger() {
        return new Client(address(), null, null);
    }

    /// A program with a player of its own.
    Client player(String name) {
        return stranger().become(name);
    }

    @Override
    public void close() {
        if (!closed) {
            closed = true;
            site.close();
            delete(data);
        }
    }

    static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new IllegalStateException("The folder (" + folder + ") could not be removed.", e);
        }
    }
}
