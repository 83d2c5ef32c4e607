package outflank.server.game;

import java.time.Duration;
import java.time.Instant;
import outflank.rules.BySide;
import outflank.rules.Color;
import outflank.rules.Square;

/// Something that happened in a game, at a time in whole milliseconds. The events of a game, in order, are
/// the game.
public sealed interface GameEvent {

    Instant at();

    /// @param settings those of the group at that time; who may watch is changed in place, since it is no part of the
    /// play
    record Started(Instant at, GroupId group, BySide<GamePlayer> players, Settings settings) implements GameEvent {
        Started with(Watch watch) {
            return new Started(at, group, players, settings.with(watch));
        }
    }

    /// A disc was placed. What it flipped follows from the rules.
    ///
    /// @param lag the time given back to the player for the length of the line
    record Moved(Instant at, Color color, Square square, By by, Duration lag) implements GameEvent {
        public Moved(Instant at, Color color, Square square, By by) {
            this(at, color, square, by, Duration.ZERO);
        }
    }

    /// `color` could not outflank anything and was passed over.
    record Skipped(Instant at, Color color) implements GameEvent {}

    /// The computer has taken a seat.
    record Filled(Instant at, Color color, Reason reason) implements GameEvent {}

    /// The player has taken it again.
    record Returned(Instant at, Color color) implements GameEvent {}

    /// `color` asks to take back its last move.
    record TakebackOffered(Instant at, Color color) implements GameEvent {}

    /// `color`, who was asked, said no.
    record TakebackDeclined(Instant at, Color color) implements GameEvent {}

    /// The game went back to `ply` discs, before the last move of `color`.
    record TookBack(Instant at, Color color, int ply) implements GameEvent {}

    /// Time stands still.
    ///
    /// @param anew the turn is counted anew afterwards
    record Paused(Instant at, boolean anew) implements GameEvent {}

    /// Time goes on.
    record Resumed(Instant at) implements GameEvent {}

    record Ended(Instant at, GameResult result) implements GameEvent {}

    /// Whose hand placed the disc.
    enum By {
        PERSON,
        COMPUTER,
        TIMER
    }

    /// Why the computer has a seat.
    enum Reason {
        /// The player lost the connection and did not come back in time.
        AWAY,
        /// The turn limit ran out twice running.
        TIME
    }
}
