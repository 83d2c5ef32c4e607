package outflank.server.game;

import java.util.Optional;

/// Where games are kept. What is written is on disk when the call returns.
public interface GameStore {

    Optional<GameLog> findGame(GameId id);

    /// Adds the events of `game` after number `known`, all or none.
    ///
    /// @return false if another writer was first: the game on disk has other events after `known`
    boolean append(GameLog game, int known);
}
