package outflank.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import outflank.rules.Move;
import outflank.server.game.Played;

/// What stands round the board in a game with friends, and what the board shows beside the discs.
@Tag("slow")
@ExtendWith(Chromium.class)
class InTheGameTest {

    /// A game at whose end Black, without a disc left, is handed two, and White is skipped three times.
    private static final List<Move> HANDED_OVER = Played.random(106).moves();

    @Test
    void supplies_run_out_and_a_disc_handed_over_is_told_beside_a_skip_and_at_the_end(Site site) {
        try (Visitor black = site.visitor();
                Visitor white = site.visitor()) {
            black.begin(white, "{}");
            assertThat(supply(black)).hasText("30 in supply");
            GroupGameTest.rush(HANDED_OVER, 0, 58, black, white);
            assertThat(supply(black)).hasText("0 in supply");
            assertThat(supply(white)).hasText("2 in supply");
            Locator skips = white.page().locator(".moves .skipped");
            assertThat(skips).hasCount(2);

            black.play(HANDED_OVER.get(58).square().name());
            assertThat(black.strip()).containsText("You move again. Your supply is empty.");
            assertThat(black.strip()).containsText("hands over a disc.");
            assertThat(white.strip()).containsText("You cannot move: your turn is skipped.");
            assertThat(white.strip()).containsText("supply is empty. You hand over a disc.");
            assertThat(supply(black)).hasText("0 in supply");
            assertThat(supply(white)).hasText("1 in supply");
            assertThat(skips).hasCount(3);
            assertThat(skips.last()).hasAccessibleName("White is skipped");

            black.play(HANDED_OVER.get(59).square().name());
            assertThat(white.page().locator("#told")).containsText("supply is empty. You hand over a disc.");
            assertThat(black.page().locator("#told")).containsText("Your supply is empty.");
            assertThat(white.page().locator("of-board .disc")).hasCount(64);
        }
    }

    @Test
    void discs_are_shared_out_in_a_bar_that_follows_the_board(Site site) {
        try (Visitor visitor = site.visitor()) {
            Friend friend = Friend.of(site, visitor, visitor.openGroup("{}"));
            Locator share = visitor.page().locator("of-share .share");
            assertThat(share).hasAccessibleName("Black 2, White 2, empty 60");
            visitor.play("f5");
            assertThat(share).hasAccessibleName("Black 4, White 1, empty 59");
            friend.play(1, "f6");
            assertThat(share).hasAccessibleName("Black 3, White 3, empty 58");
            visitor.waitUntil("""
                            () => {
                              const [b, e, w] = [..."bew"].map((side) => document.querySelector(`.share .${side}`).offsetWidth);
                              return b > 0 && b === w && e > 10 * b;
                            }""");
        }
    }

    @Test
    void a_player_steps_back_and_forth_while_the_game_goes_on(Site site) {
        try (Visitor visitor = site.visitor()) {
            Friend friend = Friend.of(site, visitor, visitor.openGroup("{}"));
            visitor.play("f5");
            friend.play(1, "f6");
            visitor.play("e6");
            Page page = visitor.page();
            Locator discs = page.locator("of-board .disc");
            assertThat(page.locator(".moves button")).hasCount(3);
            page.locator("[data-step=prev]").click();
            page.locator("[data-step=prev]").click();
            assertThat(discs).hasCount(5);
            assertThat(visitor.strip()).containsText("Move 1 of 3");

            friend.play(3, "f4");
            // who looks back stays there, and is told what waits
            assertThat(visitor.strip()).containsText("Move 1 of 4 It is your turn.");
            assertThat(page).hasTitle(Pattern.compile("Your turn.*"));
            assertThat(discs).hasCount(5);
            assertThat(visitor.legalSquares()).hasCount(0);
            page.locator("[data-step=next]").click();
            assertThat(discs).hasCount(6);
            page.locator(".moves button").nth(2).click();
            assertThat(discs).hasCount(7);
            assertThat(page.locator(".moves [aria-current]")).hasAccessibleName("Move 3, Black e6");
            page.locator("[data-step=first]").press("Home");
            assertThat(discs).hasCount(4);
            page.locator("[data-step=first]").press("Escape");
            assertThat(discs).hasCount(8);
            assertThat(visitor.strip()).isEmpty();
            assertThat(visitor.legalSquares()).not().hasCount(0);
            page.locator("[data-step=prev]").click();
            visitor.press("Back to the game");
            visitor.legalSquares().first().click();
            assertThat(page.locator(".moves button")).hasCount(5);
        }
    }

