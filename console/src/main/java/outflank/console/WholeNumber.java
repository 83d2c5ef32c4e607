package outflank.console;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/// A whole number from the command line, within its bounds.
final class WholeNumber {

    private WholeNumber() {}

    /// @throws ParameterException if `text` is no number from `least` to `most`
    static int parse(CommandSpec spec, String name, String text, int least, int most) {
        try {
            int number = Integer.parseInt(text);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // The same answer as for a number out of range.
        }
        throw new ParameterException(
                spec.commandLine(),
                name + " is a whole number from " + least + " to " + most + ", not (" + text + ").");
    }
}
