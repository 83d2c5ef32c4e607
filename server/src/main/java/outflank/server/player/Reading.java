package outflank.server.player;

import com.ibm.icu.text.SpoofChecker;
import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A text as the letters that people may take its characters for: without marks and spaces, with digits as the letters
/// they stand for, and with every letter of another script as the Latin ones that look the same, small or capital
/// (Unicode's table of confusable characters, UTS 39).
///
/// A sign may be there as punctuation, or stand for a letter: for one that it looks like, or, among letters that can be
/// read, for any (`C☉mputer`). So may a letter of another script (`OUTFLΛNK`), but fewer of them.
record Reading(List<Glyph> glyphs) {

    /// One character.
    ///
    /// @param letters the small letters that it may be taken for
    private record Glyph(int character, Set<Integer> letters) {

        boolean isSign() {
            return !Character.isLetterOrDigit(character);
        }

        boolean may(int letter) {
            return letters.contains(letter);
        }

        /// How much it takes to read this one as another; [#NEVER] if it cannot be.
        int guess(Glyph wanted) {
            if (letters.stream().anyMatch(wanted.letters::contains)) {
                return 0;
            }
            if (isSign()) {
                return 1;
            }
            return UnicodeScript.of(character) == UnicodeScript.of(wanted.character) ? NEVER : 2;
        }
    }

    private static final SpoofChecker LOOKS = new SpoofChecker.Builder().build();

    /// Latin letters by what they look like.
    private static final Map<String, Set<Integer>> LATIN = latin();

    /// The names of Latin letters with a stroke, a hook and the like, of those that are turned, stretched or small
    /// capitals, and of signs that are one in a square or a circle.
    private static final Pattern VARIANT =
            Pattern.compile("(?:.* )?(?:LATIN (?:SMALL |CAPITAL )?|SYMBOL )LETTER (?:[A-Z]+ )*([A-Z])(?: WITH .*)?");

    /// More than anything can be guessed.
    private static final int NEVER = 1_000;

    /// Shorter words could be guessed into any name with a dash.
    private static final int LONG = 7;

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
            Map.entry((int) 'ソ', "ン"),
            Map.entry((int) '!', "il"),
            Map.entry((int) '|', "il"),
            Map.entry((int) '@', "a"),
            Map.entry((int) '$', "s"),
            Map.entry((int) '€', "e"),
            Map.entry((int) '+', "t"),
            Map.entry((int) '(', "c"),
            Map.entry((int) '¢', "c"),
            Map.entry((int) '*', "o"));

    static Reading of(String text) {
        return new Reading(plain(text)
                .codePoints()
                .filter(c -> !Character.isWhitespace(c) && Character.getType(c) != Character.COMBINING_SPACING_MARK)
                .mapToObj(c -> new Glyph(c, lettersOf(c)))
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

    private static Set<Integer> lettersOf(int character) {
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
        int[] anywhere = new int[glyphs.size() + 1];
        int most = word.mostGuessed();
        return IntStream.of(read(word, anywhere)).anyMatch(guessed -> guessed <= most);
    }

    /// Whether this text can be read as the word and nothing else.
    boolean is(Reading word) {
        int[] start = new int[glyphs.size() + 1];
        Arrays.fill(start, 1, start.length, NEVER);
        return read(word, start)[glyphs.size()] <= word.mostGuessed();
    }

    /// Of a long word half may be signs, or a quarter letters of other scripts.
    private int mostGuessed() {
        return glyphs.size() < LONG ? 0 : glyphs.size() / 2;
    }

    /// Reads a word.
    ///
    /// @param from for each place in this text how much was guessed to come there
    /// @return the same, once the word has been read
    private int[] read(Reading word, int[] from) {
        int[] reached = from;
        for (Glyph wanted : word.glyphs) {
            passSigns(reached);
            int[] next = new int[reached.length];
            Arrays.fill(next, NEVER);
            for (int at = 0; at < glyphs.size(); at++) {
                reach(next, at + 1, reached[at] + glyphs.get(at).guess(wanted));
                if (wanted.may('m') && isTwoForM(at)) {
                    reach(next, at + 2, reached[at]);
                }
            }
            reached = next;
        }
        passSigns(reached);
        return reached;
    }

    private void passSigns(int[] reached) {
        for (int at = 0; at < glyphs.size(); at++) {
            if (glyphs.get(at).isSign()) {
                reach(reached, at + 1, reached[at]);
            }
        }
    }

    private static void reach(int[] reached, int at, int guessed) {
        reached[at] = Math.min(reached[at], guessed);
    }

    private boolean isTwoForM(int at) {
        return at + 1 < glyphs.size()
                && glyphs.get(at).may('r')
                && glyphs.get(at + 1).may('n');
    }
}
