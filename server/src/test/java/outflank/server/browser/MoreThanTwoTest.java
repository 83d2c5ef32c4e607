package outflank.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import outflank.rules.Move;
import outflank.rules.Transcript;
import outflank.server.game.Played;

/// A group in which more people are than play.
@Tag("slow")
@ExtendWith(Chromium.class)
class MoreThanTwoTest {

    private static final List<Move> WIPE_OUT =
            Transcript.parse(Played.WIPE_OUT).orThrow().moves();

    @Test
    void the_winner_stays_and_who_sits_down_first_has_the_other_seat(Site site) {
        try (Visitor winner = site.visitor();
                Visitor loser = site.visitor();
                Visitor next = site.visitor()) {
            String group = winner.begin(loser, "{\"winnerStays\":true}");
            next.comeInto(group);
            assertThat(next.page().locator("[data-seat]")).hasCount(0);
            GroupGameTest.rush(WIPE_OUT, 0, WIPE_OUT.size(), winner, loser);

            // colours alternate, so the winner goes to the other side
            Locator seat = next.page().locator("[data-seat=black]");
            assertThat(seat).hasText("Sit down as Black");
            assertThat(seat).hasClass("btn main");
            assertThat(next.page().locator("#told"))
                    .containsText(Pattern.compile("Winner stays: .+ stands up. Whoever sits down first plays .+\\."));
            // the winner’s guest before comes after the others
            Locator again = loser.page().locator("[data-seat=black]");
            assertThat(again).hasClass("btn slim");
            assertThat(loser.page().locator("#told")).containsText("Winner stays: you stand up.");
            assertThat(member(winner, "you")).containsText("White");
            assertThat(member(loser, "you")).containsText("watching");
            assertThat(winner.page().locator("#rematch")).hasCount(0);

            // two want the seat, and one of them is late
            loser.loseNetwork();
            assertThat(again).isDisabled();
            // pressed just before the line was found to be dead
            again.evaluate("button => { button.disabled = false; button.click(); }");
            seat.click();
            next.waitFor("body[data-turn=yours]");
            loser.regainNetwork();
            assertThat(loser.strip()).containsText("Someone has just taken that seat.");
            assertThat(loser.page().locator("[data-seat]")).hasCount(0);

            // a square chosen by who may not play changes nothing, and is answered
            loser.square("f5").click();
            assertThat(loser.strip()).hasText("You are watching.");
            winner.square("f5").click();
            assertThat(winner.strip()).hasText("It is not your turn.");
            assertThat(winner.page().locator("of-board .disc")).hasCount(4);
            next.play("f5");
            winner.waitFor("body[data-turn=yours]");
            assertThat(loser.page().locator("of-board .disc")).hasCount(5);
            assertThat(winner.page().locator("#watchers")).hasText("1 watching");
        }
    }

    @Test
    void where_no_one_else_is_there_both_stay_and_who_stands_up_leaves_a_seat_to_others(Site site) {
        try (Visitor black = site.visitor();
                Visitor white = site.visitor()) {
            String group = black.begin(white, "{\"winnerStays\":true}");
            GroupGameTest.rush(WIPE_OUT, 0, WIPE_OUT.size(), black, white);
            assertThat(white.page().locator("#rematch")).isVisible();
            white.press("Stand up");
            assertThat(black.page().locator("#between .ask")).hasText("A game starts when both seats are taken.");
            assertThat(black.page().locator("#rematch")).hasCount(0);
            // who comes in sits down by themselves, as in a new group
            try (Visitor third = site.visitor()) {
                third.open(group);
                black.waitFor("body[data-turn=yours]");
                assertThat(third.page().locator("#resign")).isVisible();
                assertThat(white.page().locator("#told")).containsText("You are watching.");
            }
        }
    }

    @Test
    void who_has_no_game_to_finish_leaves_the_group_and_may_come_back(Site site) {
        try (Visitor host = site.visitor();
                Visitor friend = site.visitor();
                Visitor watcher = site.visitor()) {
            String group = host.begin(friend, "{}");
            watcher.comeInto(group);
            assertThat(host.page().locator("#leave")).hasCount(0);
            watcher.page().locator("#leave").click();
            assertThat(watcher.strip()).containsText("Leave this group? You can come back by its link.");
            watcher.press("Stay");
            assertThat(watcher.strip()).isEmpty();
            watcher.page().locator("#leave").click();
            watcher.page().locator("of-notice .btn").first().click();
            watcher.page().waitForURL("**/en/");
            assertThat(host.page().locator("#members li")).hasCount(2);
            watcher.open(group);
            assertThat(host.page().locator("#members li")).hasCount(3);
        }
    }

    @Test
    void who_is_taken_out_sees_nothing_of_the_group_and_goes_on_with_one_of_their_own(Site site) {
        try (Visitor host = site.visitor();
                Visitor friend = site.visitor();
                Visitor watcher = site.visitor()) {
            String group = host.begin(friend, "{}");
            watcher.comeInto(group);
            host.play("f5");
            watcher.waitFor("[data-square=f5] .disc");
            host.page().locator("#members .out").click();
            host.page().locator("of-notice .btn").first().click();
            for (int visit = 0; visit < 2; visit++) {
                assertThat(watcher.strip()).hasText("The host has taken you out of this group.");
                assertThat(watcher.page().locator("of-board .disc")).hasCount(4);
                assertThat(watcher.page().locator(".frame.still")).hasCount(1);
                for (String gone : List.of("#members", "#link", "#settings", "#says", "#moves", ".bar .count")) {
                    assertThat(watcher.page().locator(gone).first()).isHidden();
                }
                assertThat(watcher.page().locator("main .btn:visible")).hasCount(1);
                watcher.expectAccessible("a group one was taken out of");
                watcher.open(group);
            }
            watcher.page().locator("#own-group").click();
            watcher.waitFor("body[data-connection=open]");
            assertThat(watcher.page().locator("#members li")).hasCount(1);
        }
    }

    private static Locator member(Visitor visitor, String text) {
        return visitor.page().locator("#members li", new Page.LocatorOptions().setHasText(text));
    }
}
