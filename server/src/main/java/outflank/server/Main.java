package outflank.server;

import io.javalin.util.JavalinBindException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import outflank.rules.Parsed;
import outflank.server.clock.SystemTimepiece;
import outflank.server.http.Origins;
import outflank.server.limit.Cidr;
import outflank.server.limit.Limits;
import outflank.server.store.UnusableData;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// Starts the site: reads the options, and hands them to [Site].
@Command(
        name = "outflank run",
        mixinStandardHelpOptions = true,
        version = "Outflank 0.1.0",
        sortOptions = false,
        description = "Serves the site until it is stopped with Ctrl-C. Each option has an OUTFLANK_* variable.")
final class Main implements Callable<Integer> {

    private static final int BAD_INPUT = 2;
    private static final Duration LONGEST_STOP = Duration.ofSeconds(20);

    @Spec
    private @Nullable CommandSpec spec;

    @Option(
            names = "--port",
            paramLabel = "PORT",
            defaultValue = "${env:OUTFLANK_PORT:-8080}",
            description = "Port to serve at; 0 takes a free one. Default: 8080.")
    private int port;

    @Option(
            names = "--host",
            paramLabel = "HOST",
            defaultValue = "${env:OUTFLANK_HOST:-127.0.0.1}",
            description = "Address to listen on; 0.0.0.0 for all. Default: 127.0.0.1.")
    private String host = "";

    @Option(
            names = "--data",
            paramLabel = "DIR",
            defaultValue = "${env:OUTFLANK_DATA:-data}",
            description = "Folder for everything that is kept; made if missing. Default: ./data.")
    private Path data = Path.of("data");

    @Option(
            names = "--base-url",
            paramLabel = "URL",
            defaultValue = "${env:OUTFLANK_BASE_URL:-}",
            description = "The site's address as visitors know it, such as https://reversi.example.")
    private String baseUrl = "";

    @Option(
            names = "--trust-proxy",
            paramLabel = "CIDR",
            split = ",",
            defaultValue = "${env:OUTFLANK_TRUST_PROXY:-}",
            description = "Whose X-Forwarded-For counts, such as 10.0.0.0/8. May be repeated.")
    private List<String> trustProxy = List.of();

    @Option(
            names = "--operator",
            paramLabel = "TEXT",
            defaultValue = "${env:OUTFLANK_OPERATOR:-}",
            description = "Who runs this site, as visitors are to read it, such as a name with an address.")
    private String operator = "";

    @Option(
            names = "--limit",
            paramLabel = "NAME=N",
            split = ",",
            defaultValue = "${env:OUTFLANK_LIMIT:-}",
            description = "Lowers a limit, such as calls-per-second=5. May be repeated.")
    private List<String> limit = List.of();

    @Option(
            names = "--log",
            paramLabel = "text|json",
            defaultValue = "${env:OUTFLANK_LOG:-text}",
            description = "How the log is written, on standard error. Default: text.")
    private LogForm log = LogForm.text;

    private Main() {}

    public static void main(String[] args) {
        int exit = new CommandLine(new Main())
                .setParameterExceptionHandler((e, _) -> complain(String.valueOf(e.getMessage())))
                .execute(args);
        if (exit != 0) {
            System.exit(exit);
        }
    }

    @Override
    public Integer call() {
        Options options = options();
        log.use();
        Site site;
        try {
            site = new Site(options, new SystemTimepiece());
        } catch (UnusableData e) {
            return complain(String.valueOf(e.getMessage()));
        } catch (JavalinBindException e) {
            return complain("Port (" + port + ") on (" + host
                    + ") cannot be opened; another program may be using it. Choose another one with --port.");
        }
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().name("stop").unstarted(() -> {
            Thread.ofPlatform().daemon().start(Main::stopAnyhow);
            site.close();
            // Being asked to stop is no failure: without this the exit code would be that of the signal.
            Runtime.getRuntime().halt(0);
        }));
        System.out.println("Outflank is at " + site.address());
        System.out.flush();
        return 0;
    }

    /// Ends the process if stopping in good order takes too long. What was acknowledged is on disk at any time.
    private static void stopAnyhow() {
        try {
            Thread.sleep(LONGEST_STOP);
        } catch (InterruptedException e) {
            return;
        }
        System.err.println("outflank: stopping took longer than " + LONGEST_STOP.toSeconds() + " s; ended anyhow.");
        Runtime.getRuntime().halt(1);
    }

    private Options options() {
        if (host.isBlank() || data.toString().isBlank()) {
            throw bad("An empty --host or --data (or OUTFLANK_HOST, OUTFLANK_DATA) means nothing; leave it out.");
        }
        if (port < 0 || port > 65535) {
            throw bad("A port is a number from 0 to 65535, not (" + port + ").");
        }
        Origins origins = baseUrl.isEmpty() ? Origins.UNTOLD : orBad(Origins.parse(baseUrl));
        List<Cidr> proxies = trustProxy.stream()
                .filter(text -> !text.isEmpty())
                .map(text -> orBad(Cidr.parse(text)))
                .toList();
        Limits limits = orBad(
                Limits.parse(limit.stream().filter(text -> !text.isEmpty()).toList()));
        return new Options(host, port, data, origins, proxies, limits, operator.strip());
    }

    private <T> T orBad(Parsed<T> parsed) {
        return switch (parsed) {
            case Parsed.Value<T>(T value) -> value;
            case Parsed.Malformed<T>(String problem) -> throw bad(problem);
        };
    }

    private ParameterException bad(String problem) {
        return new ParameterException(Objects.requireNonNull(spec).commandLine(), problem);
    }

    private static int complain(String problem) {
        System.err.println("outflank: " + problem);
        return BAD_INPUT;
    }
}
