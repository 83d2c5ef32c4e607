package outflank.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// The lines of a file that lies beside this class, without blank ones.
final class Lines {

    private Lines() {}

    static List<String> of(String file) {
        try (InputStream in = Lines.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalArgumentException("No such file of test data (" + file + ").");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
