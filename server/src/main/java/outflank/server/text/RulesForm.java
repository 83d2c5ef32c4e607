package outflank.server.text;

import java.util.List;
import java.util.stream.IntStream;
import outflank.server.text.Document.Block;
import outflank.server.text.Document.Kind;
import outflank.server.text.Document.Section;
import outflank.server.text.Document.Word;

/// What a rules page must have, in every language: the sections and glossary entries that links lead to, every figure,
/// and an explanation of every rule.
public final class RulesForm {

    public static final List<String> SECTIONS = List.of(
            "what",
            "start",
            "legal",
            "skip",
            "end",
            "supply",
            "by-hand",
            "corners",
            "othello",
            "defaults",
            "settings",
            "words",
            "questions",
            "about-rules");

    public static final List<String> WORDS = List.of(
            "disc",
            "square",
            "line",
            "outflank",
            "flip",
            "legal-square",
            "turn",
            "skip",
            "corner",
            "edge",
            "supply",
            "host",
            "seat",
            "watcher",
            "draw",
            "rematch",
            "takeback",
            "rating");

    ///
    public static final List<String> RULES =
            IntStream.rangeClosed(1, 13).mapToObj("R-%02d"::formatted).toList();

    private static final int FEWEST_QUESTIONS = 11;

    private RulesForm() {}

    /// @throws TextFault if something is missing, too much, or not in its order
    public static void check(String file, Document document) {
        List<String> sections = document.sections().stream().map(Section::id).toList();
        expect(file, "sections", SECTIONS, sections);
        List<String> words = document.blocks()
                .filter(Block.Words.class::isInstance)
                .flatMap(block -> ((Block.Words) block).words().stream())
                .map(Word::id)
                .toList();
        expect(file, "words", WORDS, words);
        expect(file, "figures that are missing", List.of(), Figures.missing(document));
        List<String> rules =
                RULES.stream().filter(rule -> !isExplained(document, rule)).toList();
        expect(file, "rules that no section explains", List.of(), rules);
        for (Kind kind : Kind.values()) {
            if (document.blocks().noneMatch(new Block.Made(kind)::equals)) {
                throw new TextFault(file, 1, "The addition (" + kind + ") is missing.");
            }
        }
        if (document.questions().size() < FEWEST_QUESTIONS) {
            throw new TextFault(
                    file,
                    1,
                    "There are (" + document.questions().size() + ") questions, not " + FEWEST_QUESTIONS + ".");
        }
    }

    /// Whether a rule has its anchor, at a heading or at a paragraph.
    private static boolean isExplained(Document document, String rule) {
        return document.sections().stream()
                .anyMatch(section -> section.rules().contains(rule)
                        || section.blocks().stream()
                                .anyMatch(block -> html(block).contains("id=\"" + rule + "\"")));
    }

    private static String html(Block block) {
        return switch (block) {
            case Block.Prose prose -> prose.html();
            case Block.Beside beside -> beside.html();
            default -> "";
        };
    }

    private static void expect(String file, String what, List<String> wanted, List<String> found) {
        if (!wanted.equals(found)) {
            throw new TextFault(file, 1, "The " + what + " are to be " + wanted + ", not " + found + ".");
        }
    }
}
