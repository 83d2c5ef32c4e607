package outflank.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.assertj.core.api.InstanceOfAssertFactories;
import outflank.server.page.Language;
import outflank.server.page.MessageFiles;

/// Looks at a page as it stands, wide and light, narrow and dark, low and wide, without loading it again: nothing
/// sticks out, axe finds nothing, and no text is a message's name or was left in English.
final class Inspection {

    /// Texts of three letters are the same in many languages.
    private static final int TELLING = 4;

    /// All a reader or listener is told, but for what is marked as being in another language.
    private static final String TOLD = """
            () => {
              const told = new Set();
              const add = text => { if (text && text.trim()) told.add(text.trim().replace(/\\s+/g, ' ')); };
              const skip = new Set(['SCRIPT', 'STYLE', 'TEMPLATE']);
              const walk = element => {
                if (skip.has(element.tagName)) return;
                if (element !== document.documentElement && element.hasAttribute('lang')) return;
                for (const name of ['aria-label', 'aria-roledescription', 'title', 'alt', 'placeholder']) add(element.getAttribute(name));
                for (const node of element.childNodes) {
                  if (node.nodeType === Node.TEXT_NODE) add(node.data);
                  else if (node.nodeType === Node.ELEMENT_NODE) walk(node);
                }
                if (element.shadowRoot) for (const child of element.shadowRoot.children) walk(child);
              };
              walk(document.documentElement);
              return [...told];
            }""";

    private final Visitor visitor;
    private final Set<String> names;
    private final Set<String> foreign;

    private Inspection(Visitor visitor, Set<String> names, Set<String> foreign) {
        this.visitor = visitor;
        this.names = names;
        this.foreign = foreign;
    }

    /// For the pages a visitor sees in `language`.
    static Inspection of(Visitor visitor, Language language) {
        Map<String, String> english = MessageFiles.texts(MessageFiles.english());
        Map<String, String> own = MessageFiles.texts(language);
        Set<String> foreign = english.values().stream()
                .filter(text -> text.length() >= TELLING && !text.contains("{") && !own.containsValue(text))
                .collect(Collectors.toSet());
        return new Inspection(visitor, english.keySet(), foreign);
    }

    /// Looks at a page whose kind has been looked at by axe already.
    void look(String where) {
        look(where, false);
    }

    /// Looks at the first page of its kind.
    void lookWithAxe(String where) {
        look(where, true);
    }

    private void look(String where, boolean withAxe) {
        expectTexts(where);
        expectGood(where + " at 1280 in light", withAxe);
        Page page = visitor.page();
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        page.setViewportSize(390, 844);
        expectGood(where + " at 390 in the dark", withAxe);
        page.setViewportSize(320, 640);
        expectGood(where + " at 320", false);
        page.setViewportSize(640, 400);
        expectGood(where + " enlarged to 200 %", false);
        page.setViewportSize(667, 375);
        expectGood(where + " on a phone on its side", false);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
        page.setViewportSize(1280, 800);
    }

    private void expectGood(String where, boolean withAxe) {
        visitor.expectNoOverflow(where);
        if (withAxe) {
            visitor.expectAccessible(where);
        }
    }

    private void expectTexts(String where) {
        assertThat(visitor.page().evaluate(TOLD))
                .asInstanceOf(InstanceOfAssertFactories.list(String.class))
                .as("what is told by %s", where)
                .isNotEmpty()
                .doesNotContainAnyElementsOf(names)
                .noneMatch(foreign::contains);
    }
}
