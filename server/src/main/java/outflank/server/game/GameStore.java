package outflank.server.game;

import java.util.List;
import java.util.Optional;
import outflank.server.player.PlayerId;

/// Where games are kept. What is written is on disk when the call returns.
public interface GameStore {

    Optional<GameLog> findGame(GameId id);

    /// All games that are not over.
    List<GameId> running();

    /// The games that someone has finished, in the order in which they began.
    List<GameLog> finishedGamesOf(PlayerId player);

    /// Keeps who may see a game, running or finished.
    void watched(GameLog game);

    /// Adds the events of `game` after number `known`, all or none.
    ///
    /// @return false if another writer was first: the game on disk has other events after `known`
    boolean append(GameLog game, int known);
}
