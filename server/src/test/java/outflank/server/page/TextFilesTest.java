package outflank.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.Normalizer2;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import outflank.server.text.Document;
import outflank.server.text.RulesForm;

/// What holds for the pages to read of every language, offered or not.
class TextFilesTest {

    private static final Path FOLDER = Path.of("../web/src/main/texts");

    /// The trademarked name of the game, which stands in the one section about it.
    private static final Map<String, String> TRADEMARK = Map.of("th", "โอเทลโล", "ja", "オセロ");

    private static Path file(Language language, TextPage page) {
        return FOLDER.resolve(language.tag()).resolve(page.slug() + ".md");
    }

    private static Document document(Language language, TextPage page) throws IOException {
        return TextPages.read(language, page, Files.readString(file(language, page)));
    }

    /// Languages that have texts.
    static List<Language> written() {
        return Languages.known().stream()
                .filter(language -> Files.isDirectory(FOLDER.resolve(language.tag())))
                .toList();
    }

    @Test
    void every_folder_is_a_languages() throws IOException {
        try (Stream<Path> folders = Files.list(FOLDER)) {
            assertThat(folders.map(folder -> folder.getFileName().toString()))
                    .isSubsetOf(Languages.known().stream().map(Language::tag).toList());
        }
        assertThat(written()).extracting(Language::tag).contains("en", "fil");
    }

    @ParameterizedTest
    @MethodSource("written")
    void every_page_is_there_and_can_be_read(Language language) throws IOException {
        for (TextPage page : TextPage.values()) {
            Document document = document(language, page);
            assertThat(document.description()
                            .codePointCount(0, document.description().length()))
                    .as("characters of the description of " + file(language, page))
                    .isBetween(70, 160);
            assertThat(document.title()).isNotBlank();
        }
    }

    @ParameterizedTest
    @MethodSource("written")
    void every_rule_is_explained(Language language) throws IOException {
        Document document = document(language, TextPage.RULES);
        Messages english = MessageFiles.messages(MessageFiles.english());
        String page = SamplePages.html(language, TextPage.RULES, document, english);
        for (String rule : RulesForm.RULES) {
            assertThat(page).as(language.tag()).containsOnlyOnce(" id=\"" + rule + "\"");
        }
    }

    @ParameterizedTest
    @MethodSource("written")
    void every_link_within_a_page_leads_somewhere(Language language) throws IOException {
        Messages english = MessageFiles.messages(MessageFiles.english());
        String rules = SamplePages.html(language, TextPage.RULES, document(language, TextPage.RULES), english);
        for (TextPage page : TextPage.values()) {
            String html = SamplePages.html(language, page, document(language, page), english);
            assertThat(SamplePages.anchors(html))
                    .as("ids of " + file(language, page))
                    .doesNotHaveDuplicates();
            for (String link : SamplePages.links(html)) {
                String[] parts = link.split("#", 2);
                if (parts.length == 2) {
                    String there = parts[0].isEmpty() ? html : rules;
                    assertThat(SamplePages.anchors(there))
                            .as(link + " on " + file(language, page))
                            .contains(parts[1]);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("written")
    void is_written_as_texts_are(Language language) throws IOException {
        for (TextPage page : TextPage.values()) {
            String text = Files.readString(file(language, page));
            String where = file(language, page).toString();
            assertThat(Normalizer2.getNFCInstance().isNormalized(text))
                    .as("NFC: " + where)
                    .isTrue();
            assertThat(text).as(where).doesNotContain("'", "\t", "...").doesNotContainPattern("\\p{L}!");
            String trademark = TRADEMARK.getOrDefault(language.tag(), "Othello");
            List<String> named = Arrays.stream(text.split("\n## "))
                    .filter(section -> section.contains("Othello") || section.contains(trademark))
                    .filter(section -> !section.contains("{#othello}"))
                    .toList();
            assertThat(named)
                    .as("the trademark outside its section, in " + where)
                    .isEmpty();
        }
    }
}
