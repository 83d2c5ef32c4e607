package outflank.server.player;

import com.ibm.icu.text.SpoofChecker;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Names that pass for the computer's, or for the site's own: its word in the languages of the site and some more,
/// anywhere in
/// the name, also when spelt with letters that only look the same (Unicode's table of confusable characters, UTS 39),
/// with digits or signs for letters, with accents, or with something between the letters.
final class Impersonation {

    private static final SpoofChecker LOOKS = new SpoofChecker.Builder().build();

    private static final List<String> WITHIN = Stream.of(
                    "computer",
                    "komputer",
                    "kompyuter",
                    "kompiuter",
                    "kompjuter",
                    "компьютер",
                    "outflank",
                    "คอมพิวเตอร์",
                    "コンピュータ",
                    "コンピューター")
            // capitals may look like other letters than small ones
            .flatMap(word -> Stream.of(word, word.toUpperCase(Locale.ROOT)))
            .map(Impersonation::look)
            .distinct()
            .toList();

    /// Too short to be looked for within names.
    private static final Set<String> WHOLE =
            Stream.of("cpu", "คอม", "電脳").map(Impersonation::look).collect(Collectors.toUnmodifiableSet());

    private Impersonation() {}

    static boolean isIn(String name) {
        String look = look(name);
        return WHOLE.contains(look) || WITHIN.stream().anyMatch(look::contains);
    }

    /// What the letters of a text look like: the same for texts that can be mistaken for each other. Looked at before
    /// and
    /// after capitals are made small: a capital may look like a Latin one where the small letter does not.
    private static String look(String text) {
        String bare = Normalizer.normalize(text, Normalizer.Form.NFKD).replaceAll("\\p{Mn}", "");
        String small = LOOKS.getSkeleton(letters(bare)).toLowerCase(Locale.ROOT);
        return LOOKS.getSkeleton(small)
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}]", "")
                .replace('i', 'l');
    }

    /// Digits and signs that stand for letters become letters; all else that is no letter goes.
    private static String letters(String text) {
        StringBuilder letters = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (c) {
                case '0' -> letters.append('o');
                case '1', '!', '|' -> letters.append('l');
                case '3', '€' -> letters.append('e');
                case '4', '@' -> letters.append('a');
                case '5', '$' -> letters.append('s');
                case '7', '+' -> letters.append('t');
                default -> {
                    if (Character.isLetter(c)) {
                        letters.appendCodePoint(c);
                    }
                }
            }
        });
        return letters.toString();
    }
}
