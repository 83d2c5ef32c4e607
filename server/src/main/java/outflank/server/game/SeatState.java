package outflank.server.game;

import java.util.Optional;

/// Who plays a seat of a running game.
///
/// @param filled why the computer has it; empty while the player has it
/// @param timersRunning how many turns running were played by the timer
/// @param playedFor how many moves were made for the player since their own last one
public record SeatState(Optional<GameEvent.Reason> filled, int timersRunning, int playedFor) {

    static final SeatState PLAYER = new SeatState(Optional.empty(), 0, 0);

    /// So many turns played by the timer, and the computer takes the seat.
    static final int MOST_TIMERS = 2;

    public boolean isFilled() {
        return filled.isPresent();
    }

    SeatState moved(GameEvent.By by) {
        return switch (by) {
            case PERSON -> PLAYER;
            case COMPUTER -> new SeatState(filled, timersRunning, playedFor + 1);
            case TIMER -> new SeatState(filled, timersRunning + 1, playedFor + 1);
        };
    }

    SeatState filled(GameEvent.Reason reason) {
        return new SeatState(Optional.of(reason), timersRunning, playedFor);
    }
}
