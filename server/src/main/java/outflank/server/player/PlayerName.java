package outflank.server.player;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;
import java.text.Normalizer;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import outflank.rules.Parsed;

/// What others see of a player: 1 to 20 visible characters in Unicode's composed form (NFC). A character is what a
/// reader takes for one (Unicode's extended grapheme cluster, UAX 29): a letter with its marks, in Thai with its vowels
/// above and below and its tone.
public record PlayerName(String text) {

    /// In characters.
    public static final int LONGEST = 20;

    /// In code points; so that no name is all marks.
    private static final int MOST_POINTS = 2 * LONGEST;

    private static final Pattern CHARACTER = Pattern.compile("\\X");

    /// What shows nothing although Unicode does not say that it can be ignored: blanks, a note without a head, a
    /// filler,
    /// and what stands for an object that is not there.
    private static final Set<Integer> BLANK = Set.of(0x2800, 0x1D159, 0x13441, 0x13442, 0x16FE4, 0xFFFC);

    /// More marks on a character than any language writes there: Thai has two, Vietnamese as well, Lithuanian in
    /// dictionaries three.
    private static final Pattern PILED_UP = Pattern.compile("[\\p{Mn}\\p{Me}]{4}");

    public PlayerName {
        if (problem(text) != null) {
            throw new IllegalArgumentException("(" + text + ") is not a name.");
        }
    }

    /// Reads what a person typed: composed, and without spaces around it.
    public static Parsed<PlayerName> parse(String typed) {
        if (typed.length() > 40 * LONGEST) {
            return Parsed.malformed("A name has 1 to 20 characters; this one has " + typed.length() + ".");
        }
        String text = Normalizer.normalize(typed, Normalizer.Form.NFC).strip();
        String problem = problem(text);
        if (problem == null && Impersonation.isIn(text)) {
            problem = "The name (" + text + ") would pass for the computer or the site. Take another one.";
        }
        return problem == null ? Parsed.value(new PlayerName(text)) : Parsed.malformed(problem);
    }

    private static @Nullable String problem(String text) {
        long length = CHARACTER.matcher(text).results().count();
        if (length < 1 || length > LONGEST) {
            return "A name has 1 to 20 characters; this one has " + length + ".";
        }
        int points = text.codePointCount(0, text.length());
        if (points > MOST_POINTS) {
            return "A name has at most " + MOST_POINTS + " code points, marks among them; this one has " + points + ".";
        }
        int unseen = text.codePoints().filter(c -> !isVisible(c)).findFirst().orElse(-1);
        if (unseen >= 0) {
            return "A name has no invisible characters; this one has (U+%04X).".formatted(unseen);
        }
        int first = Character.getType(text.codePointAt(0));
        if (first == Character.NON_SPACING_MARK || first == Character.ENCLOSING_MARK) {
            return "A name begins with a character of its own, not with a mark (U+%04X)."
                    .formatted(text.codePointAt(0));
        }
        return PILED_UP.matcher(Normalizer.normalize(text, Normalizer.Form.NFD)).find()
                ? "A name has at most three marks on a character; this one (" + text + ") has more."
                : null;
    }

    private static boolean isVisible(int character) {
        if (BLANK.contains(character)
                || UCharacter.hasBinaryProperty(character, UProperty.DEFAULT_IGNORABLE_CODE_POINT)) {
            return false;
        }
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            case Character.SPACE_SEPARATOR -> character == ' ';
            default -> true;
        };
    }

    @Override
    public String toString() {
        return text;
    }
}
