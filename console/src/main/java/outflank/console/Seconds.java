package outflank.console;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/// A length of time from the command line, in seconds.
final class Seconds {

    private static final double LEAST = 0.01;
    private static final double MOST = 1e6;

    private Seconds() {}

    /// @throws ParameterException if `text` is no number that makes sense as a length of time
    static double parse(CommandSpec spec, String name, String text) {
        try {
            double seconds = Double.parseDouble(text);
            if (seconds >= LEAST && seconds <= MOST) {
                return seconds;
            }
        } catch (NumberFormatException e) {
            // The same answer as for a number out of range.
        }
        throw new ParameterException(
                spec.commandLine(), name + " is a number of seconds, such as 10 or 0.5, not (" + text + ").");
    }
}
