package outflank.server.player;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.random.RandomGenerator;

/// Names for players who gave none: two short words of their language that are easy to read and that none should mind.
final class FriendlyNames {

    private static final String STANDARD = "en";

    private final RandomGenerator random;
    private final Map<String, OneLanguage> byLanguage = new ConcurrentHashMap<>();

    FriendlyNames(RandomGenerator random) {
        this.random = random;
    }

    /// @param languages their tags, the one liked best first; English if there are names in none of them
    PlayerName next(List<String> languages) {
        OneLanguage names = languages.stream()
                .flatMap(language -> in(language).stream())
                .findFirst()
                .or(() -> in(STANDARD))
                .orElseThrow();
        return new PlayerName(names.next(random));
    }

    private Optional<OneLanguage> in(String language) {
        OneLanguage known = byLanguage.get(language);
        return known != null
                ? Optional.of(known)
                : NameWords.of(language)
                        .map(words -> byLanguage.computeIfAbsent(language, _ -> new OneLanguage(words)));
    }

    private static final class OneLanguage {

        private final NameWords words;
        private final LinkedHashSet<String> recent = new LinkedHashSet<>();

        OneLanguage(NameWords words) {
            this.words = words;
        }

        /// Half of the names are not given again at once: two people who meet in a group were mostly named not long
        /// ago.
        synchronized String next(RandomGenerator random) {
            String name = words.pick(random);
            while (!recent.add(name)) {
                name = words.pick(random);
            }
            if (recent.size() > words.size() / 2) {
                recent.removeFirst();
            }
            return name;
        }
    }
}
