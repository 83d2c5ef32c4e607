package outflank.server.player;

import com.ibm.icu.text.SpoofChecker;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A text as the letters that people may take its characters for: without marks, spaces and punctuation, with digits
/// as the letters they stand for, and with every letter of another script as the Latin ones that look the same, small
/// or capital (Unicode's table of confusable characters, UTS 39).
///
/// @param letters for each character of the text the small letters it may be taken for
record Reading(List<Set<Integer>> letters) {

    private static final SpoofChecker LOOKS = new SpoofChecker.Builder().build();

    /// Latin letters by what they look like.
    private static final Map<String, Set<Integer>> LATIN = latin();

    /// The names of Latin letters with a stroke, a hook and the like, and of small capitals.
    private static final Pattern VARIANT =
            Pattern.compile("LATIN (?:SMALL |CAPITAL )?LETTER (?:SMALL CAPITAL )?([A-Z])(?: WITH .*)?");

    /// Characters in place of a letter that they are not confusable with by the table.
    private static final Map<Integer, String> STANDS_FOR = Map.ofEntries(
            Map.entry((int) '1', "il"),
            Map.entry((int) '3', "e"),
            Map.entry((int) '4', "a"),
            Map.entry((int) '5', "s"),
            Map.entry((int) '7', "t"),
            Map.entry((int) '8', "b"),
            Map.entry((int) '9', "g"),
            Map.entry((int) 'Ξ', "e"),
            Map.entry((int) 'Σ', "e"),
            Map.entry((int) 'Я', "r"),
            Map.entry((int) 'И', "n"),
            Map.entry((int) 'Ц', "u"),
            Map.entry((int) 'μ', "u"),
            Map.entry((int) 'ソ', "ン"));

    /// Signs in place of a letter. They may as well be there as punctuation.
    private static final Map<Integer, String> SIGNS = Map.of(
            (int) '!', "il",
            (int) '|', "il",
            (int) '@', "a",
            (int) '$', "s",
            (int) '€', "e",
            (int) '+', "t",
            (int) '(', "c",
            (int) '¢', "c",
            (int) '*', "o");

    static Reading of(String text) {
        return of(text, Map.of());
    }

    /// A text in which signs stand for letters.
    static Reading withSigns(String text) {
        return of(text.replace("()", "o"), SIGNS);
    }

    private static Reading of(String text, Map<Integer, String> signs) {
        return new Reading(plain(text)
                .codePoints()
                .filter(c -> Character.isLetterOrDigit(c) || signs.containsKey(c))
                .mapToObj(c -> lettersOf(c, signs.getOrDefault(c, "")))
                .toList());
    }

    /// Compatible characters as one, without marks; in Japanese one kind of kana, all of one size and without the bar
    /// for long vowels.
    private static String plain(String text) {
        // the lunate sigma is composed of one that looks otherwise
        String bare = withoutMarks(text.replace('Ϲ', 'C').replace('ϲ', 'c'))
                .codePoints()
                .map(c -> c >= 'ぁ' && c <= 'ゖ' ? c + ('ァ' - 'ぁ') : c)
                .map(c -> "ァィゥェォッャュョヮ".indexOf(c) >= 0 ? c + 1 : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        return bare.replaceAll("ー|(?<=[ァ-ヺ])一", "");
    }

    private static String withoutMarks(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKD).replaceAll("[\\p{Mn}\\p{Me}]", "");
    }

    private static Set<Integer> lettersOf(int character, String sign) {
        int small = Character.toLowerCase(character);
        int capital = Character.toUpperCase(character);
        Set<Integer> letters = new HashSet<>(Set.of(small));
        IntStream.of(character, small, capital).forEach(form -> {
            letters.addAll(LATIN.getOrDefault(look(form), Set.of()));
            Matcher variant = VARIANT.matcher(String.valueOf(Character.getName(form)));
            if (variant.matches()) {
                letters.add((int) Character.toLowerCase(variant.group(1).charAt(0)));
            }
            STANDS_FOR.getOrDefault(form, "").codePoints().forEach(letters::add);
        });
        sign.codePoints().forEach(letters::add);
        return Set.copyOf(letters);
    }

    private static Map<String, Set<Integer>> latin() {
        Map<String, Set<Integer>> latin = new HashMap<>();
        IntStream.rangeClosed('a', 'z')
                .forEach(letter -> IntStream.of(letter, Character.toUpperCase(letter))
                        .forEach(form -> latin.computeIfAbsent(look(form), _ -> new HashSet<>())
                                .add(letter)));
        return latin.entrySet().stream()
                .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, entry -> Set.copyOf(entry.getValue())));
    }

    private static String look(int character) {
        return withoutMarks(LOOKS.getSkeleton(Character.toString(character)));
    }

    /// Whether the word, read from its own letters, can be read anywhere in this text.
    boolean has(Reading word) {
        return IntStream.range(0, letters.size())
                .anyMatch(from -> !ends(word, 0, from).isEmpty());
    }

    /// Whether this text can be read as the word and nothing else.
    boolean is(Reading word) {
        return ends(word, 0, 0).contains(letters.size());
    }

    /// Where the letters of the word from `next` on may end, if they begin at `at`.
    private Set<Integer> ends(Reading word, int next, int at) {
        if (next == word.letters.size()) {
            return Set.of(at);
        }
        Set<Integer> ends = new HashSet<>();
        if (at < letters.size() && mayBe(word.letters.get(next), at)) {
            ends.addAll(ends(word, next + 1, at + 1));
        }
        boolean isTwoForM = word.letters.get(next).contains((int) 'm')
                && at + 1 < letters.size()
                && letters.get(at).contains((int) 'r')
                && letters.get(at + 1).contains((int) 'n');
        if (isTwoForM) {
            ends.addAll(ends(word, next + 1, at + 2));
        }
        return ends;
    }

    private boolean mayBe(Set<Integer> wanted, int at) {
        return letters.get(at).stream().anyMatch(wanted::contains);
    }
}
