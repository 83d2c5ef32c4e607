package outflank.server.page;

import java.time.Instant;
import java.util.Optional;
import outflank.rules.BySide;
import outflank.rules.Color;
import outflank.rules.Game;

/// A game as pages show it.
///
/// @param group the code of the group it is, or was, played in
/// @param players the names of Black and White
/// @param result empty while it is being played
public record ShownGame(
        String id, String group, BySide<String> players, Game game, Instant started, Optional<End> result) {

    /// How a game ended.
    ///
    /// @param winner empty for a draw
    /// @param onTheBoard whether the discs decided it; otherwise someone resigned
    public record End(Optional<Color> winner, int black, int white, boolean onTheBoard) {}
}
