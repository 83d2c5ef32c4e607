package outflank.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static outflank.server.browser.PlayingTogetherTest.clockOf;
import static outflank.server.browser.PlayingTogetherTest.pass;

import com.microsoft.playwright.Locator;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import outflank.server.FakeClock;
import outflank.server.TestServer;

/// Who leaves a game midway, and what there is to come back to.
@Tag("slow")
@ExtendWith(StoppedClock.class)
class LeavingTest {

    @Test
    void a_banner_on_every_page_leads_back_to_a_running_game(Site site, FakeClock clock) {
        try (Visitor visitor = site.visitor()) {
            String link = visitor.openGroup("{}");
            Friend friend = Friend.of(site, visitor, link);
            visitor.play("f5");
            assertThat(visitor.page().locator(".moves button")).hasCount(1);
            String game = visitor.game();
            Locator banner = visitor.page().locator(".back-to-game");
            assertThat(banner).hasCount(0);
            for (String path : List.of(
                    "/en/",
                    "/en/rules",
                    "/en/how",
                    "/en/learn",
                    "/en/about",
                    "/en/privacy",
                    "/en/settings",
                    "/game/" + game,
                    "/en/nothing-here")) {
                visitor.open(path);
                assertThat(banner).containsText("Your game with Mia goes on.");
                assertThat(banner.locator("a")).hasAttribute("href", Pattern.compile("/g/\\w{8}"));
            }
            assertThat(friend.client().move(game, 1, "f6").status()).isEqualTo(200);
            // another group too; what waits for a move is said so
            visitor.openGroup("{}");
            assertThat(banner).containsText("Your game with Mia: it is your turn.");
            banner.locator("a").click();
            visitor.page().waitForURL(link);
            visitor.waitFor("body[data-turn=yours]");
            // who only makes calls is never away
            clock.advance(Duration.ofHours(2));
            assertThat(visitor.page().locator(".bar.away")).hasCount(0);
            visitor.resign();
            visitor.waitFor("#now[data-game=over]");
            visitor.open("/en/about");
            visitor.waitUntil("performance.getEntriesByType('resource').some(one => one.name.endsWith('/playing'))");
            assertThat(banner).hasCount(0);
        }
    }

    @Test
    void a_turn_limit_that_ends_first_wins_over_the_time_to_return(Site site, FakeClock clock) {
        try (Visitor black = site.visitor();
                Visitor white = site.visitor()) {
            black.begin(white, "{\"turnLimit\":30}");
            black.play("f5");
            white.waitFor("body[data-turn=yours]");
            white.loseNetwork();
            assertThat(black.page().locator(".notice .timer")).hasText("1:00");
            pass(clock, 31, black);
            // one turn was played for who is away; the seat is still kept
            black.waitFor("body[data-turn=yours]");
            assertThat(black.page().locator(".moves button[title='out of time, by the computer']"))
                    .hasCount(1);
            assertThat(black.page().locator(".bar.away")).containsText("left to return");
            white.regainNetwork();
            assertThat(white.strip()).containsText("Your time for this move ran out. The computer played");
            assertThat(black.page().locator(".bar.away")).hasCount(0);
            black.legalSquares().first().click();
            white.waitFor("body[data-turn=yours]");
        }
    }

    @Test
    void with_no_player_there_nothing_is_played_or_timed_and_after_a_day_the_game_is_over(Site site, FakeClock clock) {
        try (Visitor black = site.visitor();
                Visitor white = site.visitor();
                Visitor watcher = site.visitor()) {
            String group = black.begin(white, "{\"clock\":\"5+3\"}");
            watcher.comeInto(group);
            white.page().close();
            black.page().close();
            Locator gone = watcher.page().locator("#members .gone");
            assertThat(gone).hasCount(2);
            clock.advance(Duration.ofHours(3));
            assertThat(watcher.page().locator("of-board .disc")).hasCount(4);

            black.closeTabAndOpen(group);
            black.waitFor("body[data-turn=yours]");
            assertThat(clockOf(black)).hasText(Pattern.compile("5:00|4:5."));
            black.page().close();
            assertThat(gone).hasCount(2);
            clock.advance(Duration.ofHours(24).plusMinutes(1));
            assertThat(watcher.page().locator("#now")).containsText("The game was broken off");
            black.closeTabAndOpen(group);
            assertThat(black.page().locator("#now")).containsText("Neither player was here for a day.");
            assertThat(black.page().locator("#rematch")).isVisible();
        }
    }

    @Test
    void the_time_to_return_begins_anew_when_the_server_has_restarted(Site site, TestServer server, FakeClock clock) {
        try (Visitor black = site.visitor();
                Visitor white = site.visitor()) {
            black.begin(white, "{}");
            black.play("f5");
            white.waitFor("body[data-turn=yours]");
            white.loseNetwork();
            assertThat(black.page().locator(".notice .timer")).hasText("1:00");
            pass(clock, 50, black);
            server.restartInPlace(clock);
            black.waitFor("body[data-connection=lost]");
            black.waitFor("body[data-connection=open]");
            assertThat(black.page().locator(".notice .timer")).hasText(Pattern.compile("1:00|0:5."));
            pass(clock, 50, black);
            assertThat(black.page().locator(".bar.away")).containsText("left to return");
            pass(clock, 11, black);
            assertThat(black.page().locator(".bar.away")).containsText("Computer plays, level 3");
            white.regainNetwork();
            white.waitFor("body[data-turn=yours]");
        }
    }

    @Test
    void a_page_that_was_out_of_sight_shows_the_time_as_it_is(Site site, FakeClock clock) {
        try (Visitor visitor = site.visitor()) {
            Friend friend = Friend.of(site, visitor, visitor.openGroup("{\"turnLimit\":60}"));
            visitor.play("f5");
            friend.play(1, "f6");
            visitor.waitFor("body[data-turn=yours]");
            visitor.look(false);
            clock.advance(Duration.ofSeconds(42));
            visitor.look(true);
            assertThat(clockOf(visitor)).hasText(Pattern.compile("0:1\\d"));
            assertThat(clockOf(visitor)).hasClass("clock low");
            assertThat(visitor.strip())
                    .containsText(
                            Pattern.compile("Little time left for this move; then the computer plays it.\\s*0:\\d\\d"));
        }
    }

    @Test
    void no_time_is_gained_by_setting_the_clock_of_the_device(Site site, FakeClock clock) {
        try (Visitor visitor = site.visitor()) {
            Friend.of(site, visitor, visitor.openGroup("{\"clock\":\"5+3\"}"));
            visitor.waitFor("body[data-turn=yours]");
            clock.advance(Duration.ofMinutes(2));
            visitor.page().evaluate("(real => { Date.now = () => real() - 3600000; })(Date.now)");
            // the page notices, and asks how time stands
            assertThat(clockOf(visitor)).hasText(Pattern.compile("3:00|2:5."));
            clock.advance(Duration.ofMinutes(1));
            visitor.page().evaluate("(real => { Date.now = () => real() + 7200000; })(Date.now)");
            assertThat(clockOf(visitor)).hasText(Pattern.compile("2:00|1:5."));
            visitor.play("f5");
            assertThat(clockOf(visitor)).hasText("2:03");
        }
    }
}
