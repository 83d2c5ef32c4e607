package outflank.console.notation;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/// Reads the lines of someone who may be up to no good: of a line without end only the beginning is kept.
public final class BoundedLines implements AutoCloseable {

    /// Characters of a line that are kept; no protocol needs nearly as many.
    public static final int MOST = 1 << 16;

    private final Reader in;
    private boolean afterReturn;

    /// @param in buffered
    public BoundedLines(Reader in) {
        this.in = in;
    }

    /// The next line without its end, which is `\n`, `\r` or both; empty at the end of all lines.
    public Optional<String> next() throws IOException {
        StringBuilder line = new StringBuilder();
        boolean any = false;
        for (int c = in.read(); c >= 0; c = in.read()) {
            boolean secondHalf = c == '\n' && afterReturn;
            afterReturn = c == '\r';
            if (secondHalf) {
                continue;
            }
            if (c == '\n' || c == '\r') {
                return Optional.of(line.toString());
            }
            any = true;
            if (line.length() < MOST) {
                line.append((char) c);
            }
        }
        return any ? Optional.of(line.toString()) : Optional.empty();
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
