package outflank.console;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import outflank.console.notation.FileText;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/// A file of lines named on the command line.
final class TextFile {

    private TextFile() {}

    /// The text of the file. Bytes that are no UTF-8 are kept as some character or other: what matters is ASCII.
    ///
    /// @throws ParameterException if it cannot be read
    static String read(CommandSpec spec, String name) {
        try {
            return FileText.read(Path.of(name), StandardCharsets.UTF_8);
        } catch (NoSuchFileException e) {
            throw new ParameterException(spec.commandLine(), "There is no file (" + name + ").");
        } catch (IOException | InvalidPathException e) {
            throw new ParameterException(
                    spec.commandLine(),
                    "The file (" + name + ") cannot be read: is it a text file that you may read, of at" + " most "
                            + FileText.MOST_MEGABYTES + " MB?");
        }
    }
}
