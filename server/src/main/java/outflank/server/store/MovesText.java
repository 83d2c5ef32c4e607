package outflank.server.store;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.StringJoiner;
import outflank.rules.Move;
import outflank.rules.Square;
import outflank.server.game.GameEvent;
import outflank.server.game.GameId;
import outflank.server.game.GameLog;

/// The events of a finished game between its start and its end as two texts.
///
/// The moves, with those taken back: square, whose hand it was (`p`erson, `c`omputer, `t`imer), the milliseconds since
/// the
/// move before, and those given back for the line, if any, as in `f5p2310 d6p1800+120`. Skips follow from the moves.
/// All
/// other events stand in the second text, each with its number.
record MovesText(String moves, String others) {

    static MovesText of(List<GameEvent> events) {
        StringJoiner moves = new StringJoiner(" ");
        StringJoiner others = new StringJoiner("\n");
        Instant before = events.getFirst().at();
        for (int seq = 1; seq < events.size(); seq++) {
            switch (events.get(seq)) {
                case GameEvent.Moved moved -> {
                    moves.add(word(moved, before));
                    before = moved.at();
                }
                case GameEvent.Started _, GameEvent.Skipped _, GameEvent.Ended _ -> {}
                case GameEvent other -> others.add(seq + " " + EventText.of(other));
            }
        }
        return new MovesText(moves.toString(), others.toString());
    }

    private static String word(GameEvent.Moved moved, Instant before) {
        long millis = Duration.between(before, moved.at()).toMillis();
        String lag = moved.lag().isZero() ? "" : "+" + moved.lag().toMillis();
        return moved.square().name() + letter(moved.by()) + millis + lag;
    }

    /// The game up to its last event but one.
    GameLog playedFrom(GameId id, GameEvent.Started started) {
        Map<Integer, GameEvent> bySeq = new HashMap<>();
        others.lines().forEach(line -> {
            int space = line.indexOf(' ');
            bySeq.put(Integer.valueOf(line.substring(0, space)), EventText.parse(line.substring(space + 1)));
        });
        Queue<String> words = new ArrayDeque<>(moves.isEmpty() ? List.of() : List.of(moves.split(" ")));
        GameLog game = GameLog.of(id, started);
        Instant movedAt = started.at();
        while (true) {
            GameEvent other = bySeq.get(game.seq() + 1);
            if (other != null) {
                game = game.then(List.of(other));
            } else if (skips(game)) {
                game = game.then(List.of(
                        new GameEvent.Skipped(movedAt, game.state().turn().orElseThrow())));
            } else if (!words.isEmpty()) {
                GameEvent.Moved moved = moved(words.remove(), movedAt, game);
                movedAt = moved.at();
                game = game.then(List.of(moved));
            } else {
                return game;
            }
        }
    }

    /// Whether the last event is a move after which the opponent is skipped.
    private static boolean skips(GameLog game) {
        return game.events().getLast() instanceof GameEvent.Moved
                && game.state().game().lastMove().map(Move::skipsOpponent).orElse(false);
    }

    private static GameEvent.Moved moved(String word, Instant before, GameLog game) {
        int plus = word.indexOf('+');
        long millis = Long.parseLong(word.substring(3, plus < 0 ? word.length() : plus));
        long lag = plus < 0 ? 0 : Long.parseLong(word.substring(plus + 1));
        return new GameEvent.Moved(
                before.plusMillis(millis),
                game.state().game().toMove().orElseThrow(),
                Square.of(word.substring(0, 2)),
                by(word.charAt(2)),
                Duration.ofMillis(lag));
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
