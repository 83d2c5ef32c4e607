package outflank.server.player;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/// What proves who a player is: 256 random bits as 43 characters. Never stored, never logged.
public record Token(String secret) {

    private static final SecureRandom RANDOM = new SecureRandom();

    static Token random() {
        byte[] bytes = new byte[32];
        RANDOM.nextBytes(bytes);
        return new Token(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
    }

    /// What is stored in its place. A token is random enough to need no salt.
    public String hash() {
        return hash(secret);
    }

    /// SHA-256 in hexadecimal.
    static String hash(String secret) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(secret.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256.", e);
        }
    }

    /// Keeps the secret out of logs.
    @Override
    public String toString() {
        return "Token(…)";
    }
}
