package outflank.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import outflank.rules.Transcript;

@Tag("slow")
@ExtendWith(Chromium.class)
class EveryPageTest {

    @ParameterizedTest
    @CsvSource({
        "en, 1280, 800, LIGHT, true",
        "en, 390, 844, DARK, true",
        "fil, 390, 844, LIGHT, true",
        "fil, 320, 640, LIGHT, false"
    })
    void every_page_fits_and_is_accessible(
            String language, int width, int height, ColorScheme scheme, boolean withAxe, Site site) {
        try (Visitor visitor = site.visitor(language, width, height, scheme);
                Visitor friend = site.visitor()) {
            visitor.open("/" + language + "/");
            visitor.waitFor("#main[data-state=yours]");
            expectGood(visitor, withAxe, "home");
            visitor.square("d3").click();
            visitor.waitFor("#main[data-state=yours][data-ply='2']");
            visitor.square("a1").click();
            expectGood(visitor, withAxe, "home in mid-game with a notice");

            String link = GroupGameTest.openGroup(visitor);
            expectGood(visitor, withAxe, "a group with one member");
            friend.open(link);
            visitor.waitFor("body[data-turn=yours]");
            expectGood(visitor, withAxe, "a group with a game");
            GroupGameTest.play(
                    Transcript.parse("e6f4g3c6c4f3f2b3a2g2h1b7").orThrow().moves(), visitor, friend, List.of());
            visitor.waitFor("of-score");
            expectGood(visitor, withAxe, "a group with a result");
            visitor.open(String.valueOf(visitor.attribute("#now a[href^='/game/']", "href")) + "?ply=5");
            visitor.waitFor("#seek");
            expectGood(visitor, withAxe, "a game's record");

            visitor.open("/" + language + "/settings");
            visitor.waitFor("#name:enabled");
            visitor.page().locator("#claim-make").click();
            visitor.waitFor("#claim-link");
            visitor.page().locator("#forget").click();
            expectGood(visitor, withAxe, "one's own settings, with a code and a question");

            visitor.open("/g/zzzzzzzz");
            expectGood(visitor, withAxe, "no such group");
            visitor.open("/" + language + "/nothing-here");
            expectGood(visitor, withAxe, "no such page");
        }
    }

    @Test
    void the_whole_board_and_both_bars_are_in_view_on_a_phone(Site site) {
        try (Visitor visitor = site.visitor("en", 390, 664)) {
            visitor.open("/en/");
            visitor.waitFor("#main[data-state=yours]");
            BoundingBox above = visitor.page().locator("#bar-above .bar").boundingBox();
            BoundingBox below = visitor.page().locator("#bar-below .bar").boundingBox();
            BoundingBox square = visitor.square("h8").boundingBox();
            assertThat(above.y).isGreaterThanOrEqualTo(0);
            assertThat(below.y + below.height).isLessThanOrEqualTo(664);
            assertThat(square.x + square.width).isLessThanOrEqualTo(390);
            assertThat(square.width).isGreaterThanOrEqualTo(44);
        }
    }

    @Test
    void the_language_chosen_is_kept_on_every_page(Site site) {
        try (Visitor visitor = site.visitor()) {
            visitor.open("/");
            assertThat(visitor.page().url()).endsWith("/en/");
            visitor.page().locator("details.languages summary").click();
            visitor.page().locator("details.languages a[hreflang=fil]").click();
            visitor.page().waitForURL("**/fil/");
            assertThat(visitor.attribute("html", "lang")).isEqualTo("fil");
            visitor.open("/");
            assertThat(visitor.page().url()).endsWith("/fil/");
            GroupGameTest.openGroup(visitor);
            assertThat(visitor.attribute("html", "lang")).isEqualTo("fil");
        }
    }

    @Test
    void pages_are_readable_without_script(Site site) {
        try (Visitor visitor = site.visitor()) {
            visitor.page().route("**/*.js", route -> route.abort());
            visitor.open("/en/");
            assertThat(visitor.page().locator("of-board .disc").count()).isEqualTo(4);
            assertThat(visitor.page().locator("h1").innerText()).isNotBlank();
        }
    }

    @Test
    void the_theme_chosen_is_kept(Site site) {
        try (Visitor visitor = site.visitor()) {
            visitor.open("/en/");
            visitor.page().locator("#theme").click();
            assertThat(visitor.attribute("html", "data-theme")).isEqualTo("dark");
            visitor.page().reload();
            assertThat(visitor.attribute("html", "data-theme")).isEqualTo("dark");
        }
    }

    private static void expectGood(Visitor visitor, boolean withAxe, String where) {
        if (withAxe) {
            visitor.expectAccessible(where);
        }
        visitor.expectNoOverflow(where);
    }
}
