package outflank.server.wire;

import org.jspecify.annotations.Nullable;
import outflank.rules.Color;
import outflank.server.game.GameState;

/// For each side why the computer has its seat, `away` or `time`; null while the player has it.
public record FilledJson(@Nullable String black, @Nullable String white) {

    static FilledJson of(GameState state) {
        return new FilledJson(reason(state, Color.BLACK), reason(state, Color.WHITE));
    }

    private static @Nullable String reason(GameState state, Color color) {
        return state.seats().of(color).filled().map(Names::of).orElse(null);
    }
}
