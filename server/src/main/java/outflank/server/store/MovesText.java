package outflank.server.store;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import outflank.rules.Game;
import outflank.rules.Move;
import outflank.rules.Square;
import outflank.server.game.GameEvent;

/// The moves of a finished game as one text: square, whose hand it was (`p`erson, `c`omputer, `t`imer) and
/// the milliseconds taken, as in `f5p2310 d6p1800`.
final class MovesText {

    private MovesText() {}

    static String of(List<GameEvent> events) {
        StringJoiner moves = new StringJoiner(" ");
        Instant before = events.getFirst().at();
        for (GameEvent event : events) {
            if (event instanceof GameEvent.Moved moved) {
                long millis = Duration.between(before, moved.at()).toMillis();
                moves.add(moved.square().name() + letter(moved.by()) + millis);
                before = moved.at();
            }
        }
        return moves.toString();
    }

    /// The moves and the skips that follow from them, in order.
    static List<GameEvent> parse(String text, Instant started) {
        List<GameEvent> events = new ArrayList<>();
        Game game = Game.start();
        Instant at = started;
        for (String word : text.isEmpty() ? new String[0] : text.split(" ")) {
            at = at.plusMillis(Long.parseLong(word.substring(3)));
            game = game.with(Square.of(word.substring(0, 2)));
            Move move = game.lastMove().orElseThrow();
            events.add(new GameEvent.Moved(at, move.color(), move.square(), by(word.charAt(2))));
            if (move.skipsOpponent()) {
                events.add(new GameEvent.Skipped(at, move.color().opposite()));
            }
        }
        return events;
    }

    private static char letter(GameEvent.By by) {
        return switch (by) {
            case PERSON -> 'p';
            case COMPUTER -> 'c';
            case TIMER -> 't';
        };
    }

    private static GameEvent.By by(char letter) {
        return switch (letter) {
            case 'p' -> GameEvent.By.PERSON;
            case 'c' -> GameEvent.By.COMPUTER;
            case 't' -> GameEvent.By.TIMER;
            default -> throw new IllegalArgumentException("No one's letter is (" + letter + ").");
        };
    }
}
