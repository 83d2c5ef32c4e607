package outflank.server.page;

import java.time.Instant;
import java.util.Optional;
import outflank.rules.BySide;
import outflank.rules.Color;
import outflank.rules.Game;
import outflank.server.game.GameResult;

/// A game as pages show it.
///
/// @param group the code of the group it is, or was, played in
/// @param players the names of Black and White; empty for who asked to be forgotten
/// @param result empty while it is being played
public record ShownGame(
        String id, String group, BySide<String> players, Game game, Instant started, Optional<End> result) {

    /// The game in a language: with its word for who asked to be forgotten.
    ShownGame in(Messages messages) {
        String forgotten = messages.text("player.forgotten");
        return new ShownGame(id, group, players.map(name -> name.isEmpty() ? forgotten : name), game, started, result);
    }

    /// How a game ended.
    ///
    /// @param winner empty for a draw, and for a game that was broken off
    /// @param reason whether the discs decided it, or what else
    public record End(Optional<Color> winner, int black, int white, GameResult.Reason reason) {}
}
