package outflank.server.game;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import outflank.rules.BySide;
import outflank.rules.Color;
import outflank.rules.Game;
import outflank.server.answer.Answer;
import outflank.server.player.PlayerId;

/// What the events of a game add up to. What may follow is for the [Referee] to say.
public final class GameState {

    private final GameEvent.Started started;
    private final Game game;
    private final int seq;
    private final Optional<Color> turn;
    private final Instant lastAt;
    private final GameTime time;
    private final BySide<SeatState> seats;
    private final Takebacks takebacks;
    private final Optional<GameResult> result;

    private GameState(
            GameEvent.Started started,
            Game game,
            int seq,
            Optional<Color> turn,
            Instant lastAt,
            GameTime time,
            BySide<SeatState> seats,
            Takebacks takebacks,
            Optional<GameResult> result) {
        this.started = started;
        this.game = game;
        this.seq = seq;
        this.turn = turn;
        this.lastAt = lastAt;
        this.time = time;
        this.seats = seats;
        this.takebacks = takebacks;
        this.result = result;
    }

    /// The state after the first event.
    static GameState of(GameEvent.Started started) {
        return new GameState(
                started,
                Game.start(),
                0,
                Game.start().toMove(),
                started.at(),
                GameTime.start(started.settings(), started.at()),
                new BySide<>(SeatState.PLAYER, SeatState.PLAYER),
                Takebacks.NONE,
                Optional.empty());
    }

    /// The state after the next event.
    ///
    /// @throws IllegalArgumentException if the event cannot follow
    GameState after(GameEvent event) {
        Instant at = event.at();
        return switch (event) {
            case GameEvent.Started _ -> throw new IllegalArgumentException("A game starts once.");
            case GameEvent.Moved moved -> moved(moved);
            case GameEvent.Skipped skipped ->
                next(at, game, Optional.of(skipped.color().opposite()), time, seats, takebacks, result);
            case GameEvent.Filled(Instant _, Color color, GameEvent.Reason reason) ->
                next(
                        at,
                        game,
                        turn,
                        turn.equals(Optional.of(color)) ? time.filled(at) : time,
                        seats.with(color, seats.of(color).filled(reason)),
                        takebacks,
                        result);
            case GameEvent.Returned returned ->
                next(
                        at,
                        game,
                        turn,
                        turn.equals(Optional.of(returned.color())) ? counted(at) : time,
                        seats.with(returned.color(), SeatState.PLAYER),
                        takebacks,
                        result);
            case GameEvent.TakebackOffered offered ->
                next(at, game, turn, time, seats, takebacks.offered(offered.color()), result);
            case GameEvent.TakebackDeclined declined ->
                next(at, game, turn, time, seats, takebacks.declined(declined.color()), result);
            case GameEvent.TookBack(Instant _, Color color, int ply) ->
                next(
                        at,
                        game.at(ply),
                        Optional.of(color),
                        counted(at).tookBack(turn, at),
                        seats,
                        Takebacks.NONE,
                        result);
            case GameEvent.Paused paused ->
                next(at, game, turn, counted(at).paused(at, paused.anew()), seats, takebacks, result);
            case GameEvent.Resumed _ -> next(at, game, turn, time.resumed(at), seats, takebacks, result);
            case GameEvent.Ended ended ->
                next(
                        at,
                        game,
                        Optional.empty(),
                        time.ended(new BySide<>(clockLeft(Color.BLACK, at), clockLeft(Color.WHITE, at))),
                        seats,
                        Takebacks.NONE,
                        Optional.of(ended.result()));
        };
    }

    /// The time up to now: while the computer has the seat of the side to move, no one uses any.
    private GameTime counted(Instant at) {
        boolean isComputers = turn.filter(side -> seats.of(side).isFilled()).isPresent();
        return isComputers ? time.unused(at) : time;
    }

