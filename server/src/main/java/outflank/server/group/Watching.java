package outflank.server.group;

import java.util.Optional;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.game.GameLog;
import outflank.server.game.Settings;
import outflank.server.game.Watch;
import outflank.server.player.PlayerId;

/// Who may see a game: its players always, others as the group's setting says. Of a group that is gone, the game's own
/// settings stand.
public final class Watching {

    private Watching() {}

    public static boolean isAllowed(Optional<Group> group, GameLog game, Optional<PlayerId> viewer) {
        if (viewer.flatMap(game.state()::seatOf).isPresent()) {
            return true;
        }
        Settings settings = group.map(Group::settings).orElse(game.state().settings());
        return switch (settings.watch()) {
            case ANYONE -> true;
            case MEMBERS -> group.isPresent() && viewer.filter(group.get()::has).isPresent();
            case PLAYERS -> false;
        };
    }

    /// The game, if the viewer may see it.
    public static Answer<GameLog> see(Optional<Group> group, GameLog game, Optional<PlayerId> viewer) {
        if (isAllowed(group, game, viewer)) {
            return Answer.done(game);
        }
        Watch watch = group.map(Group::settings).orElse(game.state().settings()).watch();
        return Answer.refused(
                Code.MAY_NOT_WATCH,
                "The game (" + game.id() + ") is for its " + watch.text() + " to see; the host of the group set so.");
    }
}
