package outflank.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static outflank.server.browser.PlayingTogetherTest.pass;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Response;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import outflank.rules.Move;
import outflank.rules.Transcript;
import outflank.server.FakeClock;
import outflank.server.game.Played;

/// What each setting of a group does, as its people see it.
@Tag("slow")
@ExtendWith(StoppedClock.class)
class GroupSettingsTest {

    private static final List<Move> WIPE_OUT =
            Transcript.parse(Played.WIPE_OUT).orThrow().moves();

    @Test
    void each_setting_has_a_name_an_explanation_a_default_and_someone_who_may_change_it(Site site) {
        try (Visitor host = site.visitor();
                Visitor friend = site.visitor()) {
            friend.open(host.openGroup("{}"));
            friend.waitFor("[data-setting=winnerStays] input");
            for (Locator row : friend.page().locator("[data-setting]").all()) {
                assertThat(row.locator("th").innerText()).isNotBlank();
                assertThat(row.locator("td").first().innerText()).isNotBlank();
            }
            assertThat(friend.page().locator("[data-setting] [data-label=Default]"))
                    .hasText(new String[] {"On", "On", "None", "None", "Off", "Anyone", "Level 3, easy", "Off"});
            assertThat(friend.page().locator("[data-setting] :enabled")).hasCount(0);
            assertThat(friend.page().locator("#settings-note")).containsText("is the host and can change these.");
            assertThat(host.page().locator("[data-setting] :disabled")).hasCount(0);
            assertThat(host.page().locator("#settings-note")).containsText("You are the host");
        }
    }

    @Test
    void marks_of_legal_squares_go_and_come_back_for_all_at_once(Site site) {
        try (Visitor host = site.visitor();
                Visitor friend = site.visitor()) {
            host.begin(friend, "{}");
            host.play("f5");
            friend.waitFor("body[data-turn=yours]");
            assertThat(friend.legalSquares()).hasCount(3);
            host.set("marks", "false");
            assertThat(friend.legalSquares()).hasCount(0);
            assertThat(friend.strip()).containsText("The host changed “Mark legal squares”: Off.");
            // a square that flips nothing is refused without giving away where one could play
            friend.square("a1").click();
            assertThat(friend.strip()).hasText("a1 flips no disc.");
            host.set("marks", "true");
            assertThat(friend.legalSquares()).hasCount(3);
            friend.play("f6");
            host.waitFor("body[data-turn=yours]");
        }
    }

    @Test
    void colours_stay_in_a_rematch_where_they_do_not_alternate(Site site) {
        try (Visitor host = site.visitor();
                Visitor friend = site.visitor()) {
            host.begin(friend, "{\"alternate\":false}");
            friend.resign();
            host.press("Rematch, you are Black");
            assertThat(friend.page().locator("#rematch")).hasText("Rematch, you are White");
            friend.page().locator("#rematch").click();
            host.waitFor("body[data-turn=yours]");
            assertThat(friend.page().locator("[data-setting=alternate] input"))
                    .not()
                    .isChecked();
            host.play("f5");
            friend.waitFor("body[data-turn=yours]");
        }
    }

    @Test
    void the_tournament_count_gives_empty_squares_to_the_winner(Site site) {
        try (Visitor host = site.visitor();
                Visitor friend = site.visitor()) {
            host.begin(friend, "{}");
            GroupGameTest.rush(WIPE_OUT, 0, WIPE_OUT.size(), host, friend);
            Locator score = friend.page().locator("of-score .count");
            assertThat(score).hasText(new String[] {"13", "0"});
            host.set("tournamentCount", "true");
            assertThat(score).hasText(new String[] {"64", "0"});
            assertThat(friend.page().locator("#told")).containsText("51 empty squares are counted for the winner.");
            assertThat(friend.page().locator("#now")).containsText("Black wins");
            host.set("tournamentCount", "false");
            assertThat(score).hasText(new String[] {"13", "0"});
        }
    }

