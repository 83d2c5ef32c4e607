package outflank.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.MessagePattern.ArgType;
import com.ibm.icu.text.Normalizer2;
import com.ibm.icu.text.PluralRules;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import outflank.server.page.MessageFiles.Placeholder;

/// What holds for the texts of every language.
class MessageFilesTest {

    /// Where CLDR calls 0, 2, 3 and 5 `one` as well, that form is of no use.
    private static final Set<String> ONE_IS_NO_SINGULAR = Set.of("fil", "ceb");

    /// Keys that are read by the formatter itself.
    private static final Set<String> OF_THE_FORMATTER = Set.of("number.group", "number.decimal", "number.minus");

    /// `t("key"`, `.text("key"`, and a key that a `text(` call chooses by a condition.
    private static final Pattern USED = Pattern.compile("(?:\\bt|\\btext)\\(\\s*[\"'`]([a-zA-Z0-9.]+)[\"'`]\\s*[,)]");

    private static final Pattern LITERAL =
            Pattern.compile("[\"'`]([a-zA-Z][a-zA-Z0-9]*(?:\\.[a-zA-Z0-9]+)*\\.?)[\"'`$]");

    @Test
    void every_file_is_a_languages() {
        assertThat(MessageFiles.tags())
                .isSubsetOf(Languages.known().stream().map(Language::tag).toList());
        assertThat(MessageFiles.languages()).hasSize(MessageFiles.tags().size());
    }

    @ParameterizedTest
    @MethodSource("outflank.server.page.MessageFiles#languages")
    void has_the_same_keys_as_english(Language language) {
        assertThat(MessageFiles.texts(language).keySet())
                .containsExactlyInAnyOrderElementsOf(
                        MessageFiles.texts(MessageFiles.english()).keySet());
    }

    @ParameterizedTest
    @MethodSource("outflank.server.page.MessageFiles#languages")
    void has_the_same_placeholders_as_english(Language language) {
        Map<String, String> english = MessageFiles.texts(MessageFiles.english());
        MessageFiles.texts(language)
                .forEach((key, text) -> assertThat(names(text))
                        .as("%s of %s: %s", key, language.tag(), text)
                        .isEqualTo(names(english.getOrDefault(key, ""))));
    }

    private static Set<String> names(String text) {
        return MessageFiles.placeholders(text).stream()
                .map(placeholder -> placeholder.name() + " " + placeholder.type())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @MethodSource("outflank.server.page.MessageFiles#languages")
    void has_every_plural_form_it_needs_and_no_other(Language language) {
        Set<String> categories = PluralRules.forLocale(language.icu()).getKeywords();
        MessageFiles.texts(language).forEach((key, text) -> {
            for (Placeholder placeholder : MessageFiles.placeholders(text)) {
                if (placeholder.type() == ArgType.PLURAL) {
                    Set<String> wanted =
                            new TreeSet<>(ONE_IS_NO_SINGULAR.contains(language.tag()) ? Set.of("other") : categories);
                    Set<String> has = placeholder.branches().stream()
                            .filter(branch -> !branch.startsWith("="))
                            .collect(Collectors.toCollection(TreeSet::new));
                    assertThat(has).as("%s of %s", key, language.tag()).isEqualTo(wanted);
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource("outflank.server.page.MessageFiles#languages")
    void keeps_to_the_subset_that_the_page_can_format(Language language) {
        MessageFiles.texts(language)
                .forEach((key, text) -> assertThat(MessageFiles.placeholders(text))
                        .as(key)
                        .allMatch(placeholder -> placeholder.type() == ArgType.NONE
                                || placeholder.type() == ArgType.SIMPLE
                                || placeholder.type() == ArgType.PLURAL
                                || placeholder.type() == ArgType.SELECT)
                        .filteredOn(placeholder -> placeholder.type() == ArgType.PLURAL)
                        .as("two plurals in " + key)
                        .hasSizeLessThan(2));
    }

    @ParameterizedTest
    @MethodSource("outflank.server.page.MessageFiles#languages")
    void is_written_as_its_language_is_written(Language language) {
        List<String> faults = new ArrayList<>();
        MessageFiles.texts(language).forEach((key, text) -> {
            String named = key + ": " + text;
            if (text.contains("'")) {
                faults.add("the straight apostrophe quotes in MessageFormat; write ’: " + named);
            }
            if (!Normalizer2.getNFCInstance().isNormalized(text)) {
                faults.add("not in NFC: " + named);
            }
            if (!text.equals(text.strip()) || text.contains("  ")) {
                faults.add("a space at an end, or two in a row: " + named);
            }
            if (text.isEmpty()) {
                faults.add("empty: " + named);
            }
            if (text.contains("...")) {
                faults.add("three points; write …: " + named);
            }
            if (language.tag().equals("lt") && text.matches("(?s).*\\bone \\{[^{}#]*}.*")) {
                faults.add("one is also 21 and 101, so it keeps #: " + named);
            }
            if (language.tag().equals("ja")
                    && text.matches("(?s).*[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}][,.!?:;].*")) {
                faults.add("ASCII punctuation after a Japanese character: " + named);
            }
            if (text.matches("(?s).*\\p{L}!.*")) {
                faults.add("an exclamation mark: " + named);
            }
        });
        assertThat(faults).isEmpty();
    }

    @Test
    void every_key_that_is_used_has_a_text() {
        Set<String> keys = MessageFiles.texts(MessageFiles.english()).keySet();
        List<String> missing = new ArrayList<>();
        MessageFiles.sources().forEach((file, source) -> {
            Matcher used = USED.matcher(source);
            while (used.find()) {
                if (!keys.contains(used.group(1))) {
                    missing.add(file + ": " + used.group(1));
                }
            }
        });
        assertThat(missing).isEmpty();
    }

    @Test
    void every_text_is_used() {
        Set<String> literals = literals(MessageFiles.sources());
        assertThat(MessageFiles.texts(MessageFiles.english()).keySet())
                .allMatch(key -> OF_THE_FORMATTER.contains(key) || isUsed(key, literals));
    }

    @Test
    void what_the_pages_script_uses_is_sent_to_it() {
        Map<Path, String> scripts = MessageFiles.sources();
        scripts.keySet().removeIf(file -> !file.toString().endsWith(".ts"));
        assertThat(literals(scripts)).noneMatch(literal -> literal.startsWith("page."));
    }

    private static Set<String> literals(Map<Path, String> sources) {
        return sources.values().stream()
                .flatMap(source -> LITERAL.matcher(source).results())
                .map(found -> found.group(1))
                .collect(Collectors.toSet());
    }

    /// A key is used if it is written out, or if it begins as a literal does that ends with a dot: `"level." + n`.
    private static boolean isUsed(String key, Collection<String> literals) {
        return literals.contains(key)
                || literals.stream().anyMatch(literal -> literal.endsWith(".") && key.startsWith(literal));
    }
}
