package outflank.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import outflank.rules.Move;
import outflank.rules.Transcript;
import outflank.server.Client;
import outflank.server.page.Language;
import outflank.server.page.Languages;

@Tag("slow")
@ExtendWith(Chromium.class)
class EveryPageTest {

    /// The shortest game there is: White has no disc left.
    private static final List<Move> SHORTEST =
            Transcript.parse("e6f4e3f6g5d6e7f5c5").orThrow().moves();

    static Stream<Language> languages() {
        return Languages.onClassPath().all().stream();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void every_page_fits_and_is_accessible_in_every_language(Language language, Site site) {
        try (Visitor visitor = site.visitor(language.tag(), 1280, 800)) {
            Inspection pages = Inspection.of(visitor, language);
            String home = "/" + language.tag() + "/";

            visitor.open(home);
            visitor.waitFor("#main[data-state=yours]");
            visitor.square("d3").click();
            visitor.waitFor("#main[data-state=yours][data-ply='2']");
            visitor.square("a1").click();
            pages.lookWithAxe("home in mid-game, with a notice");

            visitor.open(home + "rules");
            pages.lookWithAxe("rules");
            expectFiguresPlayable(visitor);
            for (String text : List.of("how", "about", "privacy")) {
                visitor.open(home + text);
                pages.look(text);
            }

            visitor.open(home + "learn");
            visitor.waitFor("#main[data-state=asked]");
            visitor.square("h8").click();
            pages.lookWithAxe("the lesson after a wrong try");

            String link = GroupGameTest.openGroup(visitor);
            pages.look("a group with one member");
            Client friend = new Client(site.address(), null, null).become("Mia");
            String path = link.substring(link.lastIndexOf('/') + 1).split("[?#]", 2)[0];
            String game = friend.post("/api/v1/groups/" + path + "/join")
                    .json()
                    .required("gameId")
                    .asText();
            visitor.waitFor("body[data-turn=yours]");
            pages.lookWithAxe("a group with a game");
            for (int ply = 0; ply < SHORTEST.size(); ply++) {
                String square = SHORTEST.get(ply).square().name();
                if (ply % 2 == 0) {
                    visitor.play(square);
                    visitor.waitFor("[data-square=" + square + "] .disc");
                } else {
                    // the visitor's page shows a move before the server has it
                    for (int i = 0; i < 500 && plies(friend, game) < ply; i++) {
                        visitor.page().waitForTimeout(20);
                    }
                    assertThat(friend.move(game, ply, square).status()).isEqualTo(200);
                    visitor.waitFor("[data-square=" + square + "] .disc");
                }
            }
            visitor.waitFor("of-score");
            pages.look("a group with a result");

            visitor.open("/game/" + game + "?ply=5");
            visitor.waitFor("#seek");
            pages.lookWithAxe("a game's record");
            visitor.open(home + "settings");
            visitor.waitFor("#name:enabled");
            visitor.page().locator("#claim-make").click();
            visitor.waitFor("#claim-link");
            visitor.page().locator("#forget").click();
            pages.lookWithAxe("one's own settings, with a code and a question");
            visitor.open("/g/zzzzzzzz");
            pages.look("no such group");
            visitor.open(home + "nothing-here");
            pages.lookWithAxe("no such page");
        }
    }

    private static int plies(Client friend, String game) {
        return friend.get("/api/v1/games/" + game).json().required("ply").asInt();
    }

    /// Each figure of the page can be played on, or stepped through.
    private static void expectFiguresPlayable(Visitor visitor) {
        for (Locator figure : visitor.page().locator("of-figure").all()) {
            figure.locator(".trial button").first().click();
            Locator toPlay = figure.locator("of-board .sq.may");
            Locator toStep = figure.locator(".row-btns button:enabled");
            figure.locator("of-board .board").waitFor();
            assertThat(toPlay.count() > 0 || toStep.count() > 1)
                    .as("a figure that can be played or stepped: %s", figure.getAttribute("id"))
                    .isTrue();
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
    void who_is_alone_has_the_link_in_view_on_a_phone_and_sees_that_it_was_copied(Site site) {
        try (Visitor visitor = site.visitor("lt", 390, 844)) {
            visitor.profile().grantPermissions(List.of("clipboard-read", "clipboard-write"));
            visitor.openGroup("{}");
            Locator link = visitor.page().locator("#alone .link");
            BoundingBox before = link.boundingBox();
            assertThat(before.y + before.height).isLessThanOrEqualTo(844);
            link.locator("#copy").click();
            visitor.waitFor(".copied[data-done]");
            BoundingBox after = link.boundingBox();
            assertThat(List.of(after.x, after.y, after.width, after.height))
                    .isEqualTo(List.of(before.x, before.y, before.width, before.height));
            assertThat(visitor.page().locator(".copied").innerText()).isEqualTo("Nukopijuota");
        }
    }

    @Test
    void nothing_moves_while_a_group_comes_up_on_a_phone(Site site) {
        try (Visitor opener = site.visitor("en", 390, 844);
                Visitor friend = site.visitor("en", 390, 844)) {
            for (Visitor visitor : List.of(opener, friend)) {
                visitor.profile().addInitScript("""
                        window.shifts = 0;
                        new PerformanceObserver((list) => {
                          for (const shift of list.getEntries()) window.shifts += shift.value;
                        }).observe({ type: "layout-shift", buffered: true });""");
            }
            opener.begin(friend, "{}");
            friend.waitFor("of-share .share");
            opener.page().reload();
            opener.waitFor("body[data-turn=yours]");
            for (Visitor visitor : List.of(opener, friend)) {
                visitor.page().waitForTimeout(300);
                assertThat((Number) visitor.page().evaluate("window.shifts"))
                        .extracting(Number::doubleValue, InstanceOfAssertFactories.DOUBLE)
                        .isLessThan(0.02);
            }
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
}
