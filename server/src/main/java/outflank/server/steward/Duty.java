package outflank.server.steward;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import outflank.server.game.GameCommand;
import outflank.server.group.GroupCommand;

/// What a group needs done next.
sealed interface Duty {

    /// Ask something of the game.
    record OfGame(GameCommand.BySite command) implements Duty {}

    /// Ask something of the group.
    record OfGroup(GroupCommand.BySite command) implements Duty {}

    /// Let the computer choose a move: in a seat it has, or for a turn that ran out.
    record Play(boolean byTimer, Duration lag) implements Duty {}

    /// Nothing before this time; empty if nothing at all until something happens.
    record Wait(Optional<Instant> until) implements Duty {}
}
