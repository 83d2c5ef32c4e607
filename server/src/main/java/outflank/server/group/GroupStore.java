package outflank.server.group;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import outflank.server.game.GameLog;
import outflank.server.game.GroupId;
import outflank.server.player.PlayerId;

/// Where groups are kept. What is written is on disk when the call returns.
public interface GroupStore {

    Optional<Group> findGroup(GroupId id);

    /// The groups that someone is in.
    List<GroupId> groupsOf(PlayerId member);

    /// How many groups someone is in.
    int countGroupsOf(PlayerId member);

    /// How many running games there are in which someone has a seat.
    int countGamesOf(PlayerId player);

    /// Some of the groups with a game, running or not, in which someone has a seat; never more than 100.
    List<GroupId> groupsSeating(PlayerId player);

    /// Writes a group just opened.
    ///
    /// @return false if there is a group with this id
    boolean open(Group group);

    /// Writes `next` in place of `known`, and with it the game that begins, all or nothing. A group without members is
    /// deleted.
    ///
    /// @return false if another writer was first: the group on disk is no longer `known`
    boolean save(Group known, Group next, Optional<GameLog> begun);

    /// Notes that a group was in use.
    void used(GroupId id, Instant at);
}
