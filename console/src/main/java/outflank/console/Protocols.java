package outflank.console;

import java.util.Locale;
import outflank.console.engine.Protocol;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/// The name of a protocol from the command line.
final class Protocols {

    private Protocols() {}

    /// @throws ParameterException if there is no such protocol
    static Protocol parse(CommandSpec spec, String name, String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "nboard" -> Protocol.NBOARD;
            case "gtp" -> Protocol.GTP;
            default ->
                throw new ParameterException(spec.commandLine(), name + " is nboard or gtp, not (" + text + ").");
        };
    }
}
