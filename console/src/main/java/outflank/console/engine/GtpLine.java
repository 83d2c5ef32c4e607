package outflank.console.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// A command of GTP, version 2, as it was sent: `[id] command [argument …]`.
///
/// @param id as it was written; empty if there is none
record GtpLine(String id, String command, GtpArguments arguments) {

    /// Reads a line; empty if there is nothing on it but blanks and comments. Control characters do not count.
    static Optional<GtpLine> parse(String line) {
        int comment = line.indexOf('#');
        String text = (comment < 0 ? line : line.substring(0, comment))
                .replace('\t', ' ')
                .replaceAll("\\p{Cntrl}", "")
                .strip();
        if (text.isEmpty()) {
            return Optional.empty();
        }
        List<String> words = Arrays.asList(text.split(" +"));
        String id = words.getFirst().matches("\\d+") ? words.getFirst() : "";
        List<String> rest = id.isEmpty() ? words : words.subList(1, words.size());
        return Optional.of(
                rest.isEmpty()
                        ? new GtpLine(id, "", new GtpArguments(List.of()))
                        : new GtpLine(id, rest.getFirst(), new GtpArguments(rest.subList(1, rest.size()))));
    }
}
