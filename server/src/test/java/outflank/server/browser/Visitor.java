package outflank.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.RequestOptions;
import java.net.URI;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import outflank.server.Client;

/// Someone at a browser. On leaving, it is checked that no page reported a broken policy or a script's fault.
final class Visitor implements AutoCloseable {

    /// Writes down what the Content-Security-Policy refuses; it runs before any script of the page.
    private static final String LISTEN_TO_POLICY =
            "addEventListener('securitypolicyviolation', e => console.error('policy: ' + e.violatedDirective"
                    + " + ' ' + e.blockedURI + ' ' + e.sample));";

    /// Only what is wrong is wanted, in full.
    private static final AxeRunOptions VIOLATIONS = new AxeRunOptions();

    static {
        VIOLATIONS.setResultTypes(List.of("violations"));
        VIOLATIONS.setIFrames(false);
    }

    private final URI address;
    private final BrowserContext profile;
    private final List<String> faults = new CopyOnWriteArrayList<>();
    private Page page;

    Visitor(URI address, BrowserContext profile) {
        this.address = address;
        this.profile = profile;
        profile.addInitScript(LISTEN_TO_POLICY);
        page = newTab();
    }

    Page page() {
        return page;
    }

    BrowserContext profile() {
        return profile;
    }

    /// Another tab of the same profile.
    Page newTab() {
        Page tab = profile.newPage();
        tab.setDefaultTimeout(20_000);
        tab.onPageError(error -> faults.add("script: " + error));
        tab.onConsoleMessage(this::note);
        return tab;
    }

    private void note(ConsoleMessage message) {
        // calls that are refused, and lines that are cut, the browser writes to the console by itself
        boolean ofTheNetwork = message.text().startsWith("Failed to load resource")
                || message.text().startsWith("WebSocket connection to");
        if (message.type().equals("error") && !ofTheNetwork) {
            faults.add(message.location() + " " + message.text());
        }
    }

    /// Closes the tab and opens a new one of the same profile.
    void closeTabAndOpen(String path) {
        page.close();
        page = newTab();
        open(path);
    }

    Visitor open(String path) {
        page.navigate(path.startsWith("http") ? path : address.resolve(path).toString());
        return this;
    }

    Locator square(String name) {
        return page.locator("[data-square=" + name + "]");
    }

    /// What the strip says.
    Locator strip() {
        return page.locator("of-notice");
    }

    /// Waits for the visitor's turn, and plays.
    void play(String square) {
        waitFor("body[data-turn=yours]");
        square(square).click();
    }

    /// Opens a group with settings, as JSON, and goes there; by a call, which is quicker than from the home page.
    String openGroup(String settings) {
        APIResponse made = page.request()
                .post(
                        address.resolve("/api/v1/groups").toString(),
                        RequestOptions.create()
                                .setHeader("Origin", address.toString())
                                .setHeader("Content-Type", "application/json")
                                .setData("{\"settings\":" + settings + "}"));
        open(String.valueOf(page.evaluate("text => JSON.parse(text).url", made.text())));
        waitFor("body[data-connection=open]");
        return page.url();
    }

    /// Opens a group with settings, as JSON, and lets a friend in: a game begins, in which the visitor is Black.
    String begin(Visitor friend, String settings) {
        String link = openGroup(settings);
        friend.comeInto(link);
        waitFor("body[data-turn=yours]");
        return link;
    }

    /// Follows the link of a group, and is in it.
    void comeInto(String group) {
        open(group);
        waitFor("body[data-connection=open]");
    }

    /// The game on the page, once its script knows it.
    String game() {
        waitUntil("Boolean(document.querySelector('of-board').game)");
        return String.valueOf(page.evaluate("document.querySelector('of-board').game"));
    }

    /// Resigns, and says yes.
    void resign() {
        page.locator("#resign").click();
        page.locator("of-notice .btn").first().click();
    }

    /// Makes a setting of the group, as its host.
    void set(String setting, String value) {
        Locator row = page.locator("[data-setting=" + setting + "]");
        row.locator(":enabled").first().waitFor();
        if (row.locator("select").count() > 0) {
            row.locator("select").selectOption(value);
        } else if (row.locator("[role=switch]").count() > 0) {
            row.locator("input").setChecked(value.equals("true"));
        } else {
            row.locator("input[value='" + value + "']").check();
        }
    }

    /// A program of the same player.
    Client program() {
        return new Client(address, null, token());
    }

    /// The secret by which the site knows the visitor.
    String token() {
        return profile.cookies().stream()
                .filter(cookie -> cookie.name.equals("outflank"))
                .map(cookie -> cookie.value)
                .findFirst()
                .orElseThrow();
    }

    /// Cuts the network, as a tunnel does.
    void loseNetwork() {
        profile.setOffline(true);
        page.evaluate("dispatchEvent(new Event('offline'))");
    }

    void regainNetwork() {
        profile.setOffline(false);
        page.evaluate("dispatchEvent(new Event('online'))");
    }

    /// Looks at something else, or at the page again. Without a screen, Chromium hides no tab and no window, so the
    /// page is
    /// told.
    void look(boolean here) {
        page.evaluate("""
                state => {
                  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
                  document.dispatchEvent(new Event("visibilitychange"));
                }""", here ? "visible" : "hidden");
    }

    Locator legalSquares() {
        return page.locator(".sq.may");
    }

    void press(String name) {
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name))
                .first()
                .click();
    }

    /// Waits until an element with the attribute is there, such as `#main[data-state=yours]`.
    void waitFor(String selector) {
        page.locator(selector).first().waitFor();
    }

    /// Waits until an expression is true in the page.
    void waitUntil(String expression) {
        page.waitForCondition(() -> Boolean.TRUE.equals(page.evaluate(expression)));
    }

    @Nullable
    String attribute(String selector, String name) {
        return page.locator(selector).first().getAttribute(name);
    }

    /// axe finds nothing on the page as it stands.
    void expectAccessible(String where) {
        // what fades in is half transparent for a moment, which is no lack of contrast
        page.evaluate("Promise.allSettled(document.getAnimations().map(animation => animation.finished))");
        List<Rule> found = new AxeBuilder(page)
                .setLegacyMode(true) // pages without frames need no second page to finish on
                .options(VIOLATIONS)
                .analyze()
                .getViolations();
        assertThat(found)
                .as("axe on %s", where)
                .extracting(rule -> rule.getId() + ": " + rule.getNodes())
                .isEmpty();
    }

    /// Nothing sticks out to the side.
    void expectNoOverflow(String where) {
        Object wider = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
        assertThat(wider).as("pixels that stick out on %s", where).isEqualTo(0);
    }

    @Override
    public void close() {
        profile.close();
        assertThat(faults).as("reports of policy and scripts").isEmpty();
    }
}
