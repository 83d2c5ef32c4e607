/// A game as its numbered list of events. Start reading at [GameState], and at [Referee] for what may follow.
///
/// Deciding knows no HTTP and no SQL; [Games] lends it a clock and a [GameStore].
@NullMarked
package outflank.server.game;

import org.jspecify.annotations.NullMarked;
