package outflank.server.http;

import java.util.Optional;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.game.GroupId;
import outflank.server.group.Group;
import outflank.server.group.Groups;
import outflank.server.limit.Gate;
import outflank.server.player.Player;

/// Finds groups by the code in an address, and stops those who try codes at random.
public final class GroupLookup {

    private final Groups groups;
    private final Gate gate;

    public GroupLookup(Groups groups, Gate gate) {
        this.groups = groups;
        this.gate = gate;
    }

    /// Finds the group, or refuses.
    ///
    /// @param player who looks; a member is never stopped
    /// @param address the address that limits count for
    public Answer<Group> find(String code, Optional<Player> player, Optional<String> address) {
        Optional<Group> found = GroupId.parse(code).flatMap(groups::find);
        boolean isMember = found.isPresent()
                && player.isPresent()
                && found.get().has(player.get().id());
        if (isMember) {
            return Answer.done(found.get());
        }
        return gate.mayLookFor(address).then(_ -> {
            if (found.isPresent()) {
                return Answer.done(found.get());
            }
            gate.unknownCode(address);
            return Answer.refused(
                    Code.NOT_FOUND,
                    "There is no group (" + code + "). Codes have 8 letters and digits, without 0 o 1 i l.");
        });
    }
}
