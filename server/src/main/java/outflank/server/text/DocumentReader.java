package outflank.server.text;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import outflank.rules.BySide;
import outflank.server.text.Document.Block;
import outflank.server.text.Document.Kind;
import outflank.server.text.Document.Question;
import outflank.server.text.Document.Section;
import outflank.server.text.Document.Word;

/// Reads a text from its file: three lines of facts, a heading, and sections of Markdown with the site's own additions.
/// It is strict: what is unknown, missing or twice there is a [TextFault] with file and line.
public final class DocumentReader {

    private static final Pattern HEAD = Pattern.compile("## ([^{}]+?)(?: \\{#([a-z-]+)((?: R-[0-9]{2})*)})?");
    private static final Pattern ADDITION = Pattern.compile("\\{\\{([a-z]+)(?: (.*))?}}");

    /// The ids that every page has already.
    private static final Set<String> RESERVED = Set.of("main", "own", "sound", "theme", "messages");

    private final String file;
    private final List<String> lines;
    private final Links links;
    private final boolean joinsLines;
    private final Set<String> anchors = new HashSet<>();
    private final Set<String> ids = new HashSet<>();

    private int at;

    /// @param file what the text is called in complaints
    /// @param joinsLines whether a line end means nothing (Japanese), where it is a space elsewhere
    public DocumentReader(String file, String text, Links links, boolean joinsLines) {
        this.file = file;
        this.lines = List.of(text.split("\n", -1));
        this.links = links;
        this.joinsLines = joinsLines;
    }

    /// @throws TextFault if the text is not written as texts are
    public Document read() {
        String title = fact("title");
        String description = fact("description");
        String updated = fact("updated");
        skipEmpty();
        if (!line().startsWith("# ")) {
            throw fault("Here stands the page's heading: # and a space, then its words.");
        }
        String heading = LineEnds.kept(line().substring(2).strip());
        at++;
        List<Block> lead = blocks();
        List<Section> sections = new ArrayList<>();
        while (at < lines.size()) {
            sections.add(section());
        }
        if (sections.isEmpty()) {
            throw fault("The text has no section.");
        }
        return new Document(LineEnds.kept(title), LineEnds.kept(description), date(updated), heading, lead, sections);
    }

    private String fact(String name) {
        if (!line().startsWith(name + ": ") || line().length() <= name.length() + 2) {
            throw fault("Here stands (" + name + ": ) and the " + name + ".");
        }
        return lines.get(at++).substring(name.length() + 2).strip();
    }

    private LocalDate date(String text) {
        try {
            return LocalDate.parse(text);
        } catch (DateTimeParseException _) {
            throw new TextFault(file, 3, "A date is written as 2026-11-30, not (" + text + ").");
        }
    }

    private Section section() {
        Matcher head = HEAD.matcher(line());
        if (!head.matches()) {
            throw fault("A section's head is ## and its words, then nothing, {#id} or {#id R-01 R-02}, not (" + line()
                    + ").");
        }
        // a head that no link leads to needs no id of its own, but the contents do
        String id = Objects.requireNonNullElse(head.group(2), "part-" + (ids.size() + 1));
        if (RESERVED.contains(id)) {
            throw fault("The id (" + id + ") is taken by a part of every page.");
        }
        if (!ids.add(id)) {
            throw fault("There is another section (" + id + ").");
        }
        at++;
        List<Block> blocks = blocks();
        List<String> rules = Arrays.stream(
                        Objects.requireNonNullElse(head.group(3), "").strip().split(" "))
                .filter(rule -> !rule.isEmpty() && anchors.add(rule))
                .toList();
        return new Section(id, LineEnds.kept(head.group(1).strip()), rules, blocks);
    }

    /// Everything up to the next head, or to the end.
    private List<Block> blocks() {
        List<Block> blocks = new ArrayList<>();
        while (at < lines.size() && !line().startsWith("## ")) {
            if (line().isBlank()) {
                at++;
            } else if (line().startsWith("{{")) {
                add(blocks, addition());
            } else {
                blocks.add(prose());
            }
        }
        return blocks;
    }

    private Block.Prose prose() {
        int first = at;
        while (at < lines.size() && !line().startsWith("## ") && !line().startsWith("{{")) {
            at++;
        }
        String markdown = String.join("\n", lines.subList(first, at));
        return new Block.Prose(markup().blocks(markdown, first + 1));
    }

