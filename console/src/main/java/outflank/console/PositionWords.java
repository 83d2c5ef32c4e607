package outflank.console;

import java.util.List;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/// A position or a transcript on the command line, perhaps in several words. As a position may begin with `-`, words
/// that look like options come here too.
final class PositionWords {

    private static final Pattern OPTION = Pattern.compile("--?[A-Za-z][A-Za-z-]*(=.*)?");
    private static final Pattern SQUARES = Pattern.compile("[-XxOoBbWw]+");

    private PositionWords() {}

    /// The words with blanks between them.
    ///
    /// @throws ParameterException if one of them is an option that does not exist
    static String joined(CommandSpec spec, List<String> words) {
        for (String word : words) {
            if (OPTION.matcher(word).matches() && !SQUARES.matcher(word).matches()) {
                throw new ParameterException(spec.commandLine(), "Unknown option: '" + word + "'");
            }
        }
        return String.join(" ", words);
    }
}
