package outflank.server.store;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import outflank.server.answer.Unavailable;
import outflank.server.game.GameEvent;
import outflank.server.game.GameId;
import outflank.server.game.GameLog;
import outflank.server.game.GameStore;
import outflank.server.game.GroupId;
import outflank.server.game.Watch;
import outflank.server.group.Group;
import outflank.server.group.GroupStore;
import outflank.server.player.Player;
import outflank.server.player.PlayerId;
import outflank.server.player.PlayerName;
import outflank.server.player.PlayerStore;

/// Everything the site keeps, in `outflank.db` of the data folder. Readers do not wait for the writer (WAL);
/// a write has reached the disk when its call returns (synchronous=FULL).
public final class SqliteStore implements PlayerStore, GroupStore, GameStore, AutoCloseable {

    private final DataFolder folder;
    private final Sql writer;
    private final Commits commits;
    private final Readers readers;

    private SqliteStore(DataFolder folder, Sql writer, Readers readers) {
        this.folder = folder;
        this.writer = writer;
        this.readers = readers;
        this.commits = new Commits(writer);
    }

    /// Claims the folder and opens its database, or makes them.
    ///
    /// @throws UnusableData if the folder cannot be used; then nothing in it was changed
    public static SqliteStore open(Path path) {
        DataFolder folder = DataFolder.claim(path, Schema.VERSION);
        try {
            Sql sql = Sql.open(folder.database());
            int version = Schema.versionOf(sql);
            if (version > Schema.VERSION) {
                sql.close();
                throw folder.newer(version, Schema.VERSION);
            }
            // The first schema is written before WAL is on, so that the header alone says whose file it is.
            Schema.bringUpToDate(sql);
            sql.run("PRAGMA journal_mode = WAL");
            sql.run("PRAGMA synchronous = FULL");
            sql.run("PRAGMA foreign_keys = ON");
            return new SqliteStore(folder, sql, new Readers(folder.database()));
        } catch (SQLException e) {
            folder.close();
            throw new UnusableData(
                    "The database (" + folder.database() + ") cannot be opened: " + e.getMessage() + ".");
        } catch (RuntimeException e) {
            folder.close();
            throw e;
        }
    }

    /// Whether it can be read and the last write succeeded.
    public boolean isReady() {
        return !commits.isFailing() && readers.read(sql -> Schema.versionOf(sql) == Schema.VERSION);
    }

    @Override
    public void close() {
        commits.close();
        readers.close();
        try {
            writer.close();
        } catch (SQLException e) {
            throw new Unavailable("The database could not be closed.", e);
        }
        folder.close();
    }

    // ---------- players ----------

    @Override
    public Optional<Player> findPlayer(PlayerId id) {
        return one("SELECT * FROM player WHERE id = ?", PlayerRows::read, id.text());
    }

    @Override
    public Optional<Player> findPlayerByHash(String tokenHash) {
        return one("SELECT * FROM player WHERE token_hash = ?", PlayerRows::read, tokenHash);
    }

    @Override
    public void add(Player player, String tokenHash) {
        commits.commit(sql -> PlayerRows.insert(sql, player, tokenHash));
    }

    @Override
    public void rename(PlayerId id, PlayerName name) {
        commits.commit(sql -> sql.update("UPDATE player SET name = ? WHERE id = ?", name.text(), id.text()) == 1);
    }

    @Override
    public void seen(PlayerId id, Instant at) {
        commits.commit(sql -> sql.update("UPDATE player SET seen = ? WHERE id = ?", at.toEpochMilli(), id.text()) == 1);
    }

    @Override
    public void offer(PlayerId id, String codeHash, Instant until) {
        commits.commit(sql -> PlayerRows.offer(sql, id, codeHash, until));
    }

    @Override
    public Optional<Player> claim(String codeHash, String tokenHash, Instant now) {
        AtomicReference<@Nullable Player> claimed = new AtomicReference<>();
        boolean written = commits.commit(sql -> {
            Player player = PlayerRows.claim(sql, codeHash, tokenHash, now);
            claimed.set(player);
            return player != null;
        });
        return written ? Optional.ofNullable(claimed.get()) : Optional.empty();
    }

    @Override
    public boolean forget(PlayerId id) {
        return commits.commit(sql -> PlayerRows.forget(sql, id));
    }

    // ---------- groups ----------

    @Override
    public Optional<Group> findGroup(GroupId id) {
        return readers.read(sql -> {
            // One statement, so that group and members are of one moment.
            List<GroupRow> rows = sql.query(GroupRow.SELECT, GroupRow::read, id.text());
            return rows.isEmpty() ? Optional.empty() : Optional.of(GroupRow.group(rows));
        });
    }

    @Override
    public List<GroupId> groupsOf(PlayerId member) {
        return readers.read(sql -> sql.query(
                "SELECT group_id FROM group_member WHERE player = ? ORDER BY group_id",
                row -> new GroupId(row.getString("group_id")),
                member.text()));
    }

    @Override
    public int countGroupsOf(PlayerId member) {
        return count("SELECT COUNT(*) FROM group_member WHERE player = ?", member.text());
    }