    @Test
    void who_may_watch_is_turned_away_or_let_in_again_at_once(Site site) {
        try (Visitor host = site.visitor();
                Visitor friend = site.visitor();
                Visitor member = site.visitor();
                Visitor stranger = site.visitor()) {
            String group = host.begin(friend, "{}");
            member.comeInto(group);
            host.play("f5");
            member.waitFor("[data-square=f5] .disc");
            String game = "/game/" + host.game();
            assertThat(statusOf(stranger, game)).isEqualTo(200);

            host.set("watch", "members");
            assertThat(member.page().locator("[data-setting=watch] input[value=members]"))
                    .isChecked();
            assertThat(statusOf(stranger, game)).isEqualTo(403);
            assertThat(stranger.page().locator("h1")).hasText("You cannot watch this game");
            assertThat(stranger.page().locator("main"))
                    .containsText("The host of its group has set who sees the games");
            assertThat(stranger.page().locator(".disc")).hasCount(0);
            friend.play("f6");
            member.waitFor("[data-square=f6] .disc");

            host.set("watch", "players");
            assertThat(member.page().locator("[data-setting=watch] input[value=players]"))
                    .isChecked();
            assertThat(member.page().locator("#told")).containsText("Two are playing by themselves");
            assertThat(member.strip()).isEmpty();
            assertThat(member.page().locator(".frame.still")).hasCount(1);
            assertThat(member.page().locator(".moves button")).hasCount(0);
            host.play("e6");
            friend.waitFor("[data-square=e6] .disc");
            assertThat(member.page().locator("of-board .disc")).hasCount(4);

            host.set("watch", "anyone");
            member.waitFor("[data-square=e6] .disc");
            assertThat(statusOf(stranger, game)).isEqualTo(200);
        }
    }

    @Test
    void the_computer_in_a_seat_has_the_level_that_was_set_when_the_game_began(Site site, FakeClock clock) {
        try (Visitor host = site.visitor();
                Visitor friend = site.visitor()) {
            String group = host.begin(friend, "{\"level\":5}");
            host.set("level", "1");
            assertThat(friend.strip())
                    .containsText("The host changed “Stand-in computer”: Level 1, first game. From the next game.");
            friend.page().close();
            // closed on purpose: the seat is kept for a shorter time
            assertThat(host.page().locator(".notice .timer")).hasText("0:15");
            pass(clock, 16, host);
            assertThat(host.page().locator(".bar.away")).containsText("Computer plays, level 5");
            host.play("f5");
            pass(clock, 1, host);
            host.waitFor("body[data-turn=yours]");
            friend.closeTabAndOpen(group);
            assertThat(friend.strip()).containsText("While you were away, the computer made 1 move for you.");
            assertThat(host.page().locator(".bar.away")).hasCount(0);
            host.legalSquares().first().click();
            friend.waitFor("body[data-turn=yours]");
        }
    }

    @Test
    void the_host_takes_a_seated_player_out_between_games_only(Site site) {
        try (Visitor host = site.visitor();
                Visitor friend = site.visitor()) {
            String group = host.begin(friend, "{}");
            Locator out = host.page().locator("#members .out");
            assertThat(out).hasCount(0);
            friend.resign();
            assertThat(friend.page().locator("#members .out")).hasCount(0);
            out.click();
            assertThat(host.strip()).containsText("out of the group? They cannot come back by the link.");
            host.press("No");
            assertThat(host.page().locator("#members li")).hasCount(2);
            out.click();
            host.page().locator("of-notice .btn").first().click();
            assertThat(friend.strip()).containsText("The host has taken you out of this group.");
            assertThat(host.page().locator("#members li")).hasCount(1);
            assertThat(host.page().locator("[data-seat=white]")).isVisible();
            friend.open(group);
            assertThat(friend.strip()).containsText("The host has taken you out of this group.");
        }
    }

    private static int statusOf(Visitor visitor, String path) {
        Response response = visitor.page().navigate(path);
        return response.status();
    }
}
