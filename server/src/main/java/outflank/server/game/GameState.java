package outflank.server.game;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import outflank.rules.BySide;
import outflank.rules.Color;
import outflank.rules.Game;
import outflank.rules.Move;
import outflank.rules.Refusal;
import outflank.rules.Square;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.player.PlayerId;

/// What the events of a game add up to, and the referee of what may follow.
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
                next(at, game, turn, time, seats.with(color, seats.of(color).filled(reason)), takebacks, result);
            case GameEvent.Returned returned ->
                next(at, game, turn, time, seats.with(returned.color(), SeatState.PLAYER), takebacks, result);
            case GameEvent.TakebackOffered offered ->
                next(at, game, turn, time, seats, takebacks.offered(offered.color()), result);
            case GameEvent.TakebackDeclined declined ->
                next(at, game, turn, time, seats, takebacks.declined(declined.color()), result);
            case GameEvent.TookBack(Instant _, Color color, int ply) ->
                next(at, game.at(ply), Optional.of(color), time.tookBack(turn, at), seats, Takebacks.NONE, result);
            case GameEvent.Paused paused ->
                next(at, game, turn, time.paused(at, paused.anew()), seats, takebacks, result);
            case GameEvent.Resumed _ -> next(at, game, turn, time.resumed(at), seats, takebacks, result);
            case GameEvent.Ended ended ->
                next(
                        at,
                        game,
                        Optional.empty(),
                        time.ended(turn.filter(side -> !seats.of(side).isFilled()), at),
                        seats,
                        Takebacks.NONE,
                        Optional.of(ended.result()));
        };
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

    /// The settings as they were when the game began.
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
        return time.clockLeft(color, turn.filter(side -> !seats.of(side).isFilled()), now);
    }

    public Optional<Duration> turnLeft(Instant now) {
        return running().isPresent() ? time.turnLeft(now) : time.turnLeft(lastAt);
    }

    /// Milliseconds from the last move to `at`, as far as time was running.
    long millisUntil(Instant at) {
        return time.usedUntil(at).toMillis();
    }

    // ---------- the referee ----------

    /// Which events follow from the command, none if what it asks for stands already.
    public Answer<List<GameEvent>> decide(GameCommand command, Instant now) {
        // Time never runs backwards in a game, whatever the machine's clock does.
        Instant at = now.isBefore(lastAt) ? lastAt : now;
        return switch (command) {
            case GameCommand.BySite bySite -> Answer.done(isOver() ? List.of() : site(bySite, at));
            case GameCommand.ByPlayer byPlayer -> {
                Optional<Color> seat = seatOf(byPlayer.player());
                yield seat.isEmpty()
                        ? Answer.refused(
                                Code.NOT_YOUR_SEAT,
                                "The player (" + byPlayer.player()
                                        + ") has no seat in this game and can only watch it.")
                        : player(seat.get(), byPlayer, at);
            }
        };
    }

    private Answer<List<GameEvent>> player(Color seat, GameCommand.ByPlayer command, Instant at) {
        return switch (command) {
            case GameCommand.Move move -> move(seat, move, at);
            case GameCommand.Resign _ -> resign(seat, at);
            case GameCommand.AskTakeback _ -> isOver() ? over() : takebacks.ask(game, seat, seats, at);
            case GameCommand.AnswerTakeback answer ->
                isOver() ? over() : takebacks.answer(game, seat, answer.allow(), at);
            case GameCommand.Return _ ->
                isOver() ? over() : Answer.done(seats.of(seat).isFilled() ? List.of(returned(seat, at)) : List.of());
            case GameCommand.EndLeft end -> endLeft(seat, end, at);
        };
    }

    private List<GameEvent> site(GameCommand.BySite command, Instant at) {
        Color color = turn.orElse(Color.BLACK);
        return switch (command) {
            case GameCommand.Fill fill ->
                seats.of(fill.color()).isFilled()
                        ? List.of()
                        : List.of(new GameEvent.Filled(at, fill.color(), GameEvent.Reason.AWAY));
            case GameCommand.Computer(int known, Square square) ->
                known == seq && seats.of(color).isFilled()
                        ? placed(square, GameEvent.By.COMPUTER, Duration.ZERO, at)
                        : List.of();
            case GameCommand.Timer(int known, Square square, Duration lag) ->
                known == seq && isTurnOver(lag, at) ? playedByTimer(color, square, lag, at) : List.of();
            case GameCommand.ClockOver over ->
                isClockOver(over.lag(), at)
                        ? List.of(new GameEvent.Ended(
                                at, GameResult.lost(color, GameResult.Reason.TIME, game.position())))
                        : List.of();
            case GameCommand.Pause(boolean anew) ->
                isPaused() && (!anew || time.used().isZero()) ? List.of() : List.of(new GameEvent.Paused(at, anew));
            case GameCommand.Resume _ -> isPaused() ? List.of(new GameEvent.Resumed(at)) : List.of();
            case GameCommand.Abort _ -> List.of(new GameEvent.Ended(at, GameResult.aborted(game.position())));
        };
    }

    private List<GameEvent> playedByTimer(Color color, Square square, Duration lag, Instant at) {
        List<GameEvent> events = new ArrayList<>(placed(square, GameEvent.By.TIMER, time.back(color, lag, at), at));
        boolean again = seats.of(color).timersRunning() + 1 >= SeatState.MOST_TIMERS;
        if (again && !(events.getLast() instanceof GameEvent.Ended)) {
            events.add(new GameEvent.Filled(at, color, GameEvent.Reason.TIME));
        }
        return events;
    }

    private Answer<List<GameEvent>> move(Color seat, GameCommand.Move command, Instant at) {
        if (isRepeat(seat, command)) {
            return Answer.done(List.of());
        }
        if (isOver()) {
            return over();
        }
        if (command.ply() != game.ply()) {
            return Answer.refused(
                    Code.STALE_PLY,
                    "The next move has ply (" + game.ply() + "), not (" + command.ply()
                            + "). Look at the game as it is now.");
        }
        if (command.seq().isPresent() && command.seq().getAsInt() != seq) {
            return Answer.refused(
                    Code.STALE_PLY,
                    "The last event has seq (" + seq + "), not ("
                            + command.seq().getAsInt() + "). Look at the game as it is now.");
        }
        if (!game.toMove().equals(Optional.of(seat))) {
            return Answer.refused(
                    Code.NOT_YOUR_TURN, "It is " + name(seat.opposite()) + "'s turn; you play " + name(seat) + ".");
        }
        if (isClockOver(command.lag(), at) || isTurnOver(command.lag(), at)) {
            return Answer.refused(Code.STALE_PLY, "Your time for this move is over. Look at the game as it is now.");
        }
        return switch (game.play(command.square())) {
            case Game.Play.Refused(Refusal reason, Square square) ->
                Answer.refused(Code.ILLEGAL_MOVE, why(reason, square));
            case Game.Play.Played _ -> Answer.done(byPerson(seat, command, at));
        };
    }

    /// A move of the player, who by it also takes the seat again.
    private List<GameEvent> byPerson(Color seat, GameCommand.Move command, Instant at) {
        Duration back = time.back(seat, command.lag(), at);
        List<GameEvent> events = new ArrayList<>();
        if (seats.of(seat).isFilled()) {
            events.add(returned(seat, at));
        }
        events.addAll(placed(command.square(), GameEvent.By.PERSON, back, at));
        return events;
    }

    private static GameEvent returned(Color seat, Instant at) {
        return new GameEvent.Returned(at, seat);
    }

    /// A disc on a legal square, and what follows from it by the rules; nothing if the square is not legal.
    private List<GameEvent> placed(Square square, GameEvent.By by, Duration back, Instant at) {
        if (!(game.play(square) instanceof Game.Play.Played(Game next, Move move))) {
            return List.of();
        }
        List<GameEvent> events = new ArrayList<>(3);
        events.add(new GameEvent.Moved(at, move.color(), move.square(), by, back));
        if (move.skipsOpponent()) {
            events.add(new GameEvent.Skipped(at, move.color().opposite()));
        }
        next.result().ifPresent(discs -> events.add(new GameEvent.Ended(at, GameResult.onTheBoard(discs))));
        return events;
    }

    /// Whether this is the seat's last move, said again.
    private boolean isRepeat(Color seat, GameCommand.Move command) {
        for (int ply = game.ply() - 1; ply >= 0; ply--) {
            Move made = game.moves().get(ply);
            if (made.color() == seat) {
                return command.ply() == ply && made.square().equals(command.square());
            }
        }
        return false;
    }

    private Answer<List<GameEvent>> resign(Color seat, Instant at) {
        GameResult lost = GameResult.lost(seat, GameResult.Reason.RESIGNED, game.position());
        if (result.isPresent()) {
            return result.get().equals(lost) ? Answer.done(List.of()) : over();
        }
        return Answer.done(List.of(new GameEvent.Ended(at, lost)));
    }

    private Answer<List<GameEvent>> endLeft(Color seat, GameCommand.EndLeft command, Instant at) {
        GameResult left = GameResult.lost(seat.opposite(), GameResult.Reason.LEFT, game.position());
        if (result.isPresent()) {
            return result.get().equals(left) ? Answer.done(List.of()) : over();
        }
        return command.gone() || seats.of(seat.opposite()).isFilled()
                ? Answer.done(List.of(new GameEvent.Ended(at, left)))
                : Answer.refused(
                        Code.NOT_AWAY,
                        "The opponent (" + players().of(seat.opposite()).name()
                                + ") is here, or has still time to come back. You may resign.");
    }

    private static Answer<List<GameEvent>> over() {
        return Answer.refused(Code.GAME_OVER, "This game has ended. Ask for a rematch to play on.");
    }

    private String why(Refusal reason, Square square) {
        return switch (reason) {
            case GAME_OVER -> "(" + square + ") comes after the end of the game.";
            case OCCUPIED -> "(" + square + ") holds a disc already. Legal squares: " + legalSquares() + ".";
            case OUTFLANKS_NOTHING -> "(" + square + ") outflanks no disc. Legal squares: " + legalSquares() + ".";
        };
    }

    private String legalSquares() {
        return Square.in(legal()).stream().map(Square::name).collect(Collectors.joining(", "));
    }

    private static String name(Color color) {
        return color == Color.BLACK ? "Black" : "White";
    }
}
