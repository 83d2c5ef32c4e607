package outflank.console.engine;

/// What a GTP command is answered with.
sealed interface GtpReply {

    GtpReply DONE = new Success("");

    record Success(String text) implements GtpReply {}

    record Failure(String text) implements GtpReply {}

    static GtpReply of(String text) {
        return new Success(text);
    }

    static GtpReply fail(String text) {
        return new Failure(text);
    }

    /// As it goes over the line, without the empty line that ends it.
    default String to(String id) {
        return switch (this) {
            case Success(String text) -> ("=" + id + " " + text).stripTrailing();
            case Failure(String text) -> "?" + id + " " + text;
        };
    }
}
