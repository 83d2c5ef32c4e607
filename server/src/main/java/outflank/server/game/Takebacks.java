package outflank.server.game;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import outflank.rules.BySide;
import outflank.rules.Color;
import outflank.rules.Game;
import outflank.rules.Move;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;

/// The question whether a move may be taken back (casual games, R-31). It lapses with the next move; who was told no
/// may
/// ask again after it, not before.
///
/// @param offeredBy the side that asks
/// @param refused which sides have been told no since the last move
record Takebacks(Optional<Color> offeredBy, BySide<Boolean> refused) {

    /// A game whose record is as long as this is not made longer by takebacks: it is told whole to whoever comes in.
    static final int MOST_EVENTS = 1000;

    static final Takebacks NONE = new Takebacks(Optional.empty(), new BySide<>(false, false));

    Takebacks offered(Color by) {
        return new Takebacks(Optional.of(by), refused);
    }

    Takebacks declined(Color by) {
        return new Takebacks(Optional.empty(), refused.with(by.opposite(), true));
    }

    /// How many discs stay placed when `color` takes its last move back; empty if it has made none.
    static Optional<Integer> plyBefore(Game game, Color color) {
        for (int ply = game.ply() - 1; ply >= 0; ply--) {
            Move move = game.moves().get(ply);
            if (move.color() == color) {
                return Optional.of(ply);
            }
        }
        return Optional.empty();
    }

    /// @param seq the number of the last event
    Answer<List<GameEvent>> ask(Game game, Color by, BySide<SeatState> seats, int seq, Instant at) {
        if (offeredBy.equals(Optional.of(by))) {
            return Answer.done(List.of());
        }
        if (offeredBy.isPresent()) {
            return no("The opponent asks for a takeback too. Answer that first.");
        }
        if (seats.of(by.opposite()).isFilled()) {
            return no("The computer plays for the opponent, and cannot answer.");
        }
        if (seq >= MOST_EVENTS) {
            return no("So much has been taken back in this game that it stays as it is now.");
        }
        if (refused.of(by)) {
            return no("The opponent has said no. Ask again after the next move.");
        }
        return plyBefore(game, by).isEmpty()
                ? no("You have not moved yet.")
                : Answer.done(List.of(new GameEvent.TakebackOffered(at, by)));
    }

    Answer<List<GameEvent>> answer(Game game, Color by, boolean allow, Instant at) {
        Color asker = by.opposite();
        if (!offeredBy.equals(Optional.of(asker))) {
            return no("The opponent does not ask for a takeback, or no longer.");
        }
        if (!allow) {
            return Answer.done(List.of(new GameEvent.TakebackDeclined(at, by)));
        }
        int ply = plyBefore(game, asker).orElseThrow();
        return Answer.done(List.of(new GameEvent.TookBack(at, asker, ply)));
    }

    private static Answer<List<GameEvent>> no(String detail) {
        return Answer.refused(Code.NO_TAKEBACK, detail);
    }
}
