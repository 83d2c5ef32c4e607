package outflank.server.group;

import java.util.Optional;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.game.GameLog;
import outflank.server.game.Watch;
import outflank.server.player.PlayerId;

/// Who may see a game: its players always, others as its own settings and those its group has now both allow. So a
/// game that was private stays so, whoever becomes host, and when the group is gone.
public final class Watching {

    private Watching() {}

    public static boolean isAllowed(Optional<Group> group, GameLog game, Optional<PlayerId> viewer) {
        if (viewer.flatMap(game.state()::seatOf).isPresent()) {
            return true;
        }
        return switch (watch(group, game)) {
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
        return Answer.refused(
                Code.MAY_NOT_WATCH,
                "The game (" + game.id() + ") is for its " + watch(group, game).text()
                        + " to see; the host of the group set so.");
    }

    private static Watch watch(Optional<Group> group, GameLog game) {
        Watch own = game.watch();
        return group.map(known -> own.stricter(known.settings().watch())).orElse(own);
    }
}
