package outflank.console.notation;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;

/// The text of a file of which it is not known how large it is: some, such as `/dev/zero`, never end.
public final class FileText {

    public static final int MOST_MEGABYTES = 16;

    private static final int MOST = MOST_MEGABYTES << 20;

    private FileText() {}

    /// @throws IOException if it cannot be read, or is too large
    public static String read(Path file, Charset charset) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(MOST + 1);
            if (bytes.length > MOST) {
                throw new IOException("More than " + MOST_MEGABYTES + " MB (" + file + ").");
            }
            return new String(bytes, charset);
        }
    }
}
