package outflank.server.steward;

import java.time.Duration;
import outflank.server.player.PlayerId;

/// A player of the running game who lost the connection.
///
/// @param left time until the computer takes the seat; zero once it has it
/// @param onPurpose the page was closed
/// @param waiting the opponent chose to wait longer
public record Away(PlayerId player, Duration left, boolean onPurpose, boolean waiting) {}
