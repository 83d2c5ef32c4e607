package outflank.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.LoadState;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@Tag("slow")
@ExtendWith(Chromium.class)
class LessonTest {

    /// Any square with a dot.
    private static final String ANY = "any";

    /// What to play in each step.
    private static final List<List<String>> SOLUTIONS = List.of(
            List.of("d3"),
            List.of("a4"),
            List.of("c5"),
            List.of("f4"),
            List.of("d3"),
            List.of("f7", ANY),
            List.of("h1"),
            List.of(ANY, ANY, ANY, ANY),
            List.of("h8", "g8"));

    @Test
    void the_lesson_is_finished_by_keyboard_alone_and_leads_to_a_first_game(Site site) {
        try (Visitor visitor = site.visitor()) {
            visitor.open("/en/learn");
            visitor.waitFor("#main[data-state=asked]");
            Keyboard keys = visitor.page().keyboard();
            keys.press("Tab");
            keys.press("Enter"); // the skip link
            ComputerGameTest.tabInto(visitor, "of-board");
            for (int step = 1; step <= SOLUTIONS.size(); step++) {
                for (String square : SOLUTIONS.get(step - 1)) {
                    visitor.waitFor("#main[data-step='" + step + "'][data-state=asked]");
                    ComputerGameTest.walkTo(visitor, square.equals(ANY) ? firstLegal(visitor) : square);
                    keys.press("Enter");
                }
                assertThat(visitor.page().locator("#next")).isFocused();
                keys.press("Enter");
            }
            visitor.waitFor("#main[data-state=end]");
            keys.press("Enter");
            visitor.waitFor("#main[data-state=yours]");
            assertThat(visitor.page().locator("input[name=level][value='1']")).isChecked();
            assertThat(visitor.legalSquares()).hasCount(4);
        }
    }

    @Test
    void wrong_tries_are_answered_by_what_was_wrong_and_no_network_is_needed(Site site) {
        try (Visitor visitor = site.visitor("en", 390, 844)) {
            visitor.open("/en/learn");
            solve(visitor, 1);
            visitor.page().reload();
            visitor.waitFor("#main[data-step='2'][data-state=asked]");
            assertThat(visitor.strip()).containsText("You left off here");
            visitor.page().waitForLoadState(LoadState.NETWORKIDLE);
            List<String> failed = new CopyOnWriteArrayList<>();
            visitor.page().onRequestFailed(request -> failed.add(request.url()));
            visitor.loseNetwork();

            refuse(visitor, "e4", "e4 is taken");
            refuse(visitor, "h8", "h8 flips no disc. No white disc stands beside it.");
            refuse(visitor, "b2", "b2 would flip 2 discs: a legal move, but not the one asked for.");
            visitor.expectAccessible("the lesson after a wrong try");
            visitor.press("Hint");
            assertThat(visitor.strip()).containsText("your disc on e4");
            visitor.press("Hint");
            assertThat(visitor.page().locator(".sq.marked")).hasCount(2);
            visitor.press("Hint");
            assertThat(visitor.strip()).containsText("Try a4");
            solve(visitor, 2);
            solve(visitor, 3);
            refuse(visitor, "b3", "b3 flips no disc. The white line beside it ends at d3, and d3 is empty.");
            solve(visitor, 4);
            refuse(visitor, "e7", "e7 flips no disc. Your own disc on e6 is in the way");
            solve(visitor, 5);
            solve(visitor, 6, () -> {
                assertThat(visitor.page().locator("#task")).containsText("You can move again.");
                assertThat(visitor.strip()).not().containsText("You cannot move");
            });
            solve(visitor, 7);
            solve(visitor, 8);
            visitor.waitFor("#main[data-step='9'][data-state=asked]");
            visitor.square("h2").click();
            visitor.waitFor("#main[data-state=asked] [data-square=h1] .disc");
            visitor.square("h8").click();
            visitor.waitFor("#main[data-state=lost]");
            assertThat(visitor.strip()).containsText("The end: Black 31, White 33.");
            visitor.press("Try again");
            solve(visitor, 9);
            visitor.waitFor("#main[data-state=end]");
            visitor.expectNoOverflow("the end of the lesson");
            assertThat(failed).isEmpty();

            visitor.regainNetwork();
            assertThat(visitor.legalSquares()).hasCount(4);
            assertThat(visitor.page().locator("#advice")).containsText("Point at a dot");
            visitor.square("a1").click();
            assertThat(visitor.strip()).containsText("a1 flips no disc.");
            visitor.square("d3").click();
            visitor.waitFor("#main[data-mode=computer][data-state=yours][data-ply='2']");
            assertThat(visitor.page().locator("[data-square=d3] .disc")).hasCount(1);
        }
    }

    private static void refuse(Visitor visitor, String square, String answer) {
        visitor.waitFor("#main[data-state=asked]");
        visitor.square(square).click();
        assertThat(visitor.strip()).containsText(answer);
        assertThat(visitor.page().locator("#main")).hasAttribute("data-state", "asked");
    }

    /// Does a step, and goes on to the next.
    private static void solve(Visitor visitor, int step) {
        solve(visitor, step, () -> {});
    }

    /// Does a step, and goes on to the next.
    ///
    /// @param beforeLast what is looked at before the step's last move
    private static void solve(Visitor visitor, int step, Runnable beforeLast) {
        List<String> squares = SOLUTIONS.get(step - 1);
        for (int i = 0; i < squares.size(); i++) {
            String square = squares.get(i);
            visitor.waitFor("#main[data-step='" + step + "'][data-state=asked]");
            if (i == squares.size() - 1) {
                beforeLast.run();
            }
            visitor.square(square.equals(ANY) ? firstLegal(visitor) : square).click();
        }
        Page page = visitor.page();
        Locator next = page.locator("#next");
        assertThat(next).isEnabled();
        next.click();
    }

    private static String firstLegal(Visitor visitor) {
        return String.valueOf(visitor.attribute(".sq.may", "data-square"));
    }
}
