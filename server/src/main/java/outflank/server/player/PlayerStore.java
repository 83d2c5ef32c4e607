package outflank.server.player;

import java.time.Instant;
import java.util.Optional;

/// Where players are kept. What is written is on disk when the call returns.
public interface PlayerStore {

    /// Who stands in a finished game for a player who wished to be forgotten.
    PlayerId FORGOTTEN = new PlayerId("forgotten");

    String FORGOTTEN_NAME = "Anonymous";

    Optional<Player> findPlayer(PlayerId id);

    Optional<Player> findPlayerByHash(String tokenHash);

    void add(Player player, String tokenHash);

    void rename(PlayerId id, PlayerName name);

    /// Notes when a player was last seen.
    void seen(PlayerId id, Instant at);

    /// Keeps the hash of a code by which the player can be claimed until then; it takes the place of an older one.
    void offer(PlayerId id, String codeHash, Instant until);

    /// Uses up a code: from now on the new token stands for the player, and the one before for no one.
    ///
    /// @return empty if there is no such code, or no longer
    Optional<Player> claim(String codeHash, String tokenHash, Instant now);

    /// Deletes a player who is in no group, and takes the name off finished games.
    ///
    /// @return false if the player is in a group, or is not there
    boolean forget(PlayerId id);
}
