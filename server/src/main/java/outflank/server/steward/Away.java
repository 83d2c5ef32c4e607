package outflank.server.steward;

import java.time.Duration;
import outflank.server.player.PlayerId;

/// A player of the running game who lost the connection.
///
/// @param left time until the computer takes the seat; zero once it has it
/// @param onPurpose the page was closed
/// @param waiting the opponent chose to wait longer
public record Away(PlayerId player, Duration left, boolean onPurpose, boolean waiting) {

    /// How long a seat is kept after a connection was lost.
    public static final Duration LOST = Presence.GRACE;

    /// How long it is kept after the page was closed.
    public static final Duration CLOSED = Presence.GRACE_ON_PURPOSE;
}
