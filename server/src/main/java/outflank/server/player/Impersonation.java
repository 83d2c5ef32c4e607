package outflank.server.player;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// Names that pass for the computer's, or for the site's own: their words in the languages of the site, alone or as a
/// part of the name, and however they are written; see [Reading].
final class Impersonation {

    /// Words too long to be in a name by chance. Where a language has endings, they are left out.
    private static final List<Reading> WITHIN = Stream.of(
                    "computer",
                    "komputer",
                    "kompyuter",
                    "kompiuter",
                    "kompjuter",
                    "компьютер",
                    "คอมพิวเตอร์",
                    "コンピュータ",
                    "outflank",
                    // who was forgotten, in finished games
                    "anonymous",
                    "anonim",
                    "ไม่ระบุชื่อ",
                    "นิรนาม",
                    "匿名")
            .map(Reading::of)
            .toList();

    /// Words that are a part of other words too, and only misleading alone or with a number.
    private static final Set<String> ALONE = Set.of("cpu", "คอม", "คอมพ์", "電脳", "電腦", "电脑");

    private Impersonation() {}

    static boolean isIn(String name) {
        List<Reading> readings = List.of(Reading.of(name), Reading.withSigns(name));
        Reading bare = Reading.of(name.replaceAll("\\p{N}", ""));
        return WITHIN.stream().anyMatch(word -> readings.stream().anyMatch(reading -> reading.has(word)))
                || ALONE.stream().map(Reading::of).anyMatch(bare::is);
    }
}
