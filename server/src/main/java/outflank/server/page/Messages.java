package outflank.server.page;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.ibm.icu.text.ListFormatter;
import com.ibm.icu.text.MessageFormat;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import outflank.server.text.LineEnds;

/// The texts of one language by key, in ICU MessageFormat.
///
/// Keys that begin with `page.` are used on the server alone; all others go to the page's script as well.
public final class Messages {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String ONLY_ON_THE_SERVER = "page.";

    private final Language language;
    private final SequencedMap<String, String> texts;
    private final Map<String, MessageFormat> formats = new ConcurrentHashMap<>();

    /// A language's texts by key.
    static Messages of(Language language, SequencedMap<String, String> texts) {
        return new Messages(language, texts);
    }

    private Messages(Language language, SequencedMap<String, String> texts) {
        this.language = language;
        this.texts = texts;
    }

    /// A language's texts on the class path, where `web` puts them; empty if there are none yet.
    static Optional<Messages> onClassPath(Language language) {
        String file = "/messages/" + language.tag() + ".json";
        try (InputStream in = Messages.class.getResourceAsStream(file)) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(of(language, JSON.readValue(in, new TypeReference<TreeMap<String, String>>() {})));
        } catch (IOException e) {
            throw new UncheckedIOException("The texts (" + file + ") cannot be read.", e);
        }
    }

    /// The text of a key, as it is shown.
    ///
    /// @param args names and values by turns: `"name", "Mia", "count", 3`
    /// @throws IllegalArgumentException if there is no such key
    public String text(String key, Object... args) {
        String text = texts.get(key);
        if (text == null) {
            throw new IllegalArgumentException("There is no text (" + key + ") in " + language.tag() + ".json.");
        }
        return LineEnds.kept(text.indexOf('{') < 0 ? text : format(key, text).format(named(args)));
    }

    /// A format of its own for every call: one cannot be used by two threads at once.
    private MessageFormat format(String key, String text) {
        return (MessageFormat) formats.computeIfAbsent(key, _ -> new MessageFormat(text, language.icu()))
                .clone();
    }

    private static Map<String, Object> named(Object... args) {
        if (args.length % 2 != 0) {
            throw new IllegalArgumentException(
                    "Arguments are names and values by turns, not (%d) things.".formatted(args.length));
        }
        Map<String, Object> named = new HashMap<>();
        for (int i = 0; i < args.length; i += 2) {
            named.put((String) args[i], args[i + 1]);
        }
        return named;
    }

    public Language language() {
        return language;
    }

    Set<String> keys() {
        return texts.keySet();
    }

    /// The texts that a page's script needs, as JSON that can stand inside a `script` element.
    ///
    /// @param begins how their keys may begin
    String json(Predicate<String> begins) {
        return written(texts.entrySet().stream()
                .filter(text -> !text.getKey().startsWith(ONLY_ON_THE_SERVER) && begins.test(text.getKey()))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (a, _) -> a, TreeMap::new)));
    }

    /// Squares, or other short things, one after the other as the language does it.
    String list(Collection<String> things) {
        return ListFormatter.getInstance(language.icu(), ListFormatter.Type.UNITS, ListFormatter.Width.WIDE)
                .format(things);
    }

    private static String written(Map<String, String> texts) {
        try {
            return JSON.writeValueAsString(texts).replace("<", "\\u003c");
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
