package outflank.server.wire;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import outflank.rules.Color;
import outflank.server.game.GameState;

/// The time left at one moment, in milliseconds.
///
/// @param black on Black's game clock; null without one
/// @param turn of the turn; null without a limit
/// @param running the side whose time is running; null while no one's is
public record ClocksJson(
        @Nullable Long black,
        @Nullable Long white,
        @Nullable Long turn,
        @Nullable String running) {

    static @Nullable ClocksJson of(GameState state, Instant now) {
        return state.settings().isTimed()
                ? new ClocksJson(
                        clock(state, Color.BLACK, now),
                        clock(state, Color.WHITE, now),
                        state.turnLeft(now).map(Duration::toMillis).orElse(null),
                        Names.orNull(state.running()))
                : null;
    }

    private static @Nullable Long clock(GameState state, Color color, Instant now) {
        return state.settings()
                .clock()
                .map(_ -> state.clockLeft(color, now).toMillis())
                .orElse(null);
    }
}
