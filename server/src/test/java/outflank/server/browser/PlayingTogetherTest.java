package outflank.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import outflank.server.FakeClock;

/// Friends in a group: settings, time, leaving and coming back, as they see it.
@Tag("slow")
@ExtendWith(StoppedClock.class)
class PlayingTogetherTest {

    @Test
    void the_host_changes_settings_and_everyone_sees_them_at_once(Site site) {
        try (Visitor host = site.visitor();
                Visitor friend = site.visitor("fil", 390, 844)) {
            friend.open(GroupGameTest.openGroup(host));
            host.waitFor("body[data-turn=yours]");
            assertThat(friend.page().locator("[data-setting]")).hasCount(8);
            assertThat(friend.page().locator("[data-setting=marks] input")).isDisabled();
            assertThat(host.legalSquares()).hasCount(4);

            host.page().locator("[data-setting=marks] input").uncheck();
            assertThat(host.legalSquares()).hasCount(0);
            assertThat(friend.strip()).containsText("Markahan ang mga puwedeng square");
            assertThat(friend.page().locator("[data-setting=marks] input"))
                    .not()
                    .isChecked();

            // what would alter the game in progress waits for the next one
            host.page().locator("[data-setting=turnLimit] input[value='30']").check();
            assertThat(friend.page().locator("[data-setting=turnLimit] input[value='30']"))
                    .isChecked();
            assertThat(host.page().locator("time.clock")).hasCount(0);
            friend.page().locator("#resign").click();
            friend.page().locator("of-notice .btn").first().click();
            host.press("Rematch");
            friend.page().locator("#rematch").click();
            friend.waitFor("body[data-turn=yours]");
            assertThat(host.page().locator("time.clock")).hasCount(2);
        }
    }

    @Test
    void a_turn_that_is_over_once_is_played_and_twice_costs_the_seat_until_it_is_taken_again(
            Site site, FakeClock clock) {
        try (Visitor black = site.visitor();
                Visitor white = site.visitor()) {
            begin(black, white, "turnLimit", "30");
            assertThat(clockOf(black)).hasText(Pattern.compile("0:(30|2.)"));
            clock.advance(Duration.ofSeconds(12));
            black.page().reload();
            // right after a reload too the server's time is shown
            assertThat(clockOf(black)).hasText(Pattern.compile("0:1."));
            clock.advance(Duration.ofSeconds(19));
            assertThat(black.strip()).containsText("Your time for this move ran out.");
            assertThat(white.strip()).containsText("time for this move ran out.");
            white.waitFor("body[data-turn=yours]");
            white.legalSquares().first().click();
            black.waitFor("body[data-turn=yours]");
            clock.advance(Duration.ofSeconds(31));
            assertThat(black.strip()).containsText("The computer plays for you.");
            assertThat(white.page().locator(".bar.away")).containsText("Computer plays, level 3");
            black.press("Take over");
            assertThat(black.strip()).containsText("You are back.");
            white.waitFor("body[data-turn=yours]");
            white.legalSquares().first().click();
            black.waitFor("body[data-turn=yours]");
            assertThat(white.page().locator(".bar.away")).hasCount(0);
        }
    }

    @Test
    void a_game_clock_that_is_over_loses_the_game(Site site, FakeClock clock) {
        try (Visitor black = site.visitor();
                Visitor white = site.visitor()) {
            begin(black, white, "clock", "5+3");
            assertThat(clockOf(black)).hasText(Pattern.compile("5:00|4:5."));
            clock.advance(Duration.ofSeconds(60));
            black.play("f5");
            // an increment for the move made
            assertThat(white.page().locator("time.clock").first()).hasText("4:03");
            assertThat(clockOf(white)).hasText(Pattern.compile("5:00|4:5."));
            clock.advance(Duration.ofSeconds(301));
            assertThat(white.page().locator("#now")).containsText("Black wins");
            assertThat(white.page().locator("#now")).containsText("Your time ran out.");
        }
    }

    @Test
    void the_computer_plays_a_seat_whose_network_is_cut_and_gives_it_back(Site site, FakeClock clock) {
        try (Visitor black = site.visitor();
                Visitor white = site.visitor()) {
            begin(black, white);
            black.play("f5");
            white.waitFor("body[data-turn=yours]");
            white.loseNetwork();
            assertThat(white.strip()).containsText("Connection lost");
            assertThat(black.strip()).containsText("has lost the connection");
            assertThat(black.page().locator(".notice .timer")).hasText("1:00");
            pass(clock, 61, black);
            assertThat(black.page().locator(".bar.away")).containsText("Computer plays, level 3");
            assertThat(black.strip()).containsText("The computer plays on until");
            pass(clock, 1, black);
            black.waitFor("body[data-turn=yours]");
            white.regainNetwork();
            assertThat(white.strip()).containsText("the computer made 1 move for you");
            assertThat(white.page().locator("of-board .disc")).hasCount(6);
            black.legalSquares().first().click();
            white.waitFor("body[data-turn=yours]");
        }
    }

