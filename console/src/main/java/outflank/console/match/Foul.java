package outflank.console.match;

/// What a program did that costs it the game: it died, kept its opponent waiting, or did something that is not a move.
/// The message says what, and goes on from the program's name: `died (exit code 1)`.
final class Foul extends Exception {

    private static final long serialVersionUID = 1;

    Foul(String what) {
        super(what);
    }

    String what() {
        return String.valueOf(getMessage());
    }
}
