package outflank.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import outflank.server.Client;

/// What programs do by the HTTP API is seen by people in their pages, and the other way round.
@Tag("slow")
@ExtendWith(Chromium.class)
class ProgramsTest {

    @Test
    void a_program_hosts_a_group_in_which_a_person_plays(Site site) {
        try (Visitor visitor = site.visitor()) {
            Client program = new Client(site.address(), null, null).become("Robo");
            JsonNode opened = program.post("/api/v1/groups", "{}").json();
            String group = "/api/v1/groups/" + opened.required("id").asText();
            visitor.open(opened.required("url").asText());
            Page page = visitor.page();
            visitor.waitFor("#now[data-game=running]");
            String game = "/api/v1/games/" + visitor.game();
            page.evaluate("""
                    game => {
                      window.events = [];
                      window.stream = new EventSource(`${game}/events?since=0`);
                      stream.onmessage = event => events.push(`${event.lastEventId} ${JSON.parse(event.data).type}`);
                    }""", game);

            // any subset of the settings
            assertThat(program.put(group + "/settings", "{\"marks\":false,\"turnLimit\":60}")
                            .status())
                    .isEqualTo(200);
            assertThat(page.locator("[data-setting=marks] input")).not().isChecked();
            assertThat(page.locator("[data-setting=turnLimit] input[value='60']"))
                    .isChecked();
            assertThat(page.locator("[data-setting=winnerStays] input")).not().isChecked();

            Friend friend = new Friend(program, visitor, group);
            friend.play(0, "f5");
            visitor.play("f6");
            assertThat(page.locator(".moves button")).hasCount(2);
            friend.does("takeback");
            assertThat(visitor.strip()).containsText("Robo asks to take back f5.");
            visitor.press("Allow");
            assertThat(page.locator(".moves button")).hasCount(0);
            friend.play(0, "d3");
            page.locator("#takeback:disabled").waitFor();
            visitor.play("c3");
            page.locator("#takeback:enabled").click();
            assertThat(visitor.strip()).containsText("You asked Robo to let you take back c3.");
            friend.does("takeback/decline");
            assertThat(visitor.strip()).containsText("Robo would rather play on.");
            friend.does("resign");
            assertThat(page.locator("#now")).containsText("Robo resigned.");
            visitor.waitUntil("events.at(-1)?.endsWith('ended')");
            assertThat(page.evaluate("events"))
                    .isEqualTo(List.of(
                            "1 moved",
                            "2 moved",
                            "3 takebackOffered",
                            "4 tookBack",
                            "5 moved",
                            "6 moved",
                            "7 takebackOffered",
                            "8 takebackDeclined",
                            "9 ended"));
            page.evaluate("stream.close()");

            assertThat(program.post(group + "/rematch").status()).isEqualTo(200);
            assertThat(page.locator("of-notice")).containsText("Robo asks for a rematch.");
            visitor.press("Rematch, you are Black");
            visitor.waitFor("body[data-turn=yours]");
            // as it was set before, from this game on
            assertThat(page.locator("time.clock")).hasCount(2);
            friend.does("resign");
            assertThat(program.delete(group + "/seat").status()).isEqualTo(200);
            assertThat(page.locator("[data-seat=white]")).isVisible();
            assertThat(program.post(group + "/seats/white").status()).isEqualTo(200);
            visitor.waitFor("body[data-turn=yours]");
        }
    }
}
