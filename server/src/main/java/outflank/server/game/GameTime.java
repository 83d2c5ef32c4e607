package outflank.server.game;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import outflank.rules.BySide;
import outflank.rules.Color;

/// The time of a game, as its events tell it. A turn's time is kept in any game; whether it matters is for the settings
/// to say.
///
/// @param settings those of the game
/// @param clocks what each side has left on its game clock at the begin of this turn; zero without a clock
/// @param givenBack how much each side has been given back for its line
/// @param used time of this turn before `since`
/// @param since since when time runs; empty while it stands still
/// @param pauses how often time was stopped in this turn
record GameTime(
        Settings settings,
        BySide<Duration> clocks,
        BySide<Duration> givenBack,
        Duration used,
        Optional<Instant> since,
        int pauses) {

    /// More often time is not stopped in one turn.
    private static final int MOST_PAUSES = 10;

    /// What is given back for the length of a line: so much a move, and so much a game.
    static final Duration MOST_BACK_A_MOVE = Duration.ofSeconds(1);

    static final Duration MOST_BACK_A_GAME = Duration.ofSeconds(10);

    static GameTime start(Settings settings, Instant at) {
        Duration main = settings.clock().map(ClockSetting::main).orElse(Duration.ZERO);
        return new GameTime(
                settings,
                new BySide<>(main, main),
                new BySide<>(Duration.ZERO, Duration.ZERO),
                Duration.ZERO,
                Optional.of(at),
                0);
    }

    /// Time used in this turn.
    Duration usedUntil(Instant now) {
        Duration running = since.map(from -> Duration.between(from, now)).orElse(Duration.ZERO);
        return running.isNegative() ? used : used.plus(running);
    }

    /// What can be given back to `color` in this turn if its line takes `lag`.
    private Duration allowance(Color color, Duration lag) {
        return least(lag, least(MOST_BACK_A_MOVE, MOST_BACK_A_GAME.minus(givenBack.of(color))));
    }

    /// What is given back to `color` for a move made now: on a game clock always, else where the turn limit needs it.
    Duration back(Color color, Duration lag, Instant now) {
        Duration most = least(allowance(color, lag), usedUntil(now));
        if (settings.clock().isPresent()) {
            return most;
        }
        return settings.limit()
                .map(limit -> least(most, most(usedUntil(now).minus(limit), Duration.ZERO)))
                .orElse(Duration.ZERO);
    }

    boolean isClockOver(Color color, Duration lag, Instant now) {
        return settings.clock().isPresent()
                && usedUntil(now).minus(allowance(color, lag)).compareTo(clocks.of(color)) > 0;
    }

    boolean isTurnOver(Color color, Duration lag, Instant now) {
        return settings.limit()
                .filter(limit -> usedUntil(now).minus(allowance(color, lag)).compareTo(limit) > 0)
                .isPresent();
    }

    /// The first moment at which the turn or the clock of `color` is over; empty while nothing runs.
    Optional<Instant> deadline(Color color, Duration lag) {
        Optional<Duration> clock = settings.clock().map(_ -> clocks.of(color));
        Optional<Duration> limit = settings.limit();
        Optional<Duration> first = clock.isPresent() && limit.isPresent()
                ? Optional.of(least(clock.get(), limit.get()))
                : clock.or(() -> limit);
        return since.flatMap(from -> first.map(
                left -> from.plus(left.minus(used).plus(allowance(color, lag)).plusMillis(1))));
    }

    /// What `color` has left on its game clock, if `turn` is the side that uses time.
    Duration clockLeft(Color color, Optional<Color> turn, Instant now) {
        Duration left = clocks.of(color);
        return turn.equals(Optional.of(color)) ? most(left.minus(usedUntil(now)), Duration.ZERO) : left;
    }

    Optional<Duration> turnLeft(Instant now) {
        return settings.limit().map(limit -> most(limit.minus(usedUntil(now)), Duration.ZERO));
    }

    /// After a move. The computer uses no time of the seat it has; what its player had used of the turn stays used.
    GameTime moved(GameEvent.Moved move) {
        Color color = move.color();
        boolean byComputer = move.by() == GameEvent.By.COMPUTER;
        Duration spent = byComputer ? used : usedUntil(move.at()).minus(move.lag());
        Duration added = settings.clock().map(ClockSetting::added).orElse(Duration.ZERO);
        Duration left = settings.clock().isEmpty()
                ? clocks.of(color)
                : most(clocks.of(color).minus(spent), Duration.ZERO).plus(byComputer ? Duration.ZERO : added);
        return new GameTime(
                settings,
                clocks.with(color, left),
                givenBack.with(color, givenBack.of(color).plus(move.lag())),
                Duration.ZERO,
                since.map(_ -> move.at()),
                0);
    }

    /// After the computer has taken the seat of the side to move: what was used stays used, the computer uses none.
    GameTime filled(Instant at) {
        return new GameTime(settings, clocks, givenBack, usedUntil(at), since.map(_ -> at), pauses);
    }

    /// After a time that no one has used: the turn goes on where it was left.
    GameTime unused(Instant at) {
        return new GameTime(settings, clocks, givenBack, used, since.map(_ -> at), pauses);
    }

    /// After a takeback: the turn begins anew; what it had used stays used on the clock.
    GameTime tookBack(Optional<Color> turn, Instant at) {
        BySide<Duration> left = settings.clock().isEmpty()
                ? clocks
                : turn.map(color ->
                                clocks.with(color, most(clocks.of(color).minus(usedUntil(at)), Duration.ofMillis(1))))
                        .orElse(clocks);
        return new GameTime(settings, left, givenBack, Duration.ZERO, since.map(_ -> at), 0);
    }

    GameTime paused(Instant at, boolean anew) {
        Duration kept = anew ? Duration.ZERO : usedUntil(at);
        return new GameTime(settings, clocks, givenBack, kept, Optional.empty(), pauses + 1);
    }

    /// After the end.
    ///
    /// @param left what the sides have left on their clocks
    GameTime ended(BySide<Duration> left) {
        return new GameTime(settings, left, givenBack, Duration.ZERO, Optional.empty(), 0);
    }

    boolean mayPause() {
        return pauses < MOST_PAUSES;
    }

    GameTime resumed(Instant at) {
        return new GameTime(settings, clocks, givenBack, usedUntil(at), Optional.of(at), pauses);
    }

    private static Duration least(Duration a, Duration b) {
        return a.compareTo(b) <= 0 ? a : b;
    }

    private static Duration most(Duration a, Duration b) {
        return a.compareTo(b) >= 0 ? a : b;
    }
}
