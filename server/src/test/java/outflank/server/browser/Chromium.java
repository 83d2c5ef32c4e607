package outflank.server.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import outflank.server.TestServer;

/// Gives tests a [Site], or its [TestServer]: the real server and the system's Chromium, started once a class.
class Chromium implements BeforeAllCallback, ParameterResolver {

    private static final Namespace HERE = Namespace.create(Chromium.class);
    private static final Path EXECUTABLE = Path.of(System.getProperty("outflank.chromium", "/usr/bin/chromium"));

    static final Map<String, String> NO_DOWNLOAD = Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");

    private static final List<String> ARGUMENTS = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    /// The system's own browser.
    static BrowserType.LaunchOptions options() {
        return new BrowserType.LaunchOptions().setExecutablePath(EXECUTABLE).setArgs(ARGUMENTS);
    }

    /// The same with a profile of its own, for what can be set there only.
    static BrowserType.LaunchPersistentContextOptions optionsWithProfile() {
        return new BrowserType.LaunchPersistentContextOptions()
                .setExecutablePath(EXECUTABLE)
                .setArgs(ARGUMENTS);
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        context.getStore(HERE).computeIfAbsent("open", _ -> new Open(start()), Open.class);
    }

    /// The site to visit.
    TestServer start() {
        return TestServer.start();
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        Class<?> type = parameter.getParameter().getType();
        return type == Site.class || type == TestServer.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        Open open = context.getStore(HERE).computeIfAbsent("open", _ -> new Open(start()), Open.class);
        return parameter.getParameter().getType() == TestServer.class
                ? open.server
                : new Site(open.server.address(), open.browser);
    }

    /// Closed by JUnit when the class is through.
    private static final class Open implements AutoCloseable {
        final TestServer server;
        final Playwright playwright = Playwright.create(new Playwright.CreateOptions().setEnv(NO_DOWNLOAD));
        final Browser browser = playwright.chromium().launch(options());

        Open(TestServer server) {
            this.server = server;
        }

        @Override
        public void close() {
            browser.close();
            playwright.close();
            server.close();
        }
    }
}
