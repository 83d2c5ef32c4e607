package outflank.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import outflank.rules.BySide;
import outflank.rules.Color;
import outflank.server.game.GameId;
import outflank.server.game.GroupId;
import outflank.server.group.Group;
import outflank.server.group.Member;
import outflank.server.player.PlayerId;

/// A group beside one of its members, as the database joins them.
record GroupRow(Group withoutMembers, Member member) {

    static final String SELECT = """
            SELECT g.*, m.player AS member, p.name AS member_name
            FROM player_group g JOIN group_member m ON m.group_id = g.id JOIN player p ON p.id = m.player
            WHERE g.id = ? ORDER BY m.place""";

    static GroupRow read(ResultSet row) throws SQLException {
        Group group = new Group(
                new GroupId(row.getString("id")),
                row.getInt("version"),
                new PlayerId(row.getString("host")),
                List.of(),
                new BySide<>(player(row.getString("black")), player(row.getString("white"))),
                SqliteStore.settings(row),
                SqliteStore.flags(row, "rematch_black", "rematch_white"),
                Optional.ofNullable(row.getString("game")).map(GameId::new));
        return new GroupRow(group, new Member(new PlayerId(row.getString("member")), row.getString("member_name")));
    }

    static Group group(List<GroupRow> rows) {
        Group first = rows.getFirst().withoutMembers;
        return new Group(
                first.id(),
                first.version(),
                first.host(),
                rows.stream().map(GroupRow::member).toList(),
                first.seats(),
                first.settings(),
                first.rematch(),
                first.game());
    }

    /// The values of the columns version, host, black, white, marks, alternate, rematch_black, rematch_white,
    /// game, id.
    static @Nullable Object[] values(Group group) {
        return new @Nullable Object[] {
            group.version(),
            group.host().text(),
            seat(group, Color.BLACK),
            seat(group, Color.WHITE),
            group.settings().marks() ? 1 : 0,
            group.settings().alternate() ? 1 : 0,
            group.rematch().black() ? 1 : 0,
            group.rematch().white() ? 1 : 0,
            group.game().map(GameId::text).orElse(null),
            group.id().text()
        };
    }

    private static @Nullable String seat(Group group, Color color) {
        return group.seats().of(color).map(PlayerId::text).orElse(null);
    }

    private static Optional<PlayerId> player(@Nullable String id) {
        return Optional.ofNullable(id).map(PlayerId::new);
    }
}