    private GameState moved(GameEvent.Moved moved) {
        Game next = game.with(moved.square());
        Color color = moved.color();
        return next(
                moved.at(),
                next,
                next.isOver() ? Optional.empty() : Optional.of(color.opposite()),
                time.moved(moved),
                seats.with(color, seats.of(color).moved(moved.by())),
                Takebacks.NONE,
                result);
    }

    private GameState next(
            Instant at,
            Game nextGame,
            Optional<Color> nextTurn,
            GameTime nextTime,
            BySide<SeatState> nextSeats,
            Takebacks nextTakebacks,
            Optional<GameResult> nextResult) {
        Instant later = at.isAfter(lastAt) ? at : lastAt;
        return new GameState(
                started, nextGame, seq + 1, nextTurn, later, nextTime, nextSeats, nextTakebacks, nextResult);
    }

    // ---------- how things stand ----------

    public GroupId group() {
        return started.group();
    }

    public BySide<GamePlayer> players() {
        return started.players();
    }

    /// The settings as they were when the game began; only who may watch is as it was set last.
    public Settings settings() {
        return started.settings();
    }

    public Game game() {
        return game;
    }

    /// The number of the last event.
    public int seq() {
        return seq;
    }

    /// Whose turn it is as the events tell it: after a move the opponent's, until a skip says otherwise; empty when the
    /// game is over.
    public Optional<Color> turn() {
        return turn;
    }

    public Optional<GameResult> result() {
        return result;
    }

    /// When the last event was.
    public Instant lastAt() {
        return lastAt;
    }

    public BySide<SeatState> seats() {
        return seats;
    }

    /// The side that asks for a takeback.
    public Optional<Color> takeback() {
        return takebacks.offeredBy();
    }

    /// How many discs stay placed when a side takes its last move back; 0 if it has made none.
    public int plyBeforeLastMoveOf(Color color) {
        return Takebacks.plyBefore(game, color).orElse(0);
    }

    public boolean isOver() {
        return result.isPresent();
    }

    /// The mask of legal squares of the side to move; 0 when the game is over.
    public long legal() {
        return isOver() ? 0 : game.legal();
    }

    public Optional<Color> seatOf(PlayerId player) {
        if (players().black().id().equals(player)) {
            return Optional.of(Color.BLACK);
        }
        return players().white().id().equals(player) ? Optional.of(Color.WHITE) : Optional.empty();
    }

    // ---------- time ----------

    /// Whether time stands still.
    public boolean isPaused() {
        return time.since().isEmpty();
    }

    /// Whether time may be stopped once more in this turn.
    public boolean mayPause() {
        return time.mayPause();
    }

    /// The side whose time is running: no one's while time stands still, nor while the computer has the seat.
    public Optional<Color> running() {
        return isPaused()
                ? Optional.empty()
                : turn.filter(color -> !seats.of(color).isFilled());
    }

    /// When the side to move has used up its turn or its clock, if its line takes `lag`.
    public Optional<Instant> deadline(Duration lag) {
        return running().flatMap(color -> time.deadline(color, lag));
    }

    public boolean isClockOver(Duration lag, Instant now) {
        return running().filter(color -> time.isClockOver(color, lag, now)).isPresent();
    }

    public boolean isTurnOver(Duration lag, Instant now) {
        return running().filter(color -> time.isTurnOver(color, lag, now)).isPresent();
    }

    public Duration clockLeft(Color color, Instant now) {
        return counted(now).clockLeft(color, turn, now);
    }

    public Optional<Duration> turnLeft(Instant now) {
        return counted(now).turnLeft(now);
    }

    /// Milliseconds from the last move to `at`, as far as time was running.
    long millisUntil(Instant at) {
        return time.usedUntil(at).toMillis();
    }

    /// Which events follow from the command, none if what it asks for stands already.
    public Answer<List<GameEvent>> decide(GameCommand command, Instant now) {
        // Time never runs backwards in a game, whatever the machine's clock does.
        return new Referee(this, now.isBefore(lastAt) ? lastAt : now).decide(command);
    }

    GameTime time() {
        return time;
    }

    Takebacks takebacks() {
        return takebacks;
    }
}
