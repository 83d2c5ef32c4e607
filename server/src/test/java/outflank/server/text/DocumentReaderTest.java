package outflank.server.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import outflank.server.text.Document.Block;
import outflank.server.text.Document.Kind;

/// How a text is read.
class DocumentReaderTest {

    private static final String FACTS = """
            title: A title
            description: What it is
            updated: 2026-11-30

            """;

    private static final Links LINKS = new Links() {
        @Override
        public String term(String id) {
            if (!id.equals("disc")) {
                throw new IllegalArgumentException("There is no word (" + id + ") in the glossary.");
            }
            return "#word-" + id;
        }

        @Override
        public Optional<String> page(String name) {
            return name.equals("learn") ? Optional.empty() : Optional.of("/en/" + name);
        }
    };

    private static Document read(String text) {
        return new DocumentReader("x.md", text, LINKS, false).read();
    }

    private static String html(String body) {
        Document document = read(FACTS + "# A heading\n\n## One {#one}\n" + body);
        return ((Block.Prose) document.sections().getFirst().blocks().getFirst()).html();
    }

    @Test
    void reads_the_facts_the_heading_and_the_sections() {
        Document document =
                read(FACTS + "# A heading\n\nThe lead.\n\n{{play}}\n\n## One {#one R-01 R-02}\n\nText. {#R-02}\n");
        assertThat(document.title()).isEqualTo("A title");
        assertThat(document.description()).isEqualTo("What it is");
        assertThat(document.updated()).isEqualTo(LocalDate.of(2026, 11, 30));
        assertThat(document.heading()).isEqualTo("A heading");
        assertThat(document.lead()).containsExactly(new Block.Prose("<p>The lead.</p>\n"), new Block.Made(Kind.PLAY));
        Document.Section section = document.section("one").orElseThrow();
        assertThat(section.rules()).as("R-02 has its anchor at its paragraph").containsExactly("R-01");
        assertThat(section.blocks()).containsExactly(new Block.Prose("<p id=\"R-02\">Text.</p>\n"));
    }

    @Test
    void a_head_without_an_id_gets_one_for_the_contents() {
        Document document = read(FACTS + "# A heading\n\n## One\n\nText.\n\n## Two {#two}\n");
        assertThat(document.sections()).extracting(Document.Section::id).containsExactly("part-1", "two");
        assertThat(document.sections().getFirst().heading()).isEqualTo("One");
    }

    @Test
    void links_words_and_pages_and_leaves_out_links_to_pages_that_are_to_come() {
        assertThat(html("A [disc](term:disc), [rules](page:rules), [a lesson](page:learn) & more."))
                .isEqualTo("<p>A <a class=\"term\" href=\"#word-disc\">disc</a>, <a href=\"/en/rules\">rules</a>,"
                        + " a lesson &amp; more.</p>\n");
    }

    @Test
    void writes_lists_and_emphasis() {
        assertThat(html("- **one**\n- two *three*"))
                .isEqualTo("<ul><li><strong>one</strong></li><li>two <em>three</em></li></ul>");
    }

    @Test
    void a_line_end_is_a_space_unless_the_language_has_none() {
        String text = FACTS + "# 見出し\n\n黒は\n白。\n\n## 一 {#one}\n";
        Document japanese = new DocumentReader("x.md", text, LINKS, true).read();
        assertThat(((Block.Prose) japanese.lead().getFirst()).html()).isEqualTo("<p>黒は白。</p>\n");
        assertThat(((Block.Prose) read(text).lead().getFirst()).html()).isEqualTo("<p>黒は 白。</p>\n");
    }

    @Test
    void keeps_scores_in_one_line() {
        assertThat(html("It ends 40–24.")).contains("40–\u206024");
    }

    @Test
    void gathers_words_and_questions_and_sets_a_single_picture_beside_its_text() {
        Document document = read(FACTS + """
                # A heading

                ## One {#one}

                Text.

                {{figure start | The {black} and {white}.}}

                {{term disc | Disc | Round.}}
                {{term square | Square | Not round.}}

                {{question | Why? | Because of the [disc](term:disc).}}
                {{question | How? | So.}}
                """);
        List<Block> blocks = document.sections().getFirst().blocks();
        assertThat(blocks).hasSize(3);
        assertThat(((Block.Beside) blocks.get(0)).illustration().captions()).containsExactly("The 2 and 2.");
        assertThat(((Block.Words) blocks.get(1)).words())
                .extracting(Document.Word::id)
                .containsExactly("disc", "square");
        assertThat(document.questions()).hasSize(2);
        assertThat(document.questions().getFirst().answer()).isEqualTo("Because of the disc.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "{{nothing}}~8~There is no addition (nothing)",
                "{{figure nothing | a}}~8~There is no figure (nothing)",
                "{{figure line | a}}~8~2 pictures and as many captions, not (1)",
                "{{play | now}}~8~stands alone",
                "{{term disc | Disc}}~8~A word is",
                "{{question | Why?}}~8~A question is",
                "{{play~8~on a line of its own",
                "Text <b>bold</b>~8~no (HtmlInline)",
                "Text [x](https://example.org)~8~not to (https://example.org)",
                "Text [x](term:pawn)~8~no word (pawn)",
                "# Another~8~left over",
                "It's~8~left over",
                "Text {#R-1}~8~left over",
                "![x](term:disc)~8~no (Image)",
                "`code`~8~no (Code)",
                "One. {#R-01};Two. {#R-01}~10~explained by another",
                "## One {#one}~8~another section (one)",
                "## Two {#main}~8~taken by a part of every page",
                "## Two {two}~8~A section's head is",
            })
    void says_in_which_line_something_is_wrong(String body, int line, String problem) {
        String text = FACTS + "# A heading\n\n## One {#one}\n" + body.replace(";", "\n\n");
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(TextFault.class)
                .hasMessageStartingWith("x.md:" + line + ": ")
                .hasMessageContaining(problem);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "title: A~2~(description: )",
                "description: A~1~(title: )",
                "title: A;description: B;updated: yesterday;;# H;;## S {#s}~3~not (yesterday)",
                "title: A;description: B;updated: 2026-11-30;;Text~5~the page's heading",
                "title: A;description: B;updated: 2026-11-30;;# H~6~no section",
            })
    void says_which_fact_is_missing(String text, int line, String problem) {
        assertThatThrownBy(() -> read(text.replace(";", "\n")))
                .isInstanceOf(TextFault.class)
                .hasMessageStartingWith("x.md:" + line + ": ")
                .hasMessageContaining(problem);
    }
}
