package outflank.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import outflank.rules.Color;
import outflank.rules.Game;
import outflank.rules.Move;
import outflank.rules.Transcript;
import outflank.server.Client;

@Tag("slow")
@ExtendWith(Chromium.class)
class GroupGameTest {

    /// Twelve moves, White skipped once on the way, and all white discs gone at the end.
    private static final Game SHORT =
            Transcript.parse("e6f4g3c6c4f3f2b3a2g2h1b7").orThrow();

    @Test
    void two_play_a_game_by_link_to_the_result_and_a_rematch_while_a_third_watches(Site site) {
        try (Visitor opener = site.visitor();
                Visitor friend = site.visitor("fil", 390, 844);
                Visitor watcher = site.visitor("en", 768, 1024)) {
            String link = openGroup(opener);
            friend.open(link);
            opener.waitFor("body[data-turn=yours]");
            watcher.comeInto(link);
            assertThat(watcher.page().locator("#members")).containsText("watching");

            assertThat(SHORT.moves()).anyMatch(Move::skipsOpponent);
            play(SHORT.moves(), opener, friend, List.of(watcher));

            for (Visitor visitor : List.of(opener, friend, watcher)) {
                assertThat(visitor.page().locator("of-board .disc.b")).hasCount(16);
                assertThat(visitor.page().locator("of-score")).isVisible();
            }
            assertThat(opener.page().locator("#now")).containsText("Black wins");
            assertThat(friend.page().locator("#now")).containsText("Panalo ang Itim");

            opener.press("Rematch");
            friend.waitFor("#between .btn.main");
            friend.page().locator("#between .btn.main").click();
            // colours have changed: the friend is Black now and moves first
            friend.waitFor("body[data-turn=yours]");
            assertThat(opener.page().locator("body")).not().hasAttribute("data-turn", "yours");
            friend.square("d3").click();
            opener.waitFor("body[data-turn=yours]");
            assertThat(watcher.page().locator("of-board .disc")).hasCount(5);
        }
    }

    @Test
    void a_player_who_reloads_or_closes_the_tab_is_back_in_the_seat(Site site) {
        try (Visitor black = site.visitor();
                Visitor white = site.visitor()) {
            String link = openGroup(black);
            white.open(link);
            black.waitFor("body[data-turn=yours]");
            play(SHORT.moves().subList(0, 3), black, white, List.of());
            white.page().reload();
            white.waitFor("body[data-turn=yours]");
            white.square("c6").click();
            black.waitFor("body[data-turn=yours]");
            black.closeTabAndOpen(link);
            black.waitFor("body[data-turn=yours]");
            black.square("c4").click();
            white.waitFor("body[data-turn=yours]");
            assertThat(white.page().locator("of-board .disc")).hasCount(9);
        }
    }

    @Test
    void a_lost_connection_is_shown_and_healed_without_losing_a_move(Site site) {
        try (Visitor black = site.visitor();
                Visitor white = site.visitor()) {
            String link = openGroup(black);
            white.open(link);
            black.waitFor("body[data-turn=yours]");
            white.profile().setOffline(true);
            white.page().evaluate("dispatchEvent(new Event('offline'))");
            black.square("f5").click();
            white.profile().setOffline(false);
            white.page().evaluate("dispatchEvent(new Event('online'))");
            white.waitFor("body[data-turn=yours]");
            assertThat(white.page().locator("of-board .disc")).hasCount(5);
        }
    }

    @Test
    void resigning_asks_once_and_ends_the_game(Site site) {
        try (Visitor black = site.visitor();
                Visitor white = site.visitor()) {
            String link = openGroup(black);
            white.open(link);
            black.waitFor("body[data-turn=yours]");
            black.square("f5").click();
            white.waitFor("body[data-turn=yours]");
            white.press("Resign");
            assertThat(white.page().locator("of-notice")).containsText("Resign this game?");
            white.page().locator("of-notice .btn").first().click();
            assertThat(black.page().locator("#now")).containsText("Black wins");
            assertThat(white.page().locator("#now")).containsText("You resigned");
        }
    }

    @Test
    void the_record_is_stepped_through_at_its_permanent_link(Site site) {
        try (Visitor black = site.visitor();
                Visitor white = site.visitor();
                Visitor reader = site.visitor()) {
            reader.open(recordOfShortGame(black, white));
            reader.waitFor("#transcript");
            assertThat(reader.page().locator("#transcript")).containsText("e6f4g3c6c4f3f2b3a2g2h1b7");
            reader.page().locator("#first").click();
            assertThat(reader.page().locator("of-board .disc")).hasCount(4);
            for (int ply = 1; ply <= SHORT.ply(); ply++) {
                reader.page().locator("#forward").click();
                assertThat(reader.page().locator("of-board .disc")).hasCount(4 + ply);
            }
            assertThat(reader.page().locator("of-board .disc.w")).hasCount(0);
        }
    }

