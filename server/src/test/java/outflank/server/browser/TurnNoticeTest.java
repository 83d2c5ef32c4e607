package outflank.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/// Whoever looks at something else is told when it is their turn.
@Tag("slow")
@ExtendWith(Chromium.class)
class TurnNoticeTest {

    /// Notes which notifications are shown and closed.
    private static final String NOTE_NOTIFICATIONS = """
            window.shown = [];
            window.takenAway = 0;
            const Real = Notification;
            window.Notification = class extends Real {
              constructor(title, options) { super(title, options); window.shown.push(`${title} | ${options.body} | ${options.tag}`); }
              close() { window.takenAway++; super.close(); }
            };""";

    @Test
    void a_tab_in_the_background_says_by_its_title_and_a_notification_that_it_is_your_turn(Site site) {
        try (Visitor visitor = site.visitor()) {
            visitor.profile().grantPermissions(List.of("notifications"));
            Page page = visitor.page();
            page.addInitScript(NOTE_NOTIFICATIONS);
            String link = visitor.openGroup("{}");
            String code = link.substring(link.lastIndexOf('/') + 1);
            Friend friend = Friend.of(site, visitor, link);
            String quiet = "Group " + code.toUpperCase(Locale.ROOT) + " · Outflank";
            String loud = "Your turn · Group " + code.toUpperCase(Locale.ROOT);
            assertThat(page).hasTitle(loud);
            visitor.press("Tell me when it is my turn");
            assertThat(page.locator("#notify-me")).hasCount(0);

            visitor.play("f5");
            assertThat(page).hasTitle(quiet);
            visitor.look(false);
            friend.play(1, "f6");
            assertThat(page).hasTitle(loud);
            visitor.waitUntil("shown.length === 1");
            assertThat(page.evaluate("shown[0]")).isEqualTo("Your turn | " + quiet + " | " + code);
            assertThat(page.evaluate("takenAway")).isEqualTo(0);

            visitor.look(true);
            visitor.waitUntil("takenAway === 1");
            visitor.play("e6");
            friend.play(3, "f4");
            assertThat(page).hasTitle(loud);
            // who looks at the board needs no notification
            assertThat(page.evaluate("shown.length")).isEqualTo(1);

            visitor.resign();
            visitor.waitFor("#now[data-game=over]");
            visitor.look(false);
            assertThat(friend.client()
                            .post("/api/v1/groups/" + code + "/rematch")
                            .status())
                    .isEqualTo(200);
            assertThat(page).hasTitle("Rematch? · Group " + code.toUpperCase(Locale.ROOT));
            visitor.waitUntil("shown.length === 2");
            assertThat(String.valueOf(page.evaluate("shown[1]"))).contains("asks for a rematch.");
        }
    }

    @Test
    void the_switch_for_it_says_so_where_the_browser_does_not_allow_it(Site site) {
        try (Visitor visitor = site.visitor()) {
            visitor.open("/en/settings");
            visitor.page().locator("input[name=notify]").click();
            assertThat(visitor.page().locator("#device-said")).containsText("Your browser does not allow it.");
            assertThat(visitor.page().locator("input[name=notify]")).not().isChecked();
            visitor.profile().grantPermissions(List.of("notifications"));
            visitor.page().reload();
            visitor.page().locator("input[name=notify]").check();
            assertThat(visitor.page().locator("#device-said")).isEmpty();
            visitor.page().reload();
            assertThat(visitor.page().locator("input[name=notify]")).isChecked();
        }
    }
}
