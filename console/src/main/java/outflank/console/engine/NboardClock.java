package outflank.console.engine;

import java.util.Optional;
import outflank.console.notation.GgfClock;
import outflank.console.notation.GgfGame;
import outflank.console.notation.Sheet;
import outflank.rules.BySide;
import outflank.rules.Color;

/// The clocks of a game over NBoard: what the game says its sides have and have used, and what was used here since,
/// whichever is more.
final class NboardClock {

    private final BySide<Double> usedBefore;
    private BySide<Double> thought = new BySide<>(0.0, 0.0);

    /// @param game as it was set
    NboardClock(GgfGame game) {
        usedBefore = game.used();
    }

    /// Counts what a search for `color` took.
    void thought(Color color, double seconds) {
        thought = thought.with(color, thought.of(color) + seconds);
    }

    /// What `color` has left; empty if it has no clock.
    Optional<Clock> of(Color color, GgfGame game) {
        return game.clocks().of(color).map(clock -> left(clock, color, game));
    }

    private Clock left(GgfClock clock, Color color, GgfGame game) {
        double used = Math.max(game.used().of(color), usedBefore.of(color) + thought.of(color));
        double left = clock.main() + clock.increment() * turns(game.sheet(), color) - used;
        return new Clock(Math.max(0, left), clock.increment(), 0);
    }

    private static int turns(Sheet sheet, Color color) {
        return (int) sheet.positions().subList(0, sheet.turns().size()).stream()
                .filter(position -> position.toMove() == color)
                .count();
    }
}
