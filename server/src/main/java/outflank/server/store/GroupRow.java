package outflank.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
            SELECT g.*, m.player AS member, m.live AS member_live, p.name AS member_name
            FROM player_group g JOIN group_member m ON m.group_id = g.id JOIN player p ON p.id = m.player
            WHERE g.id = ? ORDER BY m.place""";

    static GroupRow read(ResultSet row) throws SQLException {
        Group group = new Group(
                new GroupId(row.getString("id")),
                row.getInt("version"),
                new PlayerId(row.getString("host")),
                List.of(),
                new BySide<>(player(row.getString("black")), player(row.getString("white"))),
                SettingsText.parse(row.getString("settings")),
                new BySide<>(row.getInt("rematch_black") != 0, row.getInt("rematch_white") != 0),
                Optional.ofNullable(row.getString("game")).map(GameId::new),
                removed(row.getString("removed")));
        return new GroupRow(
                group,
                new Member(
                        new PlayerId(row.getString("member")),
                        row.getString("member_name"),
                        row.getInt("member_live") != 0));
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
                first.game(),
                first.removed());
    }

    private static List<PlayerId> removed(String text) {
        return text.isEmpty()
                ? List.of()
                : Stream.of(text.split(" ")).map(PlayerId::new).toList();
    }

    /// The values of the columns version, host, black, white, settings, rematch_black, rematch_white, game, removed,
    /// id.
    static @Nullable Object[] values(Group group) {
        return new @Nullable Object[] {
            group.version(),
            group.host().text(),
            seat(group, Color.BLACK),
            seat(group, Color.WHITE),
            SettingsText.of(group.settings()),
            group.rematch().black() ? 1 : 0,
            group.rematch().white() ? 1 : 0,
            group.game().map(GameId::text).orElse(null),
            group.removed().stream().map(PlayerId::text).collect(Collectors.joining(" ")),
            group.id().text()
        };
    }

    private static @Nullable String seat(Group group, Color color) {
        return group.seats().of(color).map(PlayerId::text).orElse(null);
    }

    private static Optional<PlayerId> player(@Nullable String id) {
        return Optional.ofNullable(id).map(PlayerId::new);
    }

    static boolean insert(Sql sql, Group group) throws SQLException {
        int written = sql.update("""
                INSERT INTO player_group
                (version, host, black, white, settings, rematch_black, rematch_white, game, removed, id)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING""", values(group));
        return written == 1 && insertMembers(sql, group, 0);
    }

    static boolean update(Sql sql, Group known, Group next) throws SQLException {
        @Nullable Object[] values = values(next);
        @Nullable Object[] withVersion = Arrays.copyOf(values, values.length + 1);
        withVersion[values.length] = known.version();
        int written = sql.update("""
                UPDATE player_group SET version = ?, host = ?, black = ?, white = ?, settings = ?,
                rematch_black = ?, rematch_white = ?, game = ?, removed = ? WHERE id = ? AND version = ?""", withVersion);
        return written == 1 && updateMembers(sql, known.members(), next);
    }

    static boolean delete(Sql sql, Group known) throws SQLException {
        String id = known.id().text();
        sql.update("DELETE FROM group_member WHERE group_id = ?", id);
        return sql.update("DELETE FROM player_group WHERE id = ? AND version = ?", id, known.version()) == 1;
    }

    /// Members come one by one, at the end; only when one leaves they are written anew.
    private static boolean updateMembers(Sql sql, List<Member> known, Group next) throws SQLException {
        List<Member> members = next.members();
        int stayed = Math.min(known.size(), members.size());
        boolean isLonger = known.size() <= members.size();
        for (int place = 0; place < stayed && isLonger; place++) {
            isLonger = known.get(place).id().equals(members.get(place).id());
        }
        if (!isLonger) {
            sql.update("DELETE FROM group_member WHERE group_id = ?", next.id().text());
            return insertMembers(sql, next, 0);
        }
        for (int place = 0; place < stayed; place++) {
            if (known.get(place).live() != members.get(place).live()) {
                sql.update(
                        "UPDATE group_member SET live = ? WHERE group_id = ? AND place = ?",
                        members.get(place).live() ? 1 : 0,
                        next.id().text(),
                        place);
            }
        }
        return insertMembers(sql, next, stayed);
    }

    private static boolean insertMembers(Sql sql, Group group, int from) throws SQLException {
        for (int place = from; place < group.members().size(); place++) {
            Member member = group.members().get(place);
            sql.update(
                    "INSERT INTO group_member (group_id, place, player, live) VALUES (?, ?, ?, ?)",
                    group.id().text(),
                    place,
                    member.id().text(),
                    member.live() ? 1 : 0);
        }
        return true;
    }
}
