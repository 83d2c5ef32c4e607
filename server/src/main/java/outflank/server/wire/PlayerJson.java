package outflank.server.wire;

import outflank.server.game.GamePlayer;
import outflank.server.group.Member;
import outflank.server.player.Player;

/// A player's id and name.
public record PlayerJson(String id, String name) {

    public static PlayerJson of(Player player) {
        return new PlayerJson(player.id().text(), player.name().text());
    }

    static PlayerJson of(Member member) {
        return new PlayerJson(member.id().text(), member.name());
    }

    /// A player of a game, with what kind of player it is.
    public record Playing(String id, String name, String kind) {
        static Playing of(GamePlayer player) {
            return new Playing(player.id().text(), player.name(), Names.of(player.kind()));
        }
    }
}
