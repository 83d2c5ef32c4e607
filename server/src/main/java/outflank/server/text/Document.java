package outflank.server.text;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A page to read, as its file says it. All that is called HTML here is safe to be written as it is.
///
/// @param title the page's title, without the site's name
/// @param description what search engines and shared links say of it
/// @param heading the words at its head
/// @param lead what stands before the first section
public record Document(
        String title, String description, LocalDate updated, String heading, List<Block> lead, List<Section> sections) {

    public Document {
        lead = List.copyOf(lead);
        sections = List.copyOf(sections);
    }

    /// A part with a heading.
    ///
    /// @param rules the rules it explains that no paragraph of it claims: their anchors stand at the heading
    public record Section(String id, String heading, List<String> rules, List<Block> blocks) {

        public Section {
            rules = List.copyOf(rules);
            blocks = List.copyOf(blocks);
        }
    }

    /// What a page is made of.
    public sealed interface Block {

        /// Paragraphs and lists.
        record Prose(String html) implements Block {}

        /// Paragraphs with one picture at their side.
        record Beside(String html, Illustration illustration) implements Block {}

        /// A row of pictures.
        record Illustration(Figure figure, List<String> captions) implements Block {}

        /// Entries of a glossary.
        record Words(List<Word> words) implements Block {}

        /// Questions with their answers.
        record Questions(List<Question> questions) implements Block {}

        /// Something that the site makes, such as a table of its own settings.
        record Made(Kind kind) implements Block {}
    }

    /// What the site makes for a page.
    public enum Kind {
        DEFAULTS,
        SETTINGS,
        PLAY,
        OPERATOR,
        CHECKED
    }

    /// @param html what the word means
    public record Word(String id, String word, String html) {}

    /// @param question in HTML
    /// @param html the answer
    public record Question(String question, String html) {

        /// The question without its links, for programs.
        public String asked() {
            return plain(question);
        }

        /// The answer without its links, for programs.
        public String answer() {
            return plain(html);
        }

        private static String plain(String html) {
            return html.replaceAll("<[^>]*>", "")
                    .replace("&lt;", "<")
                    .replace("&gt;", ">")
                    .replace("&quot;", "\"")
                    .replace("&amp;", "&");
        }
    }

    /// The blocks of the whole page, in order.
    public Stream<Block> blocks() {
        return Stream.concat(lead.stream(), sections.stream().flatMap(section -> section.blocks().stream()));
    }

    public Optional<Section> section(String id) {
        return sections.stream().filter(section -> section.id().equals(id)).findFirst();
    }

    public List<Question> questions() {
        return blocks().flatMap(
                        block -> block instanceof Block.Questions all ? all.questions().stream() : Stream.empty())
                .toList();
    }

    /// The pictures of the page, in order.
    public List<Block.Illustration> illustrations() {
        return blocks().flatMap(block -> switch (block) {
                    case Block.Illustration illustration -> Stream.of(illustration);
                    case Block.Beside beside -> Stream.of(beside.illustration());
                    default -> Stream.empty();
                })
                .toList();
    }
}
