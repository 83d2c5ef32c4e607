package outflank.server.browser;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.LoadState;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Measures Largest Contentful Paint on a slow phone's terms: a processor slowed down fourfold, a line of 1.6 Mbit/s
/// with a latency of 150 ms, an empty cache. Arguments: the site's address, then paths.
/// `docs/measure/paint.sh` runs it.
public final class LargestPaint {

    private static final int RUNS = 5;

    private static final String LARGEST = """
            () => new Promise(resolve => {
              let last = 0;
              new PerformanceObserver(list => { for (const entry of list.getEntries()) last = entry.startTime; })
                .observe({ type: 'largest-contentful-paint', buffered: true });
              setTimeout(() => resolve(last), 1500);
            })""";

    private LargestPaint() {}

    public static void main(String[] args) {
        try (Playwright playwright = Playwright.create(new Playwright.CreateOptions().setEnv(Chromium.NO_DOWNLOAD));
                Browser browser = playwright.chromium().launch(Chromium.options())) {
            for (String path : List.of(args).subList(1, args.length)) {
                List<Double> times = new ArrayList<>();
                for (int run = 0; run < RUNS; run++) {
                    times.add(measured(browser, URI.create(args[0]).resolve(path)));
                }
                List<Double> sorted = times.stream().sorted().toList();
                System.out.printf(
                        Locale.ROOT,
                        "%-14s median %5.0f ms, most %5.0f ms%n",
                        path,
                        sorted.get(RUNS / 2),
                        sorted.getLast());
            }
        }
    }

    private static double measured(Browser browser, URI page) {
        try (BrowserContext profile = browser.newContext(
                new Browser.NewContextOptions().setViewportSize(390, 844).setLocale("th"))) {
            Page tab = profile.newPage();
            CDPSession tools = profile.newCDPSession(tab);
            tools.send("Emulation.setCPUThrottlingRate", json(Map.of("rate", 4)));
            tools.send("Network.enable");
            tools.send(
                    "Network.emulateNetworkConditions",
                    json(Map.of("latency", 150, "downloadThroughput", 200_000, "uploadThroughput", 93_750)));
            tab.navigate(page.toString());
            tab.waitForLoadState(LoadState.LOAD);
            return ((Number) tab.evaluate(LARGEST)).doubleValue();
        }
    }

    private static JsonObject json(Map<String, Integer> values) {
        JsonObject object = new JsonObject();
        object.addProperty("offline", false);
        values.forEach(object::addProperty);
        return object;
    }
}
