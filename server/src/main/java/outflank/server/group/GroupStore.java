package outflank.server.group;

import java.util.Optional;
import outflank.server.game.GameLog;
import outflank.server.game.GroupId;

/// Where groups are kept. What is written is on disk when the call returns.
public interface GroupStore {

    Optional<Group> findGroup(GroupId id);

    /// Writes a group just opened.
    ///
    /// @return false if there is a group with this id
    boolean open(Group group);

    /// Writes `next` in place of `known`, and with it the game that begins, all or nothing.
    ///
    /// @return false if another writer was first: the group on disk is no longer `known`
    boolean save(Group known, Group next, Optional<GameLog> begun);
}
