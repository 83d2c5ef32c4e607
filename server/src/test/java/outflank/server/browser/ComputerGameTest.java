package outflank.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@Tag("slow")
@ExtendWith(Chromium.class)
class ComputerGameTest {

    @Test
    void a_whole_game_against_the_computer_is_played_by_mouse(Site site) {
        try (Visitor visitor = site.visitor()) {
            visitor.open("/");
            visitor.page().locator("input[name=level][value='1']").check();
            while (waitForTurn(visitor)) {
                visitor.legalSquares().first().click();
            }
            expectResult(visitor);
        }
    }

    @Test
    void a_whole_game_against_the_computer_is_played_by_keyboard_alone(Site site) {
        try (Visitor visitor = site.visitor()) {
            visitor.open("/en/");
            visitor.waitFor("#main[data-state=yours]");
            Keyboard keys = visitor.page().keyboard();
            keys.press("Tab");
            keys.press("Enter"); // the skip link
            tabInto(visitor, "of-board");
            while (waitForTurn(visitor)) {
                walkTo(visitor, nameOfFirstLegalSquare(visitor));
                keys.press("Enter");
            }
            expectResult(visitor);
        }
    }

    @Test
    void a_move_that_flips_nothing_is_explained_and_changes_nothing(Site site) {
        try (Visitor visitor = site.visitor()) {
            visitor.open("/en/");
            visitor.waitFor("#main[data-state=yours]");
            visitor.square("a1").click();
            assertThat(visitor.page().locator("#notice")).containsText("a1 flips no disc");
            assertThat(visitor.page().locator("#main")).hasAttribute("data-ply", "0");
        }
    }

    @Test
    void taking_back_returns_to_ones_own_last_turn(Site site) {
        try (Visitor visitor = site.visitor()) {
            visitor.open("/en/");
            visitor.waitFor("#main[data-state=yours]");
            visitor.square("d3").click();
            visitor.waitFor("#main[data-state=yours][data-ply='2']");
            visitor.page().locator("#take-back").click();
            visitor.waitFor("#main[data-state=yours][data-ply='0']");
            assertThat(visitor.legalSquares()).hasCount(4);
        }
    }

    @Test
    void the_computer_begins_when_the_visitor_chooses_white(Site site) {
        try (Visitor visitor = site.visitor()) {
            visitor.open("/en/");
            visitor.waitFor("#main[data-state=yours]");
            visitor.page().locator("input[name=color][value=white]").check();
            visitor.waitFor("#main[data-state=yours][data-ply='1']");
            assertThat(visitor.page().locator(".disc.b")).hasCount(4);
        }
    }

    @Test
    void two_at_one_device_take_turns(Site site) {
        try (Visitor visitor = site.visitor()) {
            visitor.open("/en/");
            visitor.waitFor("#main[data-state=yours]");
            visitor.page().locator("#two").click();
            visitor.waitFor("#main[data-mode=two]");
            visitor.square("f5").click();
            visitor.waitFor("#main[data-state=yours][data-ply='1']");
            visitor.square("d6").click();
            visitor.waitFor("#main[data-state=yours][data-ply='2']");
            assertThat(visitor.square("d6")).hasAccessibleName("d6, white disc, last move");
        }
    }

    @Test
    void a_running_game_survives_a_reload_and_a_closed_tab(Site site) {
        try (Visitor visitor = site.visitor()) {
            visitor.open("/en/");
            visitor.page().locator("input[name=level][value='2']").check();
            visitor.square("d3").click();
            visitor.waitFor("#main[data-state=yours][data-ply='2']");
            String before = boardOf(visitor);
            visitor.page().reload();
            visitor.waitFor("#main[data-state=yours][data-ply='2']");
            assertThat(boardOf(visitor)).isEqualTo(before);
            visitor.closeTabAndOpen("/en/");
            visitor.waitFor("#main[data-state=yours][data-ply='2']");
            assertThat(boardOf(visitor)).isEqualTo(before);
            assertThat(visitor.page().locator("input[name=level][value='2']")).isChecked();
        }
    }

    /// Waits for the visitor's turn; false when the game is over.
    private static boolean waitForTurn(Visitor visitor) {
        visitor.waitFor("#main[data-state=yours], #main[data-state=over]");
        return "yours".equals(visitor.attribute("#main", "data-state"));
    }

    private static void expectResult(Visitor visitor) {
        assertThat(visitor.page().locator("#score")).isVisible();
        int discs = visitor.page().locator("of-board .disc").count();
        int told = visitor.page().locator("#score .count").allInnerTexts().stream()
                .mapToInt(text -> Integer.parseInt(text.strip()))
                .sum();
        assertThat(told).isEqualTo(discs).isGreaterThan(4);
    }

    private static String boardOf(Visitor visitor) {
        return String.valueOf(visitor.page().evaluate("document.querySelector('of-board').board"));
    }

    private static String nameOfFirstLegalSquare(Visitor visitor) {
        return String.valueOf(visitor.attribute(".sq.may", "data-square"));
    }

    /// Presses Tab until the focus is inside `selector`.
    static void tabInto(Visitor visitor, String selector) {
        Page page = visitor.page();
        for (int i = 0; i < 30; i++) {
            if (Boolean.TRUE.equals(page.evaluate("s => !!document.activeElement.closest(s)", selector))) {
                return;
            }
            page.keyboard().press("Tab");
        }
        throw new AssertionError("Thirty times Tab did not lead into " + selector + ".");
    }

    /// Walks with the arrow keys from the focused square to `target`.
    static void walkTo(Visitor visitor, String target) {
        Page page = visitor.page();
        String at = String.valueOf(page.evaluate("document.activeElement.dataset.square"));
        assertThat(at).as("the square that has the focus").matches("[a-h][1-8]");
        int right = target.charAt(0) - at.charAt(0);
        int down = target.charAt(1) - at.charAt(1);
        for (int i = 0; i < Math.abs(right); i++) {
            page.keyboard().press(right > 0 ? "ArrowRight" : "ArrowLeft");
        }
        for (int i = 0; i < Math.abs(down); i++) {
            page.keyboard().press(down > 0 ? "ArrowDown" : "ArrowUp");
        }
    }
}
