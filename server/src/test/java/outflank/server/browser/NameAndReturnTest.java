package outflank.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/// One's name, the way to another device, and what is kept about one.
@Tag("slow")
@ExtendWith(Chromium.class)
class NameAndReturnTest {

    @Test
    void a_friendly_name_is_given_and_one_that_does_not_work_changes_nothing(Site site) {
        try (Visitor visitor = site.visitor()) {
            visitor.open("/en/settings");
            assertThat(visitor.page().locator("#name")).hasAttribute("placeholder", "You get one with your first game");
            visitor.openGroup("{}");
            String given = visitor.page().locator("#members bdi").innerText();
            assertThat(given).matches("\\p{Lu}[\\p{L} ]{2,19}");
            visitor.open("/en/settings");
            Locator name = visitor.page().locator("#name");
            Locator said = visitor.page().locator("#name-said");
            assertThat(name).hasValue(given);
            for (String bad : List.of("", "   ", "Com\u200bputer", "Mia\u202e", "C0mputer", "Reversi host\u0007")) {
                name.fill(bad);
                visitor.page().locator("#name-save").click();
                assertThat(said).containsText("That name does not work");
                assertThat(name).hasAttribute("aria-invalid", "true");
            }
            name.fill("a".repeat(21));
            assertThat(said).hasText("Too long: 21 characters, and 20 is the most.");
            visitor.page().locator("#name-save").click();
            assertThat(said).containsText("Too long");
            assertThat(name).hasAttribute("aria-invalid", "true");
            visitor.page().reload();
            assertThat(name).hasValue(given);
            // composed, as it is written by others
            name.fill("Z\u0307igg");
            visitor.page().locator("#name-save").click();
            assertThat(said).containsText("You are \u017bigg.");
            assertThat(name).hasValue("\u017bigg");
            // ten letters, with their marks twenty-one code points
            name.fill("น้องกุ้งกี้ที่รู้ซึ้ง");
            assertThat(said).isEmpty();
            visitor.page().locator("#name-save").click();
            assertThat(said).containsText("You are น้องกุ้งกี้ที่รู้ซึ้ง.");
        }
    }

    @Test
    void a_code_is_typed_as_it_is_read_out_and_one_that_no_one_knows_is_answered_kindly(Site site) {
        try (Visitor visitor = site.visitor();
                Visitor phone = site.touching()) {
            String group = visitor.openGroup("{}");
            Friend friend = Friend.of(site, visitor, group);
            Page page = visitor.newTab();
            page.navigate("/en/settings");
            page.locator("#claim-make").click();
            assertThat(page.locator("#claim-code svg.qr path")).isVisible();
            String code = page.locator("#claim-code .code").innerText();
            assertThat(code).matches("(\\S{4} )+\\S{2,5}");

            phone.page().navigate("/en/rules#claim=%");
            phone.page().waitForURL("**/en/settings");
            Locator field = phone.page().locator("#claiming-code");
            assertThat(field).hasValue("%");
            phone.page().locator("#claiming-do").tap();
            assertThat(phone.page().locator("#claiming-said")).containsText("There is no such code.");
            field.fill(" " + code.replace(' ', '-'));
            phone.page().locator("#claiming-do").tap();
            phone.page().waitForURL(group);
            phone.waitFor("body[data-turn=yours]");
            phone.square("f5").tap();
            friend.with(phone).play(1, "f6");
            phone.waitFor("body[data-turn=yours]");
            assertThat(visitor.strip()).containsText("You are playing on another device now.");
            // nor can anything be changed in a page of settings that is still open
            page.locator("#name").fill("Someone");
            page.locator("#name-save").click();
            assertThat(page.locator("#name-said")).hasText("You are playing on another device now.");
            assertThat(page.locator("#name")).isDisabled();
            visitor.press("Join as someone new");
            assertThat(visitor.page().locator("#members li")).hasCount(3);
        }
    }

    @Test
    void a_browser_that_keeps_no_cookies_plays_and_is_carried_to(Site site, @TempDir Path profile) {
        try (Visitor visitor = site.visitor();
                Visitor other = site.withoutCookies(profile)) {
            // as a host
            String group = GroupGameTest.openGroup(other);
            visitor.open(group);
            other.play("f5");
            visitor.play("f6");
            other.play("e6");
            assertThat(visitor.page().locator("#members li")).hasCount(2);
            assertThat(other.profile().cookies()).isEmpty();

            // and in someone's place
            Page page = visitor.newTab();
            page.navigate("/en/settings");
            page.locator("#claim-make").click();
            String link = page.locator("#claim-link").innerText();
            page.close();
            Page carried = other.newTab();
            carried.navigate(link);
            carried.waitForURL("**/en/settings");
            carried.locator("#claiming-do").click();
            carried.waitForURL(group);
            carried.locator("body[data-turn=yours]").waitFor();
            carried.locator("[data-square=f4]").click();
            assertThat(carried.locator(".moves button")).hasCount(4);
            assertThat(visitor.strip()).containsText("You are playing on another device now.");
        }
    }

    @Test
    void what_is_kept_is_taken_along_as_a_file_and_who_is_forgotten_leaves_no_name(Site site) throws IOException {
        try (Visitor visitor = site.visitor()) {
            String group = visitor.openGroup("{}");
            Friend friend = Friend.of(site, visitor, group);
            visitor.play("f5");
            friend.play(1, "f6");
            String game = visitor.game();
            String name = visitor.page().locator("#members bdi").first().innerText();
            visitor.open("/en/settings");
            Download file = visitor.page()
                    .waitForDownload(() -> visitor.page().locator("#export").click());
            assertThat(file.suggestedFilename()).isEqualTo("outflank.json");
            assertThat(Files.readString(file.path()))
                    .contains("\"name\": \"" + name + "\"")
                    .contains("\"id\": \"" + game + "\"")
                    .contains("\"f5\"", "\"f6\"")
                    .contains("/g/" + group.substring(group.lastIndexOf('/') + 1))
                    .doesNotContain(visitor.token());

            visitor.page().locator("#forget").click();
            assertThat(visitor.strip()).containsText("Forget everything about you?");
            visitor.press("Keep everything");
            assertThat(visitor.strip()).isEmpty();
            visitor.page().locator("#forget").click();
            visitor.page().locator("#forget-ask .btn").first().click();
            assertThat(visitor.strip()).containsText("You are forgotten.");
            visitor.page().locator("#export").click();
            assertThat(visitor.strip()).containsText("Nothing is kept about you: you have not played yet.");
            visitor.open("/game/" + game);
            assertThat(visitor.page().locator("h1")).containsText("Mia");
            assertThat(visitor.page().locator("body")).not().containsText(name);
        }
    }
}
