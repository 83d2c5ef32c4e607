package outflank.server.game;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/// A game as its numbered events, with the state they add up to. Immutable.
public final class GameLog {

    private final GameId id;
    private final List<GameEvent> events;
    private final GameState state;

    private GameLog(GameId id, List<GameEvent> events, GameState state) {
        this.id = id;
        this.events = events;
        this.state = state;
    }

    /// One event, and how things stand before and after it.
    ///
    /// @param millis the time a move took
    public record Step(GameEvent event, GameState before, GameState state, OptionalLong millis) {}

    /// A game that begins.
    public static GameLog of(GameId id, GameEvent.Started started) {
        return new GameLog(id, List.of(started), GameState.of(started));
    }

    /// A game read back.
    ///
    /// @throws IllegalArgumentException if the events are not those of a game
    public static GameLog of(GameId id, List<GameEvent> events) {
        if (events.isEmpty() || !(events.getFirst() instanceof GameEvent.Started started)) {
            throw new IllegalArgumentException("The game (" + id + ") does not begin with its start.");
        }
        return of(id, started).then(events.subList(1, events.size()));
    }

    /// This game with more events.
    public GameLog then(List<GameEvent> more) {
        List<GameEvent> longer = new ArrayList<>(events.size() + more.size());
        longer.addAll(events);
        GameState next = state;
        for (GameEvent event : more) {
            longer.add(event);
            next = next.after(event);
        }
        return new GameLog(id, List.copyOf(longer), next);
    }

    /// This game as others may see it from now on.
    public GameLog with(Watch watch) {
        if (watch == watch()) {
            return this;
        }
        GameEvent.Started started = ((GameEvent.Started) events.getFirst()).with(watch);
        return of(id, started).then(events.subList(1, events.size()));
    }

    /// Who may see it.
    public Watch watch() {
        return state.settings().watch();
    }

    /// The events from number `from` on, each with how things stand after it.
    public List<Step> stepsFrom(int from) {
        List<Step> steps = new ArrayList<>();
        GameState at = GameState.of((GameEvent.Started) events.getFirst());
        for (int seq = 0; seq < events.size(); seq++) {
            GameEvent event = events.get(seq);
            OptionalLong millis = event instanceof GameEvent.Moved moved
                    ? OptionalLong.of(at.millisUntil(moved.at()))
                    : OptionalLong.empty();
            GameState before = at;
            at = seq == 0 ? at : at.after(event);
            if (seq >= from) {
                steps.add(new Step(event, before, at, millis));
            }
        }
        return steps;
    }

    public GameId id() {
        return id;
    }

    public List<GameEvent> events() {
        return events;
    }

    public GameState state() {
        return state;
    }

    /// The number of the last event.
    public int seq() {
        return state.seq();
    }
}
