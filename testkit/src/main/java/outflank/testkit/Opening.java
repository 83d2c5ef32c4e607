package outflank.testkit;

import java.util.List;

/// A named opening: its moves, the first of them f5, and its name with the other names it goes by after a slash.
public record Opening(String moves, String name) {

    public static List<Opening> all() {
        return Lines.of("openings.tsv").stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split("\t"))
                .map(columns -> new Opening(columns[0], columns[1]))
                .toList();
    }
}
