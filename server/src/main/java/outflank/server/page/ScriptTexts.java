package outflank.server.page;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/// Which texts go to the script of a page. Pages to read carry the few they need; pages to play on carry all.
final class ScriptTexts {

    private static final List<String> EVERYWHERE = List.of("number.", "theme.", "sound.", "back.");

    private static final Map<String, List<String>> OF_ENTRIES = Map.of(
            "", List.of(),
            "learn",
                    List.of(
                            "board.",
                            "lesson.",
                            "refused.taken",
                            "move.",
                            "turn.skippedYou",
                            "notice.skipped.white",
                            "notice.again.",
                            "notice.tryAgain",
                            "notice.noRules",
                            "notice.oldBrowser"),
            "rules",
                    List.of(
                            "board.",
                            "figure.",
                            "home.turn.",
                            "notice.skipped.",
                            "notice.again.",
                            "notice.noRules",
                            "notice.oldBrowser",
                            "end.",
                            "move.",
                            "look."));

    private ScriptTexts() {}

    static Predicate<String> of(String entry) {
        List<String> more = OF_ENTRIES.get(entry);
        return more == null
                ? _ -> true
                : key -> EVERYWHERE.stream().anyMatch(key::startsWith)
                        || more.stream().anyMatch(key::startsWith);
    }
}