    @Test
    void who_stays_may_wait_longer_or_end_the_game(Site site, FakeClock clock) {
        try (Visitor black = site.visitor();
                Visitor white = site.visitor()) {
            begin(black, white);
            white.page().close();
            assertThat(black.strip()).containsText("closed the page");
            black.press("Wait 5 minutes longer");
            assertThat(black.strip()).containsText("The seat is kept longer.");
            pass(clock, 61, black);
            assertThat(black.page().locator(".bar.away")).not().containsText("Computer plays");
            black.press("End game");
            assertThat(black.strip()).containsText("End this game? It ends at once: you win, and");
            black.press("Play on");
            assertThat(black.strip()).containsText("The seat is kept longer.");
            black.press("End game");
            black.press("End game");
            assertThat(black.page().locator("#now")).containsText("Black wins");
        }
    }

    @Test
    void a_player_goes_on_in_another_browser_by_claim_code(Site site) {
        try (Visitor black = site.visitor();
                Visitor white = site.visitor();
                Visitor phone = site.visitor("fil", 390, 844)) {
            String group = begin(black, white);
            Page settings = white.newTab();
            settings.navigate("/en/settings");
            assertThat(settings.locator(".back-to-game")).containsText("Your game with");
            assertThat(settings.locator("#name")).not().hasValue("");
            String name = settings.locator("#name").inputValue();
            settings.locator("#claim-make").click();
            String link = settings.locator("#claim-link").innerText();

            phone.open(link);
            phone.page().waitForURL("**/fil/settings");
            assertThat(phone.page().locator("#claiming-code")).not().hasValue("");
            phone.page().locator("#claiming-do").click();
            phone.page().waitForURL(group);
            phone.waitFor("body[data-connection=open]");
            assertThat(phone.page().locator("#members")).containsText(name + "\nPuti");
            assertThat(white.strip()).containsText("You are playing on another device now.");
            black.play("f5");
            phone.waitFor("body[data-turn=yours]");

            // a code works once
            settings.navigate(link);
            settings.locator("#claiming-do").click();
            assertThat(settings.locator("#claiming-said")).containsText("There is no such code.");
        }
    }

    @Test
    void a_host_who_is_gone_for_half_an_hour_hands_over(Site site, FakeClock clock) {
        try (Visitor host = site.visitor();
                Visitor friend = site.visitor()) {
            friend.open(GroupGameTest.openGroup(host));
            friend.waitFor("body[data-connection=open]");
            assertThat(friend.page().locator("[data-setting=marks] input")).isDisabled();
            host.page().close();
            assertThat(friend.page().locator("#members .gone")).hasCount(1);
            clock.advance(Duration.ofMinutes(31));
            assertThat(friend.page().locator("#members li", of("you"))).containsText("host");
            friend.page().locator("[data-setting=marks] input").uncheck();
            assertThat(friend.page().locator("[data-setting=marks]")).containsText("Off");
        }
    }

    @Test
    void a_takeback_is_asked_for_refused_asked_again_and_allowed(Site site) {
        try (Visitor black = site.visitor();
                Visitor white = site.visitor()) {
            begin(black, white);
            assertThat(black.page().locator("#takeback")).isDisabled();
            black.play("f5");
            black.page().locator("#takeback").click();
            assertThat(white.strip()).containsText("asks to take back f5");
            white.press("No");
            assertThat(black.strip()).containsText("would rather play on");
            white.play("f6");
            black.play("e6");
            black.page().locator("#takeback").click();
            white.press("Allow");
            assertThat(black.strip()).containsText("Your move is taken back.");
            black.waitFor("body[data-turn=yours]");
            assertThat(white.page().locator("of-board .disc")).hasCount(6);
            assertThat(white.page().locator(".moves button")).hasCount(2);
            black.play("e6");
            assertThat(white.page().locator("of-board .disc")).hasCount(7);
        }
    }

