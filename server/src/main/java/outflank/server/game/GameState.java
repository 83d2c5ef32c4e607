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

/// What the events of a game add up to.
///
/// @param seq the number of the last event
/// @param turn whose turn it is as the events tell it: after a move the opponent's, until a skip says
///     otherwise; empty when the game is over
/// @param clockedAt when the last move was made, or the game began: times taken count from here
public record GameState(
        GroupId group,
        BySide<GamePlayer> players,
        Settings settings,
        Game game,
        int seq,
        Optional<Color> turn,
        Instant clockedAt,
        Optional<GameResult> result) {

    /// The state after the first event.
    static GameState of(GameEvent.Started started) {
        return new GameState(
                started.group(),
                started.players(),
                started.settings(),
                Game.start(),
                0,
                Game.start().toMove(),
                started.at(),
                Optional.empty());
    }

    /// The state after the next event.
    ///
    /// @throws IllegalArgumentException if the event cannot follow
    GameState after(GameEvent event) {
        return switch (event) {
            case GameEvent.Started _ -> throw new IllegalArgumentException("A game starts once.");
            case GameEvent.Moved moved -> {
                Game next = game.with(moved.square());
                Optional<Color> nextTurn = next.isOver()
                        ? Optional.empty()
                        : Optional.of(moved.color().opposite());
                yield new GameState(group, players, settings, next, seq + 1, nextTurn, moved.at(), result);
            }
            case GameEvent.Skipped skipped ->
                new GameState(
                        group,
                        players,
                        settings,
                        game,
                        seq + 1,
                        Optional.of(skipped.color().opposite()),
                        clockedAt,
                        result);
            case GameEvent.Ended ended ->
                new GameState(
                        group,
                        players,
                        settings,
                        game,
                        seq + 1,
                        Optional.empty(),
                        clockedAt,
                        Optional.of(ended.result()));
        };
    }

    public boolean isOver() {
        return result.isPresent();
    }

    /// The mask of legal squares of the side to move; 0 when the game is over.
    public long legal() {
        return isOver() ? 0 : game.legal();
    }

    public Optional<Color> seatOf(PlayerId player) {
        if (players.black().id().equals(player)) {
            return Optional.of(Color.BLACK);
        }
        return players.white().id().equals(player) ? Optional.of(Color.WHITE) : Optional.empty();
    }

    /// The referee: which events follow from the command, none if what it asks for stands already.
    public Answer<List<GameEvent>> decide(GameCommand command, Instant now) {
        Optional<Color> seat = seatOf(command.player());
        if (seat.isEmpty()) {
            return Answer.refused(
                    Code.NOT_YOUR_SEAT,
                    "The player (" + command.player() + ") has no seat in this game and can only watch it.");
        }
        // Time never runs backwards in a game, whatever the machine's clock does.
        Instant at = now.isBefore(clockedAt) ? clockedAt : now;
        return switch (command) {
            case GameCommand.Move move -> move(seat.get(), move, at);
            case GameCommand.Resign _ -> resign(seat.get(), at);
        };
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
        return switch (game.play(command.square())) {
            case Game.Play.Refused(Refusal reason, Square square) ->
                Answer.refused(Code.ILLEGAL_MOVE, why(reason, square));
            case Game.Play.Played(Game next, Move played) -> Answer.done(eventsOf(next, played, at));
        };
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

    private static List<GameEvent> eventsOf(Game next, Move move, Instant at) {
        List<GameEvent> events = new ArrayList<>(2);
        events.add(new GameEvent.Moved(at, move.color(), move.square(), GameEvent.By.PERSON));
        if (move.skipsOpponent()) {
            events.add(new GameEvent.Skipped(at, move.color().opposite()));
        }
        next.result().ifPresent(result -> events.add(new GameEvent.Ended(at, GameResult.onTheBoard(result))));
        return events;
    }

    private Answer<List<GameEvent>> resign(Color seat, Instant at) {
        if (result.isPresent()) {
            GameResult stands = GameResult.resigned(seat, game.position());
            return result.get().equals(stands) ? Answer.done(List.of()) : over();
        }
        return Answer.done(List.of(new GameEvent.Ended(at, GameResult.resigned(seat, game.position()))));
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

    /// Milliseconds from the last move to `at`.
    long millisUntil(Instant at) {
        return Duration.between(clockedAt, at).toMillis();
    }
}
