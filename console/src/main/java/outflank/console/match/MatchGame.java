package outflank.console.match;

import java.util.Optional;
import outflank.console.notation.Sheet;
import outflank.console.notation.Turn;
import outflank.rules.BySide;
import outflank.rules.Color;
import outflank.rules.Result;

/// One game between two programs, from its opening to its end. What a program claims is believed only if the rules
/// allow it.
final class MatchGame {

    /// Seconds by which a clock may be overdrawn in a game: pipes and schedulers take some.
    private static final double GRACE = 1;

    /// Seconds a move may take where there is no clock.
    private static final double NO_CLOCK = 600;

    private final BySide<Contender> sides;
    private final Optional<Double> clock;
    private final Runnable afterMove;
    private BySide<Double> used = new BySide<>(0.0, 0.0);

    /// @param clock seconds each side has; empty for none
    MatchGame(BySide<Contender> sides, Optional<Double> clock, Runnable afterMove) {
        this.sides = sides;
        this.clock = clock;
        this.afterMove = afterMove;
    }

    /// How a game ended, and its turns.
    sealed interface Ending {
        Sheet sheet();

        /// On the board: Black's discs less White's, empty squares counted for the winner.
        record Played(Sheet sheet, int difference) implements Ending {}

        /// By a foul of one side.
        record Forfeited(Sheet sheet, Color loser, String what) implements Ending {}
    }

    Ending play(Sheet opening) {
        Played played = Played.of(opening.withForcedPass());
        for (Color color : Color.values()) {
            try {
                sides.of(color).rival().begin(played, clock);
            } catch (Foul foul) {
                return forfeited(played, color, foul.what());
            }
        }
        while (!played.sheet().isOver()) {
            Color color = played.sheet().position().toMove();
            try {
                played = withMove(played, color);
            } catch (Foul foul) {
                return forfeited(played, color, foul.what());
            }
            afterMove.run();
        }
        Result count = Result.of(played.sheet().position()).tournamentCount();
        return new Ending.Played(played.sheet(), count.black() - count.white());
    }

    private Played withMove(Played played, Color color) throws Foul {
        Contender contender = sides.of(color);
        Optional<Double> left = clock.map(seconds -> seconds - used.of(color));
        double patience = left.map(seconds -> seconds + GRACE).orElse(NO_CLOCK);
        long begun = System.nanoTime();
        Turn turn;
        double took;
        try {
            turn = contender.rival().choose(played, color, left, Rival.in(patience));
        } finally {
            took = (System.nanoTime() - begun) / 1e9;
            used = used.with(color, used.of(color) + took);
            contender.used(took);
        }
        if (turn.isPass()) {
            throw new Foul("passed, though it can move");
        }
        if (played.sheet().with(turn).isEmpty()) {
            throw new Foul("played (" + turn.text("pass") + "), which is not legal");
        }
        return played.with(turn, took);
    }

    private Ending forfeited(Played played, Color color, String what) {
        sides.of(color).replace();
        return new Ending.Forfeited(played.sheet(), color, what);
    }
}
