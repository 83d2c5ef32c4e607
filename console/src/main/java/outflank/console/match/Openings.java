package outflank.console.match;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import outflank.console.notation.Sheet;
import outflank.rules.Game;
import outflank.rules.Parsed;
import outflank.rules.Transcript;

/// Beginnings of games, a transcript a line. Empty lines and what comes after `#` or `%` do not count.
public final class Openings {

    private static final String BUILT_IN = "openings.txt";

    private Openings() {}

    /// The openings of a file.
    ///
    /// @param name by which a problem calls the file: `name:line: what is wrong`
    public static Parsed<List<Sheet>> parse(String name, String text) {
        List<Sheet> openings = new ArrayList<>();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).replace("\ufeff", "").replaceFirst("[#%].*", "");
            if (line.isBlank()) {
                continue;
            }
            String place = name + ":" + (i + 1) + ": ";
            switch (Transcript.parse(line)) {
                case Parsed.Malformed<Game>(String problem) -> {
                    return Parsed.malformed(
                            place + "the moves of an opening were expected, such as f5d6c3d3c4f4e3f6. " + problem);
                }
                case Parsed.Value<Game>(Game game) -> {
                    if (game.isOver()) {
                        return Parsed.malformed(place + "an opening was expected, but this game is over.");
                    }
                    openings.add(Sheet.of(game));
                }
            }
        }
        return openings.isEmpty()
                ? Parsed.malformed(name + ":1: the moves of an opening were expected, but the file has none.")
                : Parsed.value(List.copyOf(openings));
    }

    /// Eight moves each, about equal for both sides, no two the same by a turn or a reflection.
    public static List<Sheet> builtIn() {
        try (InputStream in = Openings.class.getResourceAsStream(BUILT_IN)) {
            if (in == null) {
                throw new IllegalStateException("No such file among the classes (" + BUILT_IN + ").");
            }
            return parse(BUILT_IN, new String(in.readAllBytes(), StandardCharsets.UTF_8))
                    .orThrow();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