    /// Entries of the same kind stand together, and a single picture stands beside the words before it.
    private static void add(List<Block> blocks, Block added) {
        Optional<Block> before = blocks.isEmpty() ? Optional.empty() : Optional.of(blocks.getLast());
        Block together = switch (added) {
            case Block.Words(List<Word> more)
            when before.orElse(null) instanceof Block.Words(List<Word> words) -> new Block.Words(joined(words, more));
            case Block.Questions(List<Question> more)
            when before.orElse(null) instanceof Block.Questions(List<Question> questions) ->
                new Block.Questions(joined(questions, more));
            case Block.Illustration alone
            when alone.captions().size() == 1 && before.orElse(null) instanceof Block.Prose(String html) ->
                new Block.Beside(html, alone);
            default -> added;
        };
        if (together != added) {
            blocks.removeLast();
        }
        blocks.add(together);
    }

    private static <T> List<T> joined(List<T> first, List<T> second) {
        List<T> all = new ArrayList<>(first);
        all.addAll(second);
        return List.copyOf(all);
    }

    private Block addition() {
        Matcher addition = ADDITION.matcher(line().strip());
        if (!addition.matches()) {
            throw fault("An addition is {{name}} or {{name …}} on a line of its own, not (" + line() + ").");
        }
        String name = addition.group(1);
        List<String> parts = addition.group(2) == null
                ? List.of()
                : List.of(addition.group(2).split(" *\\| *", -1));
        Block block = switch (name) {
            case "figure" -> figure(parts);
            case "term" -> new Block.Words(List.of(word(parts)));
            case "question" -> new Block.Questions(List.of(question(parts)));
            default -> made(name, parts);
        };
        at++;
        return block;
    }

    private Block made(String name, List<String> parts) {
        Kind kind = Arrays.stream(Kind.values())
                .filter(known -> known.name().toLowerCase(Locale.ROOT).equals(name))
                .findFirst()
                .orElseThrow(() -> fault("There is no addition (" + name + ")."));
        if (!parts.isEmpty()) {
            throw fault("({{" + name + "}}) stands alone.");
        }
        return new Block.Made(kind);
    }

    private Block.Illustration figure(List<String> parts) {
        String id = parts.isEmpty() ? "" : parts.getFirst();
        Figure figure = Figures.of(id)
                .orElseThrow(() -> fault("There is no figure (" + id + "). There are " + Figures.ids() + "."));
        if (!ids.add("figure " + id)) {
            throw fault("The figure (" + id + ") is shown twice.");
        }
        if (parts.size() - 1 != figure.pictures().size()) {
            throw fault("The figure (" + id + ") has " + figure.pictures().size()
                    + " pictures and as many captions, not (" + (parts.size() - 1) + ").");
        }
        List<String> captions = new ArrayList<>();
        for (int i = 0; i < figure.pictures().size(); i++) {
            BySide<Integer> count = figure.pictures().get(i).position().count();
            captions.add(inline(parts.get(i + 1)
                    .replace("{black}", String.valueOf(count.black()))
                    .replace("{white}", String.valueOf(count.white()))));
        }
        return new Block.Illustration(figure, List.copyOf(captions));
    }

    private Word word(List<String> parts) {
        if (parts.size() != 3 || !parts.getFirst().matches("[a-z-]+")) {
            throw fault("A word is {{term id | word | explanation}}, not (" + line() + ").");
        }
        if (!ids.add("word " + parts.getFirst())) {
            throw fault("The word (" + parts.getFirst() + ") is explained twice.");
        }
        return new Word(parts.getFirst(), inline(parts.get(1)), inline(parts.get(2)));
    }

    private Question question(List<String> parts) {
        // {{question | question | answer}}: nothing stands before the first stroke
        if (parts.size() != 3 || !parts.getFirst().isBlank()) {
            throw fault("A question is {{question | question | answer}}, not (" + line() + ").");
        }
        return new Question(inline(parts.get(1)), inline(parts.get(2)));
    }

    private String inline(String markdown) {
        if (markdown.isBlank()) {
            throw fault("Something is empty in (" + line() + ").");
        }
        return markup().inline(markdown, at + 1);
    }

    private Markup markup() {
        return new Markup(file, links, joinsLines, anchors);
    }

    private String line() {
        return at < lines.size() ? lines.get(at) : "";
    }

    private void skipEmpty() {
        while (at < lines.size() && line().isBlank()) {
            at++;
        }
    }

    private TextFault fault(String problem) {
        return new TextFault(file, at + 1, problem);
    }
}
