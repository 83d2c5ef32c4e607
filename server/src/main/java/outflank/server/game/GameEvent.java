package outflank.server.game;

import java.time.Instant;
import outflank.rules.BySide;
import outflank.rules.Color;
import outflank.rules.Square;

/// Something that happened in a game, at a time in whole milliseconds. The events of a game, in order, are
/// the game.
public sealed interface GameEvent {

    Instant at();

    record Started(Instant at, GroupId group, BySide<GamePlayer> players, Settings settings) implements GameEvent {}

    /// A disc was placed. What it flipped follows from the rules.
    record Moved(Instant at, Color color, Square square, By by) implements GameEvent {}

    /// `color` could not outflank anything and was passed over.
    record Skipped(Instant at, Color color) implements GameEvent {}

    record Ended(Instant at, GameResult result) implements GameEvent {}

    /// Whose hand placed the disc.
    enum By {
        PERSON,
        COMPUTER,
        TIMER
    }
}
