package outflank.server.game;

import java.util.OptionalInt;
import outflank.rules.Square;
import outflank.server.player.PlayerId;

/// What a player asks of a game.
public sealed interface GameCommand {

    PlayerId player();

    /// Place a disc.
    ///
    /// @param ply how many discs the player believes were placed before
    /// @param seq the last event the player knows of, where that matters to them
    record Move(PlayerId player, int ply, Square square, OptionalInt seq) implements GameCommand {}

    record Resign(PlayerId player) implements GameCommand {}
}
