package outflank.server.game;

import java.util.Optional;
import outflank.server.player.Codes;

/// The permanent name of a game: 12 characters of [Codes#ALPHABET].
public record GameId(String text) {

    private static final int LENGTH = 12;

    public GameId {
        if (!Codes.isCode(text, LENGTH)) {
            throw new IllegalArgumentException("(" + text + ") is not a game's id.");
        }
    }

    public static GameId random() {
        return new GameId(Codes.random(LENGTH));
    }

    /// Empty if no game can have this id.
    public static Optional<GameId> parse(String text) {
        return Codes.isCode(text, LENGTH) ? Optional.of(new GameId(text)) : Optional.empty();
    }

    @Override
    public String toString() {
        return text;
    }
}
