package outflank.server.game;

import java.time.Duration;
import java.util.OptionalInt;
import outflank.rules.Color;
import outflank.rules.Square;
import outflank.server.player.PlayerId;

/// What is asked of a game: by a player, or by the site itself.
public sealed interface GameCommand {

    /// What a player asks for.
    sealed interface ByPlayer extends GameCommand {
        PlayerId player();
    }

    /// What the site does when time has passed or a seat is empty. It changes nothing where it comes too late.
    sealed interface BySite extends GameCommand {}

    /// Place a disc.
    ///
    /// @param ply how many discs the player believes were placed before
    /// @param seq the last event the player knows of, where that matters to them
    /// @param lag how long the player's line takes to and fro, as measured by us
    record Move(PlayerId player, int ply, Square square, OptionalInt seq, Duration lag) implements ByPlayer {
        public Move(PlayerId player, int ply, Square square, OptionalInt seq) {
            this(player, ply, square, seq, Duration.ZERO);
        }
    }

    record Resign(PlayerId player) implements ByPlayer {}

    /// Ask to take back one's last move.
    record AskTakeback(PlayerId player) implements ByPlayer {}

    record AnswerTakeback(PlayerId player, boolean allow) implements ByPlayer {}

    /// Take one's seat again from the computer.
    record Return(PlayerId player) implements ByPlayer {}

    /// End a game that the opponent has left.
    ///
    /// @param gone whether the opponent is away and has had the time to come back
    record EndLeft(PlayerId player, boolean gone) implements ByPlayer {}

    /// The computer takes the seat of someone who is away.
    record Fill(Color color) implements BySite {}

    /// The computer gives back a seat that it took just when its player came.
    record GiveBack(Color color) implements BySite {}

    /// The computer moves in a seat that it has.
    ///
    /// @param seq the last event that the choice of the square knew of
    record Computer(int seq, Square square) implements BySite {}

    /// The turn limit is over: the computer plays this turn.
    record Timer(int seq, Square square, Duration lag) implements BySite {}

    /// The game clock is over.
    record ClockOver(Duration lag) implements BySite {}

    /// No player is connected: time stands still.
    ///
    /// @param anew the turn is counted anew afterwards, because no one knows how much of it was used
    record Pause(boolean anew) implements BySite {}

    record Resume() implements BySite {}

    /// No player has come for so long that none is awaited.
    record Abort() implements BySite {}
}
