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

/// Decides what follows from a command, at one moment of a game.
final class Referee {

    private final GameState state;
    private final Instant at;
    private final Game game;
    private final int seq;
    private final Optional<Color> turn;
    private final GameTime time;
    private final BySide<SeatState> seats;
    private final Takebacks takebacks;
    private final Optional<GameResult> result;

    /// @param at not before the last event
    Referee(GameState state, Instant at) {
        this.state = state;
        this.at = at;
        this.game = state.game();
        this.seq = state.seq();
        this.turn = state.turn();
        this.time = state.time();
        this.seats = state.seats();
        this.takebacks = state.takebacks();
        this.result = state.result();
    }

    Answer<List<GameEvent>> decide(GameCommand command) {
        return switch (command) {
            case GameCommand.BySite bySite -> Answer.done(state.isOver() ? List.of() : site(bySite));
            case GameCommand.ByPlayer byPlayer -> {
                Optional<Color> seat = state.seatOf(byPlayer.player());
                yield seat.isEmpty()
                        ? Answer.refused(
                                Code.NOT_YOUR_SEAT,
                                "The player (" + byPlayer.player()
                                        + ") has no seat in this game and can only watch it.")
                        : player(seat.get(), byPlayer);
            }
        };
    }

    private Answer<List<GameEvent>> player(Color seat, GameCommand.ByPlayer command) {
        return switch (command) {
            case GameCommand.Move move -> move(seat, move);
            case GameCommand.Resign _ -> resign(seat);
            case GameCommand.AskTakeback _ -> state.isOver() ? over() : takebacks.ask(game, seat, seats, seq, at);
            case GameCommand.AnswerTakeback answer ->
                state.isOver() ? over() : takebacks.answer(game, seat, answer.allow(), at);
            case GameCommand.Return _ ->
                state.isOver() ? over() : Answer.done(seats.of(seat).isFilled() ? List.of(returned(seat)) : List.of());
            case GameCommand.EndLeft end -> endLeft(seat, end);
        };
    }

    private List<GameEvent> site(GameCommand.BySite command) {
        Color color = turn.orElse(Color.BLACK);
        return switch (command) {
            case GameCommand.Fill fill ->
                seats.of(fill.color()).isFilled()
                        ? List.of()
                        : List.of(new GameEvent.Filled(at, fill.color(), GameEvent.Reason.AWAY));
            case GameCommand.GiveBack back ->
                seats.of(back.color()).filled().equals(Optional.of(GameEvent.Reason.AWAY))
                        ? List.of(returned(back.color()))
                        : List.of();
            case GameCommand.Computer(int known, Square square) ->
                known == seq && seats.of(color).isFilled()
                        ? placed(square, GameEvent.By.COMPUTER, Duration.ZERO)
                        : List.of();
            case GameCommand.Timer(int known, Square square, Duration lag) ->
                known == seq && state.isTurnOver(lag, at) ? playedByTimer(color, square, lag) : List.of();
            case GameCommand.ClockOver over ->
                state.isClockOver(over.lag(), at)
                        ? List.of(new GameEvent.Ended(
                                at, GameResult.lost(color, GameResult.Reason.TIME, game.position())))
                        : List.of();
            case GameCommand.Pause(boolean anew) ->
                state.isPaused() && (!anew || time.used().isZero())
                        ? List.of()
                        : List.of(new GameEvent.Paused(at, anew));
            case GameCommand.Resume _ -> state.isPaused() ? List.of(new GameEvent.Resumed(at)) : List.of();
            case GameCommand.Abort _ -> List.of(new GameEvent.Ended(at, GameResult.aborted(game.position())));
        };
    }

    private List<GameEvent> playedByTimer(Color color, Square square, Duration lag) {
        List<GameEvent> events = new ArrayList<>(placed(square, GameEvent.By.TIMER, time.back(color, lag, at)));
        boolean again = seats.of(color).timersRunning() + 1 >= SeatState.MOST_TIMERS;
        if (again && !(events.getLast() instanceof GameEvent.Ended)) {
            events.add(new GameEvent.Filled(at, color, GameEvent.Reason.TIME));
        }
        return events;
    }

    private Answer<List<GameEvent>> move(Color seat, GameCommand.Move command) {
        if (isRepeat(seat, command)) {
            return Answer.done(List.of());
        }
        if (state.isOver()) {
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
        if (state.isClockOver(command.lag(), at) || state.isTurnOver(command.lag(), at)) {
            return Answer.refused(Code.STALE_PLY, "Your time for this move is over. Look at the game as it is now.");
        }
        return switch (game.play(command.square())) {
            case Game.Play.Refused(Refusal reason, Square square) ->
                Answer.refused(Code.ILLEGAL_MOVE, why(reason, square));
            case Game.Play.Played _ -> Answer.done(byPerson(seat, command));
        };
    }

    /// A move of the player, who by it also takes the seat again.
    private List<GameEvent> byPerson(Color seat, GameCommand.Move command) {
        Duration back = time.back(seat, command.lag(), at);
        List<GameEvent> events = new ArrayList<>();
        if (seats.of(seat).isFilled()) {
            events.add(returned(seat));
        }
        events.addAll(placed(command.square(), GameEvent.By.PERSON, back));
        return events;
    }

    private GameEvent returned(Color seat) {
        return new GameEvent.Returned(at, seat);
    }

    /// A disc on a legal square, and what follows from it by the rules; nothing if the square is not legal.
    private List<GameEvent> placed(Square square, GameEvent.By by, Duration back) {
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

    private Answer<List<GameEvent>> resign(Color seat) {
        GameResult lost = GameResult.lost(seat, GameResult.Reason.RESIGNED, game.position());
        if (result.isPresent()) {
            return result.get().equals(lost) ? Answer.done(List.of()) : over();
        }
        return Answer.done(List.of(new GameEvent.Ended(at, lost)));
    }

    private Answer<List<GameEvent>> endLeft(Color seat, GameCommand.EndLeft command) {
        GameResult left = GameResult.lost(seat.opposite(), GameResult.Reason.LEFT, game.position());
        if (result.isPresent()) {
            return result.get().equals(left) ? Answer.done(List.of()) : over();
        }
        return command.gone() || seats.of(seat.opposite()).isFilled()
                ? Answer.done(List.of(new GameEvent.Ended(at, left)))
                : Answer.refused(
                        Code.NOT_AWAY,
                        "The opponent (" + state.players().of(seat.opposite()).name()
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
        return Square.in(state.legal()).stream().map(Square::name).collect(Collectors.joining(", "));
    }

    private static String name(Color color) {
        return color == Color.BLACK ? "Black" : "White";
    }
}