    @Test
    void flips_are_seen_before_a_move_by_mouse_and_by_keyboard(Site site) {
        try (Visitor visitor = site.visitor()) {
            Friend friend = Friend.of(site, visitor, visitor.openGroup("{}"));
            visitor.waitFor("body[data-turn=yours]");
            Locator would = visitor.page().locator("of-board .disc.would");
            visitor.square("f5").hover();
            assertThat(would).hasCount(1);
            assertThat(visitor.square("e5").locator(".would")).hasCount(1);
            visitor.square("a1").hover();
            assertThat(would).hasCount(0);
            visitor.page().locator("h1").hover();

            Keyboard keys = visitor.page().keyboard();
            ComputerGameTest.tabInto(visitor, "of-board");
            ComputerGameTest.walkTo(visitor, "f5");
            assertThat(would).hasCount(1);
            assertThat(visitor.square("f5")).hasAccessibleName("f5, empty, you can play here, flips 1");
            ComputerGameTest.walkTo(visitor, "f6");
            assertThat(would).hasCount(0);
            keys.press("ArrowUp");
            keys.press("Enter");
            // no preview on the other's turn
            visitor.square("f6").hover();
            friend.play(1, "f6");
            visitor.waitFor("body[data-turn=yours]");

            // squares that are not marked give nothing away
            visitor.set("marks", "false");
            assertThat(visitor.legalSquares()).hasCount(0);
            visitor.square("e6").hover();
            visitor.square("e6").focus();
            assertThat(would).hasCount(0);
        }
    }

    @Test
    void a_finger_confirms_each_move_where_it_wants_to(Site site) {
        try (Visitor visitor = site.touching()) {
            visitor.open("/en/settings");
            visitor.page().locator("input[name=confirm]").check();
            Friend friend = Friend.of(site, visitor, visitor.openGroup("{}"));
            visitor.waitFor("body[data-turn=yours]");
            visitor.square("f5").tap();
            assertThat(visitor.page().locator("of-board .disc.would")).hasCount(1);
            visitor.square("f5").tap();
            friend.play(1, "f6");
            visitor.waitFor("body[data-turn=yours]");
            visitor.square("e6").tap();
            assertThat(visitor.square("e6")).hasClass("sq may aim chosen");
            assertThat(visitor.page().locator(".moves button")).hasCount(2);
            visitor.square("e6").tap();
            assertThat(visitor.page().locator(".moves button")).hasCount(3);
        }
    }

    @Test
    void who_mutes_the_others_hears_nothing_until_they_are_heard_again(Site site) {
        try (Visitor black = site.visitor();
                Visitor white = site.visitor()) {
            black.begin(white, "{}");
            Locator heard = black.page().locator(".bar .heard");
            black.page().locator("#mute").click();
            assertThat(black.page().locator(".last-heard")).hasText("You do not see what others say.");
            white.page().locator("[data-say=oops]").click();
            assertThat(white.page().locator(".bar .heard")).hasText("Oops");
            // what comes after it on the same line has come, and nothing was shown
            black.play("f5");
            white.play("f6");
            black.waitFor("body[data-turn=yours]");
            assertThat(heard).hasCount(0);

            black.page().reload();
            black.waitFor("body[data-connection=open]");
            black.page().locator("#mute[aria-pressed=true]").click();
            white.page().locator("[data-say=thanks]").click();
            assertThat(heard).hasText("Thanks");
            assertThat(black.page().locator(".last-heard")).containsText("Thanks");
        }
    }

    @Test
    void a_move_is_heard_until_sounds_are_turned_off(Site site) {
        try (Visitor visitor = site.visitor()) {
            visitor.page().addInitScript("""
                            window.knocks = 0;
                            const Real = AudioContext;
                            window.AudioContext = class extends Real {
                              constructor() { super(); window.audio = this; }
                              createOscillator() { window.knocks++; return super.createOscillator(); }
                            };""");
            Friend friend = Friend.of(site, visitor, visitor.openGroup("{}"));
            visitor.waitFor("body[data-turn=yours]");
            visitor.page().locator("h1").click();
            visitor.waitUntil("window.audio?.state === 'running'");
            visitor.play("f5");
            visitor.waitUntil("window.knocks > 0");
            friend.play(1, "f6");
            visitor.waitFor("body[data-turn=yours]");
            visitor.page().locator("#sound").click();
            Object before = visitor.page().evaluate("window.knocks");
            visitor.play("e6");
            friend.play(3, "f4");
            visitor.waitFor("body[data-turn=yours]");
            assertThat(visitor.page().evaluate("window.knocks")).isEqualTo(before);
        }
    }

    private static Locator supply(Visitor visitor) {
        return visitor.page().locator(".bar .tray").last();
    }
}
