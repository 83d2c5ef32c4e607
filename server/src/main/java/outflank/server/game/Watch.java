package outflank.server.game;

import java.util.Arrays;
import java.util.Locale;

/// Who may see the games of a group, from all to few.
public enum Watch {
    /// Whoever has the address of the group or of a game.
    ANYONE,
    MEMBERS,
    /// Only the two who play.
    PLAYERS;

    /// Reads `anyone`, `members` or `players`.
    ///
    /// @throws IllegalArgumentException if it is none of them
    public static Watch parse(String text) {
        return Arrays.stream(values())
                .filter(watch -> watch.text().equals(text))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "No such value of watch (" + text + "). Who may watch is one of anyone, members and players."));
    }

    /// Of the two, who lets fewer people watch.
    public Watch stricter(Watch other) {
        return compareTo(other) >= 0 ? this : other;
    }

    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
