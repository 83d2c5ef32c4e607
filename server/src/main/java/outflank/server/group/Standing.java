package outflank.server.group;

import java.util.Optional;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.game.GameId;
import outflank.server.game.GameState;
import outflank.server.group.Group.Outcome;

/// How a group stands when a command comes, and the answers that follow from that alone.
///
/// @param current the game being played, or the last one
record Standing(Group group, Optional<GameState> current) {

    boolean isRunning() {
        return current.isPresent() && !current.get().isOver();
    }

    /// What was asked for stands already.
    Answer<Outcome> unchanged() {
        return done(group);
    }

    /// The group as it is to be.
    static Answer<Outcome> done(Group next) {
        return Answer.done(new Outcome(next, false));
    }

    Answer<Outcome> notTheHost(Member by) {
        return Answer.refused(
                Code.NOT_THE_HOST, "The host of this group is (" + group.host() + "), not (" + by.id() + ").");
    }

    /// The refusal of what has to wait for the end of the game.
    Answer<Outcome> running(String cure) {
        String game = group.game().map(GameId::text).orElse("");
        return Answer.refused(Code.GAME_RUNNING, "The game (" + game + ") is running. " + cure);
    }
}
