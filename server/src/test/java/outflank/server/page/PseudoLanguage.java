package outflank.server.page;

import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.Part;
import io.javalin.Javalin;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import outflank.server.export.Drawings;

/// A language that no one speaks: English with words that are two fifths longer, made of nothing but files. What fits
/// in
/// it fits in the next language.
public final class PseudoLanguage implements AutoCloseable {

    public static final String TAG = "qps";

    private static final Language PSEUDO = new Language(TAG, "Pseeuudo (laanguaag)", "en", List.of(TAG), false);
    private static final Pattern VOWEL = Pattern.compile("(?i)[aeiou]");

    /// What of a text is not for readers: additions, anchors, and where links lead.
    private static final Pattern MARKUP =
            Pattern.compile("\\{\\{(?:figure|term) [a-z-]+ |\\{\\{[a-z]+|\\{[^}]*}|\\([a-z]+:[a-z-]+\\)|^[a-z]+: ");

    private final Javalin server;

    private PseudoLanguage(Javalin server) {
        this.server = server;
    }

    /// A site in English and in the pseudo-language, with a group and a few games.
    public static PseudoLanguage serve() {
        Language english = MessageFiles.english();
        Languages languages = new Languages(
                List.of(english, PSEUDO),
                language -> Optional.of(language.equals(PSEUDO) ? messages() : MessageFiles.messages(language)),
                _ -> true);
        TextPages texts = TextPages.of(
                languages,
                (language, page) -> TextPages.onClassPath(english, page)
                        .map(text -> language.equals(PSEUDO) ? longer(text) : text));
        SiteFacts site = new SiteFacts(new Assets(), languages, "Rūta Kazlauskaitė, ruta@example.org");
        Pages pages = new Pages(site, ctx -> "http://" + ctx.host(), new SampleTables(), new Drawings(), texts);
        return new PseudoLanguage(Javalin.create(config -> {
                    config.startup.showJavalinBanner = false;
                    pages.register(config.routes);
                })
                .start("127.0.0.1", 0));
    }

    public URI address() {
        return URI.create("http://127.0.0.1:" + server.port());
    }

    @Override
    public void close() {
        server.stop();
    }

    static Messages messages() {
        Map<String, String> texts = new TreeMap<>(MessageFiles.texts(MessageFiles.english()));
        texts.replaceAll((key, text) -> key.startsWith("number.") ? text : longerMessage(text));
        return Messages.of(PSEUDO, new TreeMap<>(texts));
    }

    /// Doubles the vowels of a message, and leaves its placeholders alone.
    static String longerMessage(String text) {
        MessagePattern pattern = new MessagePattern(text);
        StringBuilder longer = new StringBuilder();
        int from = 0;
        int depth = 0;
        for (int i = 0; i < pattern.countParts(); i++) {
            Part part = pattern.getPart(i);
            switch (part.getType()) {
                case MSG_START -> {
                    longer.append(text, from, part.getLimit());
                    from = part.getLimit();
                    depth++;
                }
                case MSG_LIMIT -> {
                    longer.append(doubled(text.substring(from, part.getIndex())));
                    from = part.getIndex();
                    depth--;
                }
                case ARG_START -> {
                    longer.append(doubled(text.substring(from, part.getIndex())));
                    from = part.getIndex();
                }
                case ARG_LIMIT -> {
                    longer.append(text, from, part.getLimit());
                    from = part.getLimit();
                }
                default -> {}
            }
        }
        if (depth != 0 || from != text.length()) {
            throw new IllegalStateException("The message (" + text + ") was not read to its end.");
        }
        return longer.toString();
    }

    /// Doubles the vowels of a text, and leaves its markup alone.
    static String longer(String text) {
        StringBuilder longer = new StringBuilder();
        for (String line : text.split("\n", -1)) {
            int from = 0;
            var markup = MARKUP.matcher(line);
            while (markup.find()) {
                longer.append(doubled(line.substring(from, markup.start()))).append(markup.group());
                from = markup.end();
            }
            longer.append(line.startsWith("updated: ") ? line.substring(from) : doubled(line.substring(from)))
                    .append('\n');
        }
        return longer.toString();
    }

    private static String doubled(String text) {
        return VOWEL.matcher(text).replaceAll("$0$0");
    }
}
