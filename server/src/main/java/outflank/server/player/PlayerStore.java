package outflank.server.player;

import java.util.Optional;

/// Where players are kept.
public interface PlayerStore {

    Optional<Player> findPlayer(PlayerId id);

    Optional<Player> findPlayerByHash(String tokenHash);

    /// Returns once the player is on disk.
    void add(Player player, String tokenHash);
}
