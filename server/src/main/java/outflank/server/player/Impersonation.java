package outflank.server.player;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Names that pass for the computer's, or for the site's own: their words in the languages of the site, alone or as a
/// part of the name, and however they are written; see [Reading].
final class Impersonation {

    /// Words too long to be in a name by chance. Where a language has endings, they are left out.
    private static final List<Reading> WITHIN = readings(
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
            "匿名",
            // who runs the site
            "administrat",
            "amministrat",
            "администрат",
            "moderator",
            "moderatur",
            "модератор",
            "webmaster",
            "tagapangasiwa",
            "ผู้ดูแลระบบ",
            "แอดมิน",
            "管理者",
            "管理人",
            "運営");

    /// Words that are a part of other words too, and only misleading alone or with a number.
    private static final List<Reading> ALONE = readings(
            "cpu",
            "คอม",
            "คอมพ์",
            "電脳",
            "電腦",
            "电脑",
            "system",
            "sistema",
            "sistem",
            "система",
            "ระบบ",
            "システム",
            "server",
            "serveris",
            "сервер",
            "เซิร์ฟเวอร์",
            "サーバー",
            "staff",
            "support");

    /// Words that are a part of other words (badminton), but misleading beside others too.
    private static final List<Reading> AS_A_WORD = readings("admin", "siteadmin", "sysadmin", "админ", "ผู้ดูแล");

    private static final Pattern SPACES = Pattern.compile("\\s+");

    private Impersonation() {}

    private static List<Reading> readings(String... words) {
        return Stream.of(words).map(Reading::of).toList();
    }

    private static String withoutNumbers(String name) {
        return name.replaceAll("\\p{Nd}", "");
    }

    static boolean isIn(String name) {
        Reading whole = Reading.of(name);
        Reading bare = Reading.of(withoutNumbers(name));
        return WITHIN.stream().anyMatch(whole::has)
                || ALONE.stream().anyMatch(bare::is)
                || SPACES.splitAsStream(name)
                        .map(word -> Reading.of(withoutNumbers(word)))
                        .anyMatch(word -> AS_A_WORD.stream().anyMatch(word::is));
    }
}
