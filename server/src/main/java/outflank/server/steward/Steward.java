package outflank.server.steward;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import outflank.rules.Square;
import outflank.server.answer.Unavailable;
import outflank.server.clock.Timepiece;
import outflank.server.cpu.Computer;
import outflank.server.game.GameCommand;
import outflank.server.game.GameLog;
import outflank.server.game.GameState;
import outflank.server.game.Games;
import outflank.server.game.GroupId;
import outflank.server.group.Group;
import outflank.server.group.Groups;

/// Looks after one group: does what [Duties] say is due, and has itself woken for what comes next.
final class Steward {

    private static final Logger LOG = LoggerFactory.getLogger(Steward.class);

    /// After a write that failed.
    private static final Duration TRY_AGAIN = Duration.ofSeconds(5);

    /// Duties follow from one another, but never so many at one moment.
    private static final int MOST_AT_ONCE = 50;

    private final GroupId id;
    private final Groups groups;
    private final Games games;
    private final Computer computer;
    private final Timepiece clock;
    private final Runnable idle;
    private final Notes notes;
    private final Attendance attendance;

    /// The last event that the computer's thinking knows of; -1 while it does not think.
    private int thinkingAt = -1;

    private Timepiece.@Nullable Alarm alarm;
    private volatile boolean watchesGame;
    private volatile boolean retired;

    /// @param idle is called when there may be nothing more to look after
    Steward(
            GroupId id,
            Groups groups,
            Games games,
            Computer computer,
            Timepiece clock,
            Executor threads,
            Runnable idle) {
        this.id = id;
        this.groups = groups;
        this.games = games;
        this.computer = computer;
        this.clock = clock;
        this.idle = idle;
        this.notes = new Notes(threads);
        this.attendance = new Attendance(clock.instant());
    }

    Attendance attendance() {
        return attendance;
    }

    Presence presence() {
        return attendance.at(clock.instant());
    }

    boolean isIdle() {
        return attendance.isEmpty() && !watchesGame;
    }

    /// Whether there is a running game; true until the first look.
    void watchGame() {
        watchesGame = true;
    }

    void retire() {
        retired = true;
    }

    /// Something has changed.
    void look() {
        notes.leave(this::lookNow);
    }

    /// The server has just started: no one knows how much of the turn was used before, so it is counted anew.
    void takeUp() {
        game().filter(game -> !game.state().isOver() && game.state().settings().isTimed())
                .ifPresent(game -> {
                    var _ = games.submit(game.id(), new GameCommand.Pause(true));
                });
        lookNow();
    }

    private Optional<GameLog> game() {
        return groups.find(id).flatMap(groups::gameOf);
    }

    private void lookNow() {
        if (retired) {
            return;
        }
        cancelAlarm();
        try {
            for (int done = 0; done < MOST_AT_ONCE; done++) {
                // Before the look: news of another game that comes during it says true again, and is not lost.
                watchesGame = false;
                Optional<Group> group = groups.find(id);
                if (group.isEmpty()) {
                    idle.run();
                    return;
                }
                Optional<GameLog> game = groups.gameOf(group.get());
                Instant now = clock.instant();
                Duty duty = Duties.next(group.get(), game, attendance.at(now));
                if (game.filter(log -> !log.state().isOver()).isPresent()) {
                    watchesGame = true;
                }
                switch (duty) {
                    case Duty.OfGame(GameCommand.BySite command) ->
                        game.ifPresent(log -> {
                            var _ = games.submit(log.id(), command);
                        });
                    case Duty.OfGroup of -> {
                        var _ = groups.submit(id, of.command());
                    }
                    case Duty.Play play -> {
                        game.ifPresent(log -> think(log, play));
                        return;
                    }
                    case Duty.Wait(Optional<Instant> until) -> {
                        until.ifPresent(this::wakeAt);
                        if (isIdle()) {
                            idle.run();
                        }
                        return;
                    }
                }
            }
            LOG.error("The group ({}) has more to be done at once than there should be", id);
            wakeAt(clock.instant().plus(TRY_AGAIN));
        } catch (Unavailable e) {
            LOG.error("What was due in the group ({}) could not be written", id, e);
            wakeAt(clock.instant().plus(TRY_AGAIN));
        }
    }

    private void think(GameLog log, Duty.Play play) {
        GameState state = log.state();
        if (thinkingAt == state.seq()) {
            return;
        }
        thinkingAt = state.seq();
        var _ = computer.choose(
                        state.game().position().board(), state.settings().level())
                .whenComplete((square, problem) -> notes.leave(() -> {
                    thinkingAt = -1;
                    if (problem == null) {
                        played(log, play, square);
                    } else {
                        LOG.error("The computer found no move in the game ({})", log.id(), problem);
                        wakeAt(clock.instant().plus(TRY_AGAIN));
                    }
                }));
    }

    private void played(GameLog log, Duty.Play play, Square square) {
        try {
            var _ = games.submit(
                    log.id(),
                    play.byTimer()
                            ? new GameCommand.Timer(log.seq(), square, play.lag())
                            : new GameCommand.Computer(log.seq(), square));
        } catch (Unavailable e) {
            LOG.error("A move of the computer's in the game ({}) could not be written", log.id(), e);
            wakeAt(clock.instant().plus(TRY_AGAIN));
            return;
        }
        lookNow();
    }

    private void wakeAt(Instant at) {
        cancelAlarm();
        alarm = clock.wake(at, this::look);
    }

    private void cancelAlarm() {
        Timepiece.Alarm set = alarm;
        if (set != null) {
            set.cancel();
        }
        alarm = null;
    }
}
