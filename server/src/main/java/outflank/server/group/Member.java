package outflank.server.group;

import outflank.server.player.Player;
import outflank.server.player.PlayerId;

/// Someone in a group.
///
/// @param live whether they have ever had a live connection to it; who only makes calls is never away
public record Member(PlayerId id, String name, boolean live) {

    public Member(PlayerId id, String name) {
        this(id, name, false);
    }

    public static Member of(Player player) {
        return new Member(player.id(), player.name().text());
    }
}
