package outflank.console.notation;

/// What someone else wrote, as it is repeated in a message: on one line, not too long, and nothing in it that a
/// terminal
/// would obey.
public final class Quote {

    private static final int MOST = 80;

    private Quote() {}

    public static String of(String text) {
        // Far more than is shown: blanks are still to be taken out.
        String begin = text.length() <= 20 * MOST ? text : text.substring(0, 20 * MOST);
        String line = printable(begin.strip().replaceAll("\\s+", " "));
        return line.length() <= MOST && begin.length() == text.length()
                ? line
                : line.substring(0, Math.min(MOST, line.length())) + "…";
    }

    /// The text with a question mark for each character that cannot be shown.
    public static String printable(String text) {
        return text.replaceAll("[\\p{Cntrl}\\x{80}-\\x{9f}\\x{fffd}]", "?");
    }
}
