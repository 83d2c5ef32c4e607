package outflank.server.answer;

/// The disk or the database did not do what was asked. Nothing was changed, and trying again later may help.
public final class Unavailable extends RuntimeException {

    private static final long serialVersionUID = 1;

    public Unavailable(String message, Throwable cause) {
        super(message, cause);
    }
}
