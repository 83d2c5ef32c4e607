package outflank.server.text;

/// A text that is not written as texts are. It names file and line, and stops the start.
public final class TextFault extends RuntimeException {

    private static final long serialVersionUID = 1;

    TextFault(String file, int line, String problem) {
        super(file + ":" + line + ": " + problem);
    }
}
