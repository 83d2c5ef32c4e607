package outflank.server.player;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/// What carries a player to another device: 17 characters of [Codes#ALPHABET], a little over 80 bits. It can be used
/// once.
/// Only its hash is kept.
public record ClaimCode(String secret) {

    public static final Duration LASTS = Duration.ofMinutes(10);

    private static final int LENGTH = 17;

    static ClaimCode random() {
        return new ClaimCode(Codes.random(LENGTH));
    }

    /// Reads a code as people type it: in either case, with spaces or hyphens. Empty if none can be so.
    public static Optional<ClaimCode> parse(String typed) {
        if (typed.length() > 3 * LENGTH) {
            return Optional.empty();
        }
        String text = typed.replaceAll("[\\s-]", "").toLowerCase(Locale.ROOT);
        return Codes.isCode(text, LENGTH) ? Optional.of(new ClaimCode(text)) : Optional.empty();
    }

    String hash() {
        return Token.hash("claim " + secret);
    }

    /// Keeps the secret out of logs.
    @Override
    public String toString() {
        return "ClaimCode(…)";
    }
}
