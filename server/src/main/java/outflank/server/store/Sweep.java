package outflank.server.store;

import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;

/// What is deleted when it has been kept for as long as it is needed.
final class Sweep {

    static final Duration IDLE_GROUP = Duration.ofDays(30);
    static final Duration PLAYER_WITHOUT_GAME = Duration.ofDays(90);
    static final Duration CASUAL_GAME = Duration.ofDays(365);

    /// Groups that no one has used, unless a game is running in them.
    private static final String IDLE = """
            used < ? AND NOT EXISTS (SELECT 1 FROM game_event WHERE game_event.game = player_group.game)""";

    private Sweep() {}

    static boolean run(Sql sql, Instant now) throws SQLException {
        // What comes from before the days were noted counts from now.
        sql.update("UPDATE player_group SET used = ? WHERE used = 0", now.toEpochMilli());
        sql.update("UPDATE player SET seen = ? WHERE seen = 0", now.toEpochMilli());

        long idleSince = now.minus(IDLE_GROUP).toEpochMilli();
        sql.update(
                "DELETE FROM group_member WHERE group_id IN (SELECT id FROM player_group WHERE " + IDLE + ")",
                idleSince);
        sql.update("DELETE FROM player_group WHERE " + IDLE, idleSince);
        sql.update(
                "DELETE FROM finished_game WHERE ended < ?",
                now.minus(CASUAL_GAME).toEpochMilli());
        sql.update("DELETE FROM claim WHERE until < ?", now.toEpochMilli());
        sql.update("""
                DELETE FROM player WHERE seen < ?
                AND NOT EXISTS (SELECT 1 FROM group_member WHERE player = player.id)
                AND NOT EXISTS (SELECT 1 FROM finished_game WHERE black = player.id OR white = player.id)
                AND NOT EXISTS (SELECT 1 FROM claim WHERE claim.player = player.id)""", now.minus(PLAYER_WITHOUT_GAME).toEpochMilli());
        return true;
    }
}
