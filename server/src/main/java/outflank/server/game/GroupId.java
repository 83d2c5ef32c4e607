package outflank.server.game;

import java.util.Locale;
import java.util.Optional;
import outflank.server.player.Codes;

/// The code of a group, and its id: 8 characters of [Codes#ALPHABET].
///
/// It lives here and not with the groups because a game says which group it belongs to; so the arrow points
/// one way.
public record GroupId(String text) {

    private static final int LENGTH = 8;

    public GroupId {
        if (!Codes.isCode(text, LENGTH)) {
            throw new IllegalArgumentException("(" + text + ") is not a group's code.");
        }
    }

    public static GroupId random() {
        return new GroupId(Codes.random(LENGTH));
    }

    /// Reads a code as people type it, in either case. Empty if no group can have it.
    public static Optional<GroupId> parse(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        return Codes.isCode(lower, LENGTH) ? Optional.of(new GroupId(lower)) : Optional.empty();
    }

    @Override
    public String toString() {
        return text;
    }
}
