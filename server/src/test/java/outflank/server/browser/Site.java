package outflank.server.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import java.net.URI;

/// A running site, and browsers to visit it with.
record Site(URI address, Browser browser) {

    /// A visitor at a desk, reading English.
    Visitor visitor() {
        return visitor("en", 1280, 800);
    }

    /// A visitor who uses fingers, on a phone.
    Visitor touching() {
        return new Visitor(
                address,
                browser.newContext(new Browser.NewContextOptions()
                        .setBaseURL(address.toString())
                        .setLocale("en")
                        .setHasTouch(true)
                        .setViewportSize(390, 844)));
    }

    /// A visitor with a browser profile of their own.
    Visitor visitor(String language, int width, int height) {
        return visitor(language, width, height, ColorScheme.LIGHT);
    }

    Visitor visitor(String language, int width, int height, ColorScheme scheme) {
        return new Visitor(
                address,
                browser.newContext(new Browser.NewContextOptions()
                        .setBaseURL(address.toString())
                        .setLocale(language)
                        .setViewportSize(width, height)
                        .setColorScheme(scheme)));
    }
}
