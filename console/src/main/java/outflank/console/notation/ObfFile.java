package outflank.console.notation;

import java.util.ArrayList;
import java.util.List;
import outflank.rules.Parsed;

/// Reads files of positions: OBF, or positions alone, or a script for Zebra. `%` begins a comment. A position may
/// be drawn over several lines.
public final class ObfFile {

    private ObfFile() {}

    /// @param name by which a problem calls the file: `name:line: what was expected`
    public static Parsed<List<ObfLine>> parse(String name, String text) {
        List<String> lines = text.lines().map(ObfFile::withoutComment).toList();
        List<ObfLine> positions = new ArrayList<>();
        for (int i = 0; i < lines.size(); ) {
            if (lines.get(i).isBlank()) {
                i++;
                continue;
            }
            int end = endOfPosition(lines, i);
            switch (ObfLine.parse(i + 1, String.join(" ", lines.subList(i, end)))) {
                case Parsed.Value<ObfLine>(ObfLine line) -> positions.add(line);
                case Parsed.Malformed<ObfLine>(String problem) -> {
                    return Parsed.malformed(name + ":" + (i + 1) + ": " + problem + ".");
                }
            }
            i = end;
        }
        return positions.isEmpty()
                ? Parsed.malformed(name + ":1: " + PositionText.EXPECTED + ", but the file has none.")
                : Parsed.value(List.copyOf(positions));
    }

    /// A line that has too few squares goes on in the next ones, unless they have a position of their own.
    private static int endOfPosition(List<String> lines, int first) {
        int marks = PositionText.marks(lines.get(first));
        int end = first + 1;
        while (marks <= 64
                && !lines.get(end - 1).contains(";")
                && end < lines.size()
                && PositionText.marks(lines.get(end)) < 64
                && !lines.get(end).isBlank()) {
            marks += PositionText.marks(lines.get(end));
            end++;
        }
        return end;
    }

    private static String withoutComment(String line) {
        String text = line.startsWith("\ufeff") ? line.substring(1) : line;
        int comment = text.indexOf('%');
        return comment < 0 ? text : text.substring(0, comment);
    }
}
