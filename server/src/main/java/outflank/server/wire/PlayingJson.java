package outflank.server.wire;

import org.jspecify.annotations.Nullable;
import outflank.rules.Color;
import outflank.server.game.GameLog;

/// A running game from the side of one of its players: enough for a way back to it.
public record PlayingJson(
        String id, String groupId, String color, @Nullable String toMove, String opponent) {

    /// @param opponent the name the opponent has now
    public static PlayingJson of(GameLog game, Color color, String opponent) {
        return new PlayingJson(
                game.id().text(),
                game.state().group().text(),
                Names.of(color),
                Names.orNull(game.state().turn()),
                opponent);
    }
}