    @Override
    public int countGamesOf(PlayerId player) {
        return count("""
                SELECT COUNT(*) FROM player_group WHERE (black = ? OR white = ?)
                AND EXISTS (SELECT 1 FROM game_event WHERE game_event.game = player_group.game)""", player.text(), player.text());
    }

    private int count(String select, Object... values) {
        return readers.read(
                sql -> sql.query(select, row -> row.getInt(1), values).getFirst());
    }

    @Override
    public List<GroupId> groupsSeating(PlayerId player) {
        return readers.read(
                sql -> sql.query("""
                SELECT id FROM player_group WHERE (black = ? OR white = ?) AND game IS NOT NULL
                ORDER BY used DESC LIMIT 100""", row -> new GroupId(row.getString("id")), player.text(), player.text()));
    }

    @Override
    public boolean open(Group group) {
        return commits.commit(sql -> GroupRow.insert(sql, group));
    }

    @Override
    public boolean save(Group known, Group next, Optional<GameLog> begun) {
        return commits.commit(sql -> next.members().isEmpty()
                ? GroupRow.delete(sql, known)
                : GroupRow.update(sql, known, next) && (begun.isEmpty() || insertEvents(sql, begun.get(), -1)));
    }

    @Override
    public void used(GroupId id, Instant at) {
        commits.commit(
                sql -> sql.update("UPDATE player_group SET used = ? WHERE id = ?", at.toEpochMilli(), id.text()) == 1);
    }

    // ---------- games ----------

    @Override
    public Optional<GameLog> findGame(GameId id) {
        // A game that ends between the two looks is found by the second.
        return running(id).or(() -> finished(id));
    }

    @Override
    public boolean append(GameLog game, int known) {
        return commits.commit(sql -> {
            if (!insertEvents(sql, game, known)) {
                return false;
            }
            if (game.state().isOver()) {
                sql.update(FinishedGame.INSERT, FinishedGame.values(game.with(watch(sql, game.id()))));
                sql.update("DELETE FROM game_event WHERE game = ?", game.id().text());
            }
            return true;
        });
    }

    /// What was written last, which whoever adds the end may not have known.
    private static Watch watch(Sql sql, GameId id) throws SQLException {
        return sql.query(
                        "SELECT event FROM game_event WHERE game = ? AND seq = 0",
                        row -> (GameEvent.Started) EventText.parse(row.getString("event")),
                        id.text())
                .getFirst()
                .settings()
                .watch();
    }

    @Override
    public void watched(GameLog game) {
        GameEvent started = game.events().getFirst();
        String id = game.id().text();
        String settings = SettingsText.of(game.state().settings());
        commits.commit(sql -> {
            sql.update("UPDATE game_event SET event = ? WHERE game = ? AND seq = 0", EventText.of(started), id);
            sql.update("UPDATE finished_game SET settings = ? WHERE id = ?", settings, id);
            return true;
        });
    }

    /// The first event is refused if another writer has put one in its place, or has put the game away as
    /// finished: then the event before it is gone.
    private static boolean insertEvents(Sql sql, GameLog game, int known) throws SQLException {
        for (int seq = known + 1; seq <= game.seq(); seq++) {
            int written = sql.update(
                    """
                    INSERT INTO game_event (game, seq, event) SELECT ?, ?, ?
                    WHERE ? = 0 OR EXISTS (SELECT 1 FROM game_event WHERE game = ? AND seq = ?)
                    ON CONFLICT DO NOTHING""",
                    game.id().text(),
                    seq,
                    EventText.of(game.events().get(seq)),
                    seq,
                    game.id().text(),
                    seq - 1);
            if (written == 0) {
                return false;
            }
        }
        return true;
    }

    private Optional<GameLog> running(GameId id) {
        List<GameEvent> events = readers.read(sql -> sql.query(
                "SELECT event FROM game_event WHERE game = ? ORDER BY seq",
                row -> EventText.parse(row.getString("event")),
                id.text()));
        return events.isEmpty() ? Optional.empty() : Optional.of(GameLog.of(id, events));
    }

    private Optional<GameLog> finished(GameId id) {
        return one("SELECT * FROM finished_game WHERE id = ?", FinishedGame::read, id.text());
    }

    @Override
    public List<GameId> running() {
        return readers.read(sql ->
                sql.query("SELECT game FROM game_event WHERE seq = 0", row -> new GameId(row.getString("game"))));
    }

    @Override
    public List<GameLog> finishedGamesOf(PlayerId player) {
        return readers.read(sql -> sql.query(
                "SELECT * FROM finished_game WHERE black = ? OR white = ? ORDER BY started",
                FinishedGame::read,
                player.text(),
                player.text()));
    }

    // ---------- what is kept no longer ----------

    /// Deletes what has been kept for as long as it is needed.
    public void sweep(Instant now) {
        commits.commit(sql -> Sweep.run(sql, now));
    }

    private <T> Optional<T> one(String select, Sql.Row<T> row, String id) {
        return readers.read(sql -> sql.query(select, row, id).stream().findFirst());
    }
}
