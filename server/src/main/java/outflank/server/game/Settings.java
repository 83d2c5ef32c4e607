package outflank.server.game;

import java.time.Duration;
import java.util.Optional;
import outflank.engine.Level;

/// What a group's host can set. [Setting] is the table of it.
///
/// @param marks legal squares are marked with a dot on your turn
/// @param alternate colours alternate after each game
/// @param turnLimit seconds a turn may take: 30, 60, or 0 for no limit
/// @param clock the game clock, if there is one
/// @param tournamentCount the result also shows empty squares as the winner's
/// @param watch who may see the games
/// @param level of the computer that fills a seat
/// @param winnerStays who loses gives up the seat if others are there
public record Settings(
        boolean marks,
        boolean alternate,
        int turnLimit,
        Optional<ClockSetting> clock,
        boolean tournamentCount,
        Watch watch,
        Level level,
        boolean winnerStays) {

    public static final Settings DEFAULT =
            new Settings(true, true, 0, Optional.empty(), false, Watch.ANYONE, new Level(3), false);

    public Settings {
        if (!Setting.TURN_LIMIT.choices().contains(turnLimit)) {
            throw new IllegalArgumentException(
                    "No such turn limit (" + turnLimit + "). A turn limit is 0 (none), 30 or 60 seconds.");
        }
    }

    Settings with(Watch other) {
        return new Settings(marks, alternate, turnLimit, clock, tournamentCount, other, level, winnerStays);
    }

    /// Whether time matters in a game with these settings.
    public boolean isTimed() {
        return turnLimit > 0 || clock.isPresent();
    }

    public Optional<Duration> limit() {
        return turnLimit == 0 ? Optional.empty() : Optional.of(Duration.ofSeconds(turnLimit));
    }
}
