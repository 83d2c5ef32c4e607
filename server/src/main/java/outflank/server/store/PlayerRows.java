package outflank.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import outflank.server.player.Player;
import outflank.server.player.PlayerId;
import outflank.server.player.PlayerName;
import outflank.server.player.PlayerStore;

/// Players in the database, and the codes that carry them to another device.
final class PlayerRows {

    private PlayerRows() {}

    static Player read(ResultSet row) throws SQLException {
        return new Player(
                new PlayerId(row.getString("id")),
                new PlayerName(row.getString("name")),
                Instant.ofEpochMilli(row.getLong("since")));
    }

    static boolean insert(Sql sql, Player player, String tokenHash) throws SQLException {
        long since = player.since().toEpochMilli();
        return sql.update(
                        "INSERT INTO player (id, name, token_hash, since, seen) VALUES (?, ?, ?, ?, ?)",
                        player.id().text(),
                        player.name().text(),
                        tokenHash,
                        since,
                        since)
                == 1;
    }

    /// A newer code takes the place of an older one.
    static boolean offer(Sql sql, PlayerId id, String codeHash, Instant until) throws SQLException {
        sql.update("DELETE FROM claim WHERE player = ? OR until < ?", id.text(), until.toEpochMilli() - DAY_MILLIS);
        return sql.update(
                        "INSERT INTO claim (player, code_hash, until) VALUES (?, ?, ?)",
                        id.text(),
                        codeHash,
                        until.toEpochMilli())
                == 1;
    }

    private static final long DAY_MILLIS = 24 * 60 * 60 * 1000L;

    /// Uses up the code, and puts the new token in place of the one before.
    ///
    /// @return null if there is no such code, or no longer
    static @Nullable Player claim(Sql sql, String codeHash, String tokenHash, Instant now) throws SQLException {
        List<Player> offered = sql.query(
                "SELECT p.* FROM claim c JOIN player p ON p.id = c.player WHERE c.code_hash = ? AND c.until > ?",
                PlayerRows::read,
                codeHash,
                now.toEpochMilli());
        if (offered.isEmpty()) {
            return null;
        }
        Player player = offered.getFirst();
        sql.update("DELETE FROM claim WHERE player = ?", player.id().text());
        sql.update(
                "UPDATE player SET token_hash = ? WHERE id = ?",
                tokenHash,
                player.id().text());
        return player;
    }

    /// Deletes a player who is in no group any more, and takes the name off finished games.
    static boolean forget(Sql sql, PlayerId id) throws SQLException {
        for (String side : new String[] {"black", "white"}) {
            sql.update(
                    "UPDATE finished_game SET " + side + " = ?, " + side + "_name = ? WHERE " + side + " = ?",
                    PlayerStore.FORGOTTEN.text(),
                    PlayerStore.FORGOTTEN_NAME,
                    id.text());
        }
        sql.update("DELETE FROM claim WHERE player = ?", id.text());
        return sql.update("""
                DELETE FROM player WHERE id = ? AND NOT EXISTS (SELECT 1 FROM group_member WHERE player = ?)
                AND NOT EXISTS (SELECT 1 FROM player_group WHERE host = ? OR black = ? OR white = ?)""", id.text(), id.text(), id.text(), id.text(), id.text()) == 1;
    }
}
