package outflank.server.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;

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

    /// A visitor who has set the browser to keep no cookies, nor anything else that a site asks it to keep.
    ///
    /// @param profile an empty folder
    Visitor withoutCookies(Path profile) {
        try {
            Path preferences =
                    Files.createDirectories(profile.resolve("Default")).resolve("Preferences");
            Files.writeString(preferences, "{\"profile\":{\"default_content_setting_values\":{\"cookies\":2}}}");
        } catch (IOException e) {
            throw new IllegalStateException("The profile (" + profile + ") could not be written.", e);
        }
        return new Visitor(
                address,
                browser.browserType()
                        .launchPersistentContext(
                                profile,
                                Chromium.optionsWithProfile()
                                        .setBaseURL(address.toString())
                                        .setLocale("en")
                                        .setViewportSize(1280, 800)));
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