    @Test
    void the_record_is_stepped_through_by_keys_from_anywhere_on_its_page(Site site) {
        try (Visitor black = site.visitor();
                Visitor white = site.visitor();
                Visitor reader = site.visitor()) {
            reader.open(recordOfShortGame(black, white));
            reader.waitFor("#step p");
            Keyboard keys = reader.page().keyboard();
            Locator discs = reader.page().locator("of-board .disc");
            keys.press("Home");
            assertThat(discs).hasCount(4);
            assertThat(reader.page().locator("#step")).hasText("Before the first move");
            keys.press("ArrowRight");
            assertThat(discs).hasCount(5);
            assertThat(reader.page().locator("#step")).containsText("Move 1 of " + SHORT.ply());
            reader.square("a1").click();
            keys.press("ArrowRight");
            assertThat(discs).hasCount(6);
            keys.press("ArrowLeft");
            assertThat(discs).hasCount(5);
            keys.press("End");
            assertThat(discs).hasCount(4 + SHORT.ply());
            reader.square("e4").focus();
            keys.press("ArrowLeft");
            assertThat(reader.square("d4")).isFocused();
            assertThat(discs).hasCount(4 + SHORT.ply());
        }
    }

    @Test
    void a_friend_comes_in_by_the_code_that_was_read_out(Site site) {
        try (Visitor host = site.visitor();
                Visitor friend = site.visitor("en", 390, 844)) {
            String link = openGroup(host);
            String code = link.substring(link.length() - 8);
            friend.open("/en/");
            friend.waitFor("#main[data-state=yours]");
            Locator field = friend.page().locator("#code");
            Locator said = friend.page().locator("#code-said");
            Object below = friend.page().evaluate("document.querySelector('#two').offsetTop");

            Keyboard keys = friend.page().keyboard();
            field.scrollIntoViewIfNeeded();
            friend.page().locator("#friend").focus();
            keys.press("Tab");
            assertThat(field).isFocused();
            keys.press("Enter");
            assertThat(said).isEmpty();
            keys.type("zzzz-zzzz");
            keys.press("Enter");
            assertThat(said).hasText("There is no group ZZZZZZZZ. Check the code.");
            assertThat(field).isFocused();
            assertThat(friend.page().evaluate("document.querySelector('#two').offsetTop"))
                    .isEqualTo(below);
            friend.expectAccessible("home after a code of no group");
            friend.expectNoOverflow("home after a code of no group");

            keys.press("Control+A");
            keys.type(" " + code.substring(0, 4).toUpperCase(Locale.ROOT) + "-" + code.substring(4));
            assertThat(said).isEmpty();
            keys.press("Enter");
            friend.page().waitForURL(link);
            friend.waitFor("body[data-connection=open]");
            host.waitFor("body[data-turn=yours]");
        }
    }

    /// Plays [#SHORT] to its end and gives the address of its record.
    private static String recordOfShortGame(Visitor black, Visitor white) {
        white.open(openGroup(black));
        black.waitFor("body[data-turn=yours]");
        play(SHORT.moves(), black, white, List.of());
        black.waitFor("#now a[href^='/game/']");
        return String.valueOf(black.attribute("#now a[href^='/game/']", "href"));
    }

    /// Opens a group from the home page and gives its link.
    static String openGroup(Visitor opener) {
        opener.open("/");
        opener.page().locator("#friend").click();
        opener.page().waitForURL("**/g/*");
        opener.waitFor("body[data-connection=open]");
        return opener.page().url();
    }

    /// Plays `moves` by mouse, each by the visitor whose turn it is, and sees them arrive at all others.
    static void play(List<Move> moves, Visitor black, Visitor white, List<Visitor> watchers) {
        for (Move move : moves) {
            Visitor mover = move.color() == Color.BLACK ? black : white;
            mover.waitFor("body[data-turn=yours]");
            mover.square(move.square().name()).click();
            for (Visitor watcher : watchers) {
                watcher.waitFor("[data-square=" + move.square().name() + "] .disc");
            }
            if (move.skipsOpponent()) {
                Visitor skipped = mover == black ? white : black;
                assertThat(skipped.page().locator(".bar.skipped")).isVisible();
            }
        }
        assertThat(moves).isNotEmpty();
    }

    /// Plays the moves from one ply to before another by calls, many a second: what is looked at is where they lead.
    static void rush(List<Move> moves, int from, int to, Visitor black, Visitor white) {
        Client blacks = black.program();
        Client whites = white.program();
        String game = black.game();
        for (int ply = from; ply < to; ply++) {
            Move move = moves.get(ply);
            Client mover = move.color() == Color.BLACK ? blacks : whites;
            assertThat(mover.move(game, ply, move.square().name()).status()).isEqualTo(200);
        }
        for (Visitor visitor : List.of(black, white)) {
            visitor.waitFor("[data-square=" + moves.get(to - 1).square().name() + "] .disc");
        }
    }
}
