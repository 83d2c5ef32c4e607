package outflank.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import outflank.server.page.PseudoLanguage;

/// Pages to read, and the boards in them, as Chromium shows them.
@Tag("slow")
@ExtendWith(Chromium.class)
class ReadingTest {

    @Test
    void a_language_with_longer_words_fits_as_well(Site site) {
        try (PseudoLanguage pseudo = PseudoLanguage.serve();
                Visitor visitor = new Site(pseudo.address(), site.browser()).visitor("en", 1280, 800)) {
            for (String name : List.of("rules", "how", "settings", "", "nothing-here")) {
                visitor.open("/" + PseudoLanguage.TAG + "/" + name);
                for (int width : new int[] {1280, 768, 390, 320}) {
                    visitor.page().setViewportSize(width, 800);
                    visitor.expectNoOverflow("(" + name + ") at " + width);
                }
            }
        }
    }

    @Test
    void a_figure_is_played_on_with_the_sites_referee_and_by_keyboard(Site site) {
        try (Visitor visitor = site.visitor()) {
            visitor.open("/en/rules");
            String figure = "#figure-skip ";
            visitor.page().locator(figure + ".trial button").click();
            visitor.waitFor(figure + "of-board .sq.may");
            assertThat(visitor.page().locator(figure + ".figs").isVisible()).isFalse();
            visitor.page().locator(figure + "[data-square=g8]").press("Enter");
            assertThat(visitor.page().locator(figure + ".trial-told").innerText())
                    .isEqualTo("White cannot move and is skipped. Black moves again.");
            assertThat(visitor.attribute(figure + "[data-square=g7]", "aria-label"))
                    .contains("just flipped");
            visitor.page().locator(figure + "[data-square=a1]").click();
            assertThat(visitor.page().locator(figure + ".trial-told").innerText())
                    .isEqualTo("a1 flips no disc.");
            visitor.expectAccessible("a figure on a board");
            visitor.press("Start again");
            assertThat(visitor.page().locator(figure + ".disc").count()).isEqualTo(14);
            visitor.press("Back to the diagrams");
            assertThat(visitor.page().locator(figure + ".figs").isVisible()).isTrue();
        }
    }

    @Test
    void a_figure_is_stepped_by_the_arrows(Site site) {
        try (Visitor visitor = site.visitor()) {
            visitor.open("/en/rules");
            String figure = "#figure-by-hand ";
            visitor.page().locator(figure + ".trial button").click();
            visitor.waitFor(figure + "of-board .board");
            visitor.page().locator(figure + "button[aria-label=Forward]").press("ArrowRight");
            assertThat(visitor.page().locator(figure + ".trial-told").innerText())
                    .startsWith("2/4 ");
            visitor.page().locator(figure + "button[aria-label=Forward]").press("ArrowLeft");
            assertThat(visitor.page().locator(figure + ".trial-told").innerText())
                    .startsWith("1/4 ");
        }
    }

    @Test
    void the_rules_are_readable_without_script(Site site) {
        try (Visitor visitor = site.visitor()) {
            visitor.page().route("**/*.js", route -> route.abort());
            visitor.open("/en/rules");
            assertThat(visitor.page().locator("svg.dia").count()).isGreaterThanOrEqualTo(20);
            assertThat(visitor.page().locator("svg.dia").first().isVisible()).isTrue();
            visitor.page()
                    .locator("summary", new Page.LocatorOptions().setHasText("Must I move"))
                    .click();
            assertThat(visitor.page().getByText("You cannot pass by choice.").isVisible())
                    .isTrue();
        }
    }

    @Test
    void what_a_reader_sets_for_the_board_holds_on_every_page(Site site) {
        try (Visitor visitor = site.visitor()) {
            visitor.open("/en/settings");
            visitor.page().locator("input[name=coordinates]").click();
            visitor.page().locator("input[name=animation]").click();
            visitor.open("/en/");
            visitor.waitFor("#main[data-state=yours]");
            assertThat(visitor.attribute("html", "data-animation")).isEqualTo("off");
            assertThat(visitor.page().locator(".files").isVisible()).isFalse();
            visitor.square("d3").click();
            visitor.waitFor("#main[data-state=yours][data-ply='2']");
            assertThat(visitor.page().locator(".sq.last .disc").count()).isEqualTo(1);
        }
    }
}
