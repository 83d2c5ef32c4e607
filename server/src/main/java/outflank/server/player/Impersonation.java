package outflank.server.player;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.text.SpoofChecker;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Names that pass for the computer's, or for the site's own: its word in the languages of the site, also when spelt
/// with
/// letters that only look the same (Unicode's table of confusable characters, UTS 39).
final class Impersonation {

    private static final SpoofChecker LOOKS = new SpoofChecker.Builder().build();

    private static final Set<String> WORDS = Stream.of("computer", "kompyuter", "kompiuteris", "kompjuter", "outflank")
            .map(Impersonation::look)
            .collect(Collectors.toUnmodifiableSet());

    /// Words of languages that put no spaces between words.
    private static final List<String> WITHIN =
            Stream.of("คอมพิวเตอร์", "コンピュータ").map(Impersonation::look).toList();

    private Impersonation() {}

    static boolean isIn(String name) {
        String bare = name.replaceAll("[^\\p{L}\\p{M}\\p{N}]", "");
        boolean isWord = Stream.concat(Stream.of(bare), Stream.of(name.split("[^\\p{L}\\p{M}\\p{N}]+")))
                .map(Impersonation::look)
                .anyMatch(WORDS::contains);
        String whole = look(name);
        return isWord || WITHIN.stream().anyMatch(whole::contains);
    }

    /// What it looks like: the same for texts that can be mistaken for each other.
    private static String look(String text) {
        String folded = UCharacter.foldCase(Normalizer.normalize(text, Normalizer.Form.NFKC), true);
        return LOOKS.getSkeleton(folded).toLowerCase(Locale.ROOT);
    }
}
