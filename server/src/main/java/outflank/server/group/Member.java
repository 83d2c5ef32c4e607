package outflank.server.group;

import outflank.server.player.Player;
import outflank.server.player.PlayerId;

/// Someone in a group.
public record Member(PlayerId id, String name) {

    public static Member of(Player player) {
        return new Member(player.id(), player.name().text());
    }
}
