package outflank.server.steward;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import outflank.rules.Color;
import outflank.server.game.GameCommand;
import outflank.server.game.GameEvent;
import outflank.server.game.GameLog;
import outflank.server.game.GameState;
import outflank.server.group.Group;
import outflank.server.group.GroupCommand;
import outflank.server.group.Member;
import outflank.server.player.PlayerId;

/// The rules of time and absence, for one group at one moment. Pure: the same scene has the same
/// duty.
final class Duties {

    /// The computer lets others see the board before it moves.
    static final Duration COMPUTER_AFTER = Duration.ofMillis(700);

    /// A game without players is given up after a day.
    static final Duration ABORT_AFTER = Duration.ofHours(24);

    static final Duration HOST_ABSENT = Duration.ofMinutes(30);

    private final Group group;
    private final Optional<GameLog> game;
    private final Presence presence;
    private final Instant now;

    private @Nullable Instant wakeAt;

    private Duties(Group group, Optional<GameLog> game, Presence presence) {
        this.group = group;
        this.game = game;
        this.presence = presence;
        this.now = presence.now();
    }

    static Duty next(Group group, Optional<GameLog> game, Presence presence) {
        return new Duties(group, game, presence).next();
    }

    private Duty next() {
        return Stream.<Optional<Duty>>of(game.flatMap(this::ofGame), ofHost(), game.flatMap(this::ofLoser))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseGet(() -> new Duty.Wait(Optional.ofNullable(wakeAt)));
    }

    // ---------- the game ----------

    private Optional<Duty> ofGame(GameLog log) {
        GameState state = log.state();
        if (state.isOver()) {
            return Optional.empty();
        }
        lookWhenCallsLapse(state);
        if (presence.isDeserted(group, state)) {
            return pause(state).or(() -> abort(state));
        }
        boolean awaited = isAwaited(log);
        if (state.settings().isTimed() && state.isPaused() && !awaited) {
            return of(new GameCommand.Resume());
        }
        return fill(log)
                .or(() -> giveBack(state))
                .or(() -> awaited ? pause(state) : Optional.empty())
                .or(() -> computer(state))
                .or(() -> time(state))
                .or(() -> abort(state));
    }

    /// Who plays by calls is awaited again when nothing more is heard.
    private void lookWhenCallsLapse(GameState state) {
        for (Color color : Color.values()) {
            presence.callsUntil(state.players().of(color).id())
                    .filter(now::isBefore)
                    .ifPresent(this::wakeAt);
        }
    }

    /// Whether the turn is of someone who has not come since the game began: a friend followed the link while they were
    /// elsewhere. No time runs until they come, or the computer takes the seat.
    private boolean isAwaited(GameLog log) {
        return log.state()
                .turn()
                .filter(color -> !log.state().seats().of(color).isFilled())
                .filter(color -> presence.hasNotCome(group, log, color))
                .isPresent();
    }

    /// Time stands still; but not for a turn in which it has stood still again and again. Who comes and goes gains
    /// nothing
    /// by it, nor fills the record.
    private Optional<Duty> pause(GameState state) {
        if (!state.settings().isTimed() || state.isPaused()) {
            return Optional.empty();
        }
        return state.mayPause() ? of(new GameCommand.Pause(false)) : time(state);
    }

    /// The computer takes the seat of who is away for too long.
    private Optional<Duty> fill(GameLog log) {
        for (Color color : Color.values()) {
            PlayerId player = log.state().players().of(color).id();
            boolean filled = log.state().seats().of(color).isFilled();
            if (!filled && presence.isAway(group, player) && isDue(presence.fillAt(log, color))) {
                return of(new GameCommand.Fill(color));
            }
        }
        return Optional.empty();
    }

    /// Who came just when the computer took the seat has it again.
    private Optional<Duty> giveBack(GameState state) {
        for (Color color : Color.values()) {
            boolean isTaken = state.seats().of(color).filled().equals(Optional.of(GameEvent.Reason.AWAY));
            if (isTaken && presence.isHere(state.players().of(color).id())) {
                return of(new GameCommand.GiveBack(color));
            }
        }
        return Optional.empty();
    }

    private Optional<Duty> computer(GameState state) {
        boolean itsTurn =
                state.turn().filter(color -> state.seats().of(color).isFilled()).isPresent();
        return itsTurn && isDue(state.lastAt().plus(COMPUTER_AFTER))
                ? Optional.of(new Duty.Play(false, Duration.ZERO))
                : Optional.empty();
    }

    private Optional<Duty> time(GameState state) {
        if (!state.settings().isTimed() || state.running().isEmpty()) {
            return Optional.empty();
        }
        Duration lag = presence.lag(state.players().of(state.running().get()).id());
        if (state.isClockOver(lag, now)) {
            return of(new GameCommand.ClockOver(lag));
        }
        if (state.isTurnOver(lag, now)) {
            return Optional.of(new Duty.Play(true, lag));
        }
        state.deadline(lag).ifPresent(this::wakeAt);
        return Optional.empty();
    }

    private Optional<Duty> abort(GameState state) {
        if (presence.isAnyPlayerHere(state)) {
            return Optional.empty();
        }
        Instant last = Stream.of(
                        state.lastAt(),
                        presence.absentSince(state.players().black().id()),
                        presence.absentSince(state.players().white().id()))
                .max(Instant::compareTo)
                .orElseThrow();
        return isDue(last.plus(ABORT_AFTER)) ? of(new GameCommand.Abort()) : Optional.empty();
    }

    // ---------- the group ----------

    /// Of those who are here, who came first becomes host when the host is absent for too long.
    private Optional<Duty> ofHost() {
        PlayerId host = group.host();
        Optional<PlayerId> next = group.members().stream()
                .map(Member::id)
                .filter(presence::isHere)
                .findFirst();
        boolean isDue = !presence.isHere(host)
                && next.isPresent()
                && isDue(presence.absentSince(host).plus(HOST_ABSENT));
        return isDue ? Optional.of(new Duty.OfGroup(new GroupCommand.HandOver(host, next.get()))) : Optional.empty();
    }

    /// Where the winner stays, the loser stands up if someone else is here.
    private Optional<Duty> ofLoser(GameLog log) {
        GameState state = log.state();
        boolean winnerStays = state.settings().winnerStays()
                && state.result().flatMap(result -> result.winner()).isPresent()
                && group.game().equals(Optional.of(log.id()));
        boolean areSeated = group.seats().equals(state.players().map(player -> Optional.of(player.id())));
        boolean isAnyoneElseHere = presence.here().stream()
                .anyMatch(player -> group.has(player) && group.seatOf(player).isEmpty());
        return winnerStays && areSeated && isAnyoneElseHere
                ? Optional.of(new Duty.OfGroup(new GroupCommand.LoserStands(log.id())))
                : Optional.empty();
    }

    // ---------- time ----------

    private static Optional<Duty> of(GameCommand.BySite command) {
        return Optional.of(new Duty.OfGame(command));
    }

    /// Whether it is time; if not, the steward is to be woken then.
    private boolean isDue(Instant at) {
        boolean due = !now.isBefore(at);
        if (!due) {
            wakeAt(at);
        }
        return due;
    }

    private void wakeAt(Instant at) {
        Instant first = wakeAt;
        if (first == null || at.isBefore(first)) {
            wakeAt = at;
        }
    }
}
