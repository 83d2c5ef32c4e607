/// The site in a real browser: Chromium, driven as a visitor would.
@NullMarked
package outflank.server.browser;

import org.jspecify.annotations.NullMarked;
