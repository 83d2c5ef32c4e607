package outflank.server.text;

import java.util.regex.Pattern;

/// Keeps a line from ending where it must not. A word joiner goes after the dash between two digits (`40–24`), after
/// the hyphen of Maltese articles and numbers (`l-Iswed`, `11-il`) and inside Thai words that browsers take for two. A
/// no-break space goes before a dash between spaces, and between a number and the Thai word for what it counts.
/// Applied when a text is shown; the page's script does the same (`messages.ts`).
public final class LineEnds {

    private static final String JOINER = "\u2060";
    private static final String NO_BREAK_SPACE = "\u00a0";
    private static final Pattern DASH = Pattern.compile(" (?=– )");
    private static final Pattern SCORE = Pattern.compile("(?<=\\p{Nd}[–-])(?=\\p{Nd})");
    private static final Pattern MALTESE = Pattern.compile(
            "(?<=(?<![\\p{L}\\p{Nd}_])[lċdnrstxzżLĊDNRSTXZŻ]-)(?=\\p{L})|(?<=\\p{Nd}-)(?=il(?![\\p{L}\\p{Nd}_]))");
    private static final Pattern THAI = Pattern.compile(
            "(?<=รี)(?=เวอร์)|(?<=เวอร์)(?=ซี)|(?<=เพ)(?=ราะ)|(?<=เรต)(?=ติ้ง)|(?<=แป้น)(?=พิมพ์)|(?<=ถัด)(?=ไป)");
    private static final Pattern THAI_COUNT =
            Pattern.compile("(?<=\\p{Nd}) (?=ตัว|ตา|ช่อง|คน|นาที|วินาที|ชั่วโมง|วัน|ครั้ง"
                    + "|แนว|แถว|ทิศ|เกม|ภาษา|ระดับ|แบบ|หน้า|ต่อ \\p{Nd})|(?<=\\p{Nd} ต่อ) (?=\\p{Nd})");

    private LineEnds() {}

    public static String kept(String text) {
        String kept = text;
        if (text.indexOf('–') >= 0 || text.indexOf('-') >= 0) {
            kept = DASH.matcher(kept).replaceAll(NO_BREAK_SPACE);
            kept = SCORE.matcher(kept).replaceAll(JOINER);
            kept = MALTESE.matcher(kept).replaceAll(JOINER);
        }
        if (text.chars().anyMatch(c -> c >= '\u0e01' && c <= '\u0e5b')) {
            kept = THAI.matcher(kept).replaceAll(JOINER);
            kept = THAI_COUNT.matcher(kept).replaceAll(NO_BREAK_SPACE);
        }
        return kept;
    }
}
