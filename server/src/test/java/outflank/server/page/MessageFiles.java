package outflank.server.page;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.ArgType;
import com.ibm.icu.text.MessagePattern.Part;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/// The message files as they lie in the sources, and the sources that use them.
public final class MessageFiles {

    static final ObjectMapper JSON = new ObjectMapper();
    private static final Path FOLDER = Path.of("../web/src/main/messages");
    private static final List<Path> SOURCES = List.of(
            Path.of("../web/src/main/web"),
            Path.of("../browser/src/main/web"),
            Path.of("src/main/jte"),
            Path.of("src/main/java/outflank/server/page"));

    private MessageFiles() {}

    public static SequencedMap<String, String> texts(Language language) {
        return texts(FOLDER.resolve(language.tag() + ".json"));
    }

    private static SequencedMap<String, String> texts(Path file) {
        try {
            return JSON.readValue(Files.readString(file), new TypeReference<TreeMap<String, String>>() {});
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The languages there are files for.
    public static List<Language> languages() {
        List<String> tags = tags();
        return Languages.known().stream()
                .filter(language -> tags.contains(language.tag()))
                .toList();
    }

    public static Language english() {
        return Languages.known().getFirst();
    }

    static Messages messages(Language language) {
        return Messages.of(language, texts(language));
    }

    static List<String> tags() {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.map(file -> file.getFileName().toString().replace(".json", ""))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Every source that may show a text, by its path.
    static Map<Path, String> sources() {
        Map<Path, String> sources = new TreeMap<>();
        for (Path folder : SOURCES) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    sources.put(file, Files.readString(file));
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return sources;
    }

    /// A placeholder of a text: its name, its kind, and for plurals and selects the branches.
    record Placeholder(String name, ArgType type, List<String> branches) {}

    /// The placeholders of a text in the order in which they stand.
    static List<Placeholder> placeholders(String text) {
        MessagePattern pattern = new MessagePattern(text);
        List<Placeholder> found = new ArrayList<>();
        for (int i = 0; i < pattern.countParts(); i++) {
            Part part = pattern.getPart(i);
            if (part.getType() == Part.Type.ARG_START) {
                String name = pattern.getSubstring(pattern.getPart(i + 1));
                found.add(new Placeholder(name, part.getArgType(), branches(pattern, i)));
            }
        }
        return found;
    }

    private static List<String> branches(MessagePattern pattern, int start) {
        List<String> branches = new ArrayList<>();
        int limit = pattern.getLimitPartIndex(start);
        int i = start + 2;
        while (i < limit) {
            Part part = pattern.getPart(i);
            if (part.getType() == Part.Type.ARG_SELECTOR) {
                branches.add(pattern.getSubstring(part));
            }
            i = part.getType() == Part.Type.MSG_START ? pattern.getLimitPartIndex(i) + 1 : i + 1;
        }
        return branches;
    }
}
