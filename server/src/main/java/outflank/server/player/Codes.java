package outflank.server.player;

import java.security.SecureRandom;

/// Random texts of letters and digits that are not mistaken for one another: no 0 o 1 i l.
public final class Codes {

    public static final String ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

    private static final SecureRandom RANDOM = new SecureRandom();

    private Codes() {}

    public static String random(int length) {
        StringBuilder code = new StringBuilder(length);
        for (int i = 0; i < length; i++) {
            code.append(ALPHABET.charAt(RANDOM.nextInt(ALPHABET.length())));
        }
        return code.toString();
    }

    /// Whether `text` could have come from here.
    public static boolean isCode(String text, int length) {
        return text.length() == length && text.chars().allMatch(c -> ALPHABET.indexOf(c) >= 0);
    }
}