    @Test
    void three_watch_a_game_come_and_go_and_speak_while_it_goes_on(Site site) {
        try (Visitor black = site.visitor();
                Visitor white = site.visitor();
                Visitor first = site.visitor("fil", 768, 1024);
                Visitor second = site.visitor();
                Visitor third = site.visitor()) {
            String group = begin(black, white);
            for (Visitor watcher : List.of(first, second, third)) {
                watcher.comeInto(group);
            }
            assertThat(black.page().locator("#watchers")).hasText("3 watching");
            black.play("f5");
            for (Visitor watcher : List.of(first, second, third)) {
                watcher.waitFor("[data-square=f5] .disc.b");
                assertThat(watcher.page().locator("#resign")).hasCount(0);
            }
            white.page().locator("[data-say=wellPlayed]").click();
            assertThat(second.page().locator(".bar .heard")).hasText("Well played");
            assertThat(first.page().locator(".bar .heard")).hasText("Ang galing");

            second.page().locator("[data-step=first]").click();
            white.play("f6");
            // who looks back stays there, and is led back
            assertThat(second.page().locator("of-board .disc")).hasCount(4);
            assertThat(second.strip()).containsText("Move 0 of 2");
            second.press("Back to the game");
            assertThat(second.page().locator("of-board .disc")).hasCount(6);

            third.page().close();
            assertThat(black.page().locator("#watchers")).hasText("2 watching");
            black.page().locator("#members .out").first().click();
            black.page().locator("of-notice .btn").first().click();
            assertThat(first.strip()).containsText("Inalis ka ng host");
            assertThat(black.page().locator("#watchers")).hasText("1 watching");
            black.play("e6");
            second.waitFor("[data-square=e6] .disc");
        }
    }

    @Test
    void one_tab_plays_and_the_other_follows_until_it_takes_over(Site site) {
        try (Visitor black = site.visitor();
                Visitor white = site.visitor()) {
            String group = begin(black, white);
            Page second = black.newTab();
            second.navigate(group);
            Locator strip = second.locator("of-notice");
            assertThat(strip).containsText("You are playing this game in another tab.");
            strip.locator(".btn").click();
            second.locator("body[data-turn=yours]").waitFor();
            assertThat(black.strip()).containsText("You are playing this game in another tab.");
            second.locator("[data-square=f5]").click();
            assertThat(black.page().locator("of-board .disc")).hasCount(5);
            second.close();
            white.play("f6");
            black.waitFor("body[data-turn=yours]");
        }
    }

    @Test
    void a_name_is_changed_and_seen_by_all_and_a_player_is_forgotten(Site site) {
        try (Visitor black = site.visitor();
                Visitor white = site.visitor()) {
            begin(black, white);
            Page settings = white.newTab();
            settings.navigate("/en/settings");
            settings.locator("#name").fill("Computer");
            settings.locator("#name-save").click();
            assertThat(settings.locator("#name-said")).containsText("That name does not work");
            settings.locator("#name").fill("Ġorġ");
            settings.locator("#name-save").click();
            assertThat(settings.locator("#name-said")).containsText("You are Ġorġ.");
            assertThat(black.page().locator("#members")).containsText("Ġorġ");
            assertThat(settings.waitForDownload(
                                    () -> settings.locator("#export").click())
                            .suggestedFilename())
                    .isEqualTo("outflank.json");
            settings.locator("#forget").click();
            settings.locator("#forget-ask .btn").first().click();
            assertThat(settings.locator("#forget-ask")).containsText("You are forgotten.");
            assertThat(black.page().locator("#now")).containsText("Black wins");
            String game = String.valueOf(black.attribute("#now a[href^='/game/']", "href"));
            String group = URI.create(black.page().url()).getPath();
            for (String page : List.of(game, group)) {
                black.open("/language?to=lt&page=" + page);
                assertThat(black.page().locator("of-bar").first()).containsText("Be vardo");
            }
        }
    }

    @Test
    void a_finger_may_see_first_what_a_move_would_flip(Site site) {
        try (Visitor visitor = site.touching()) {
            visitor.open("/en/settings");
            visitor.page().locator("input[name=confirm]").check();
            visitor.open("/en/");
            visitor.waitFor("#main[data-state=yours]");
            visitor.square("d3").tap();
            assertThat(visitor.page().locator("of-board .disc.would")).hasCount(1);
            visitor.square("c4").tap();
            assertThat(visitor.square("c4")).hasClass("sq may aim chosen");
            assertThat(visitor.attribute("#main", "data-ply")).isEqualTo("0");
            visitor.square("c4").tap();
            visitor.waitFor("#main[data-ply='1'], #main[data-ply='2']");
        }
    }

    private static Page.LocatorOptions of(String text) {
        return new Page.LocatorOptions().setHasText(text);
    }

    /// Opens a group, makes a setting where one is named, and lets the other one come in: a game begins.
    static String begin(Visitor black, Visitor white, String... setting) {
        String link = GroupGameTest.openGroup(black);
        if (setting.length > 0) {
            black.set(setting[0], setting[1]);
        }
        white.open(link);
        black.waitFor("body[data-turn=yours]");
        white.waitFor("body[data-connection=open]");
        return link;
    }

    /// Lets time pass in steps, between which the lines that are alive can say so.
    static void pass(FakeClock clock, int seconds, Visitor here) {
        for (int left = seconds; left > 0; left -= 10) {
            clock.advance(Duration.ofSeconds(Math.min(left, 10)));
            here.page().waitForTimeout(100);
        }
    }

    /// The clock in one's own bar.
    static Locator clockOf(Visitor visitor) {
        return visitor.page().locator("time.clock").last();
    }
}
