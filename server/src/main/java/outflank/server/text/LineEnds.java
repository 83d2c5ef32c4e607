package outflank.server.text;

import java.util.regex.Pattern;

/// Keeps a line from ending where it must not: a word joiner goes after the dash between two digits (`40–24`), after
/// the hyphen of Maltese articles and numbers (`l-Iswed`, `11-il`) and inside the Thai name of the game. Applied when
/// a text is shown; the page's script does the same (`messages.ts`).
public final class LineEnds {

    private static final char JOINER = '\u2060';
    private static final Pattern SCORE = Pattern.compile("(?<=\\p{Nd}[–-])(?=\\p{Nd})");
    private static final Pattern MALTESE = Pattern.compile("(?<=\\bl-)(?=\\p{L})|(?<=\\p{Nd}-)(?=il\\b)");
    private static final Pattern THAI = Pattern.compile("(?<=รี)(?=เวอร์)|(?<=เวอร์)(?=ซี)");

    private LineEnds() {}

    public static String kept(String text) {
        if (text.indexOf('–') < 0 && text.indexOf('-') < 0 && text.indexOf('ร') < 0) {
            return text;
        }
        String joined = SCORE.matcher(text).replaceAll(String.valueOf(JOINER));
        joined = MALTESE.matcher(joined).replaceAll(String.valueOf(JOINER));
        return THAI.matcher(joined).replaceAll(String.valueOf(JOINER));
    }
}
