package outflank.server.store;

/// The data folder cannot be used as it is; the message is for the person who started the server.
public final class UnusableData extends RuntimeException {

    private static final long serialVersionUID = 1;

    UnusableData(String message) {
        super(message);
    }
}
