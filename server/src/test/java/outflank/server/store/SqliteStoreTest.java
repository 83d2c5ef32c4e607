package outflank.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import outflank.server.game.GameId;
import outflank.server.game.GameLog;
import outflank.server.game.GameStore;
import outflank.server.game.GroupId;
import outflank.server.game.Settings;
import outflank.server.group.Group;
import outflank.server.group.GroupStore;
import outflank.server.group.Member;
import outflank.server.player.Player;
import outflank.server.player.PlayerId;
import outflank.server.player.PlayerName;
import outflank.server.player.PlayerStore;

class SqliteStoreTest extends StoreContract {

    @TempDir
    private Path folder = Path.of("");

    // Opened before each test.
    @SuppressWarnings("NullAway.Init")
    private SqliteStore store;

    @BeforeEach
    void open() {
        store = SqliteStore.open(folder);
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Override
    void reopen() {
        store.close();
        store = SqliteStore.open(folder);
    }

    @Test
    void only_the_owner_may_read_what_is_kept() throws IOException {
        Path inside = folder.resolve("inside");
        try (SqliteStore other = SqliteStore.open(inside)) {
            assertThat(other.isReady()).isTrue();
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(inside)))
                    .isEqualTo("rwx------");
            try (Stream<Path> files = Files.list(inside)) {
                assertThat(files)
                        .hasSizeGreaterThan(1)
                        .allSatisfy(
                                file -> assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                                        .as(file.toString())
                                        .isEqualTo("rw-------"));
            }
        }
    }

    @Override
    PlayerStore players() {
        return store;
    }

    @Override
    GroupStore groups() {
        return store;
    }

    @Override
    GameStore games() {
        return store;
    }

    private static void run(Path database, String statement) throws SQLException {
        try (Sql sql = Sql.open(database)) {
            sql.run(statement);
        }
    }

    @Test
    void the_database_is_durable_and_says_whose_it_is() throws SQLException {
        assertThat(store.isReady()).isTrue();
        try (Sql sql = Sql.open(folder.resolve("outflank.db"))) {
            assertThat(sql.query("PRAGMA application_id", row -> row.getInt(1)))
                    .containsExactly(DataFolder.APPLICATION_ID);
            assertThat(sql.query("PRAGMA journal_mode", row -> row.getString(1)))
                    .containsExactly("wal");
        }
    }

    @Test
    void a_second_server_on_the_folder_is_refused() {
        assertThatThrownBy(() -> SqliteStore.open(folder))
                .isInstanceOf(UnusableData.class)
                .hasMessageContaining("Another Outflank is running on the data folder (" + folder + ")");
    }

    @Test
    void a_foreign_database_is_refused_and_left_as_it_is(@TempDir Path elsewhere) throws Exception {
        Path foreign = elsewhere.resolve("outflank.db");
        run(foreign, "CREATE TABLE mine (id INTEGER)");
        byte[] before = Files.readAllBytes(foreign);
        assertThatThrownBy(() -> SqliteStore.open(elsewhere))
                .isInstanceOf(UnusableData.class)
                .hasMessageContaining("(" + foreign + ") is not a database of Outflank");
        assertThat(foreign).hasBinaryContent(before);
    }

    @Test
    void a_file_that_is_no_database_is_refused_and_left_as_it_is(@TempDir Path elsewhere) throws IOException {
        Path text = Files.writeString(elsewhere.resolve("outflank.db"), "hello");
        assertThatThrownBy(() -> SqliteStore.open(elsewhere)).isInstanceOf(UnusableData.class);
        assertThat(text).hasContent("hello");
    }

    @Test
    void a_newer_database_is_refused_and_left_as_it_is(@TempDir Path elsewhere) throws Exception {
        SqliteStore.open(elsewhere).close();
        Path database = elsewhere.resolve("outflank.db");
        run(database, "PRAGMA user_version = 99");
        byte[] before = Files.readAllBytes(database);
        assertThatThrownBy(() -> SqliteStore.open(elsewhere))
                .isInstanceOf(UnusableData.class)
                .hasMessageContaining("has version (99), newer than (" + Schema.VERSION + ")");
        assertThat(database).hasBinaryContent(before);
    }

    @Test
    void a_file_in_place_of_the_folder_is_refused(@TempDir Path elsewhere) throws IOException {
        Path file = Files.writeString(elsewhere.resolve("data"), "");
        assertThatThrownBy(() -> SqliteStore.open(file)).isInstanceOf(UnusableData.class);
        assertThatThrownBy(() -> SqliteStore.open(file.resolve("deeper"))).isInstanceOf(UnusableData.class);
    }

    @Test
    void other_files_in_the_folder_do_not_matter(@TempDir Path elsewhere) throws IOException {
        Files.writeString(elsewhere.resolve("notes.txt"), "mine");
        SqliteStore.open(elsewhere).close();
        assertThat(elsewhere.resolve("notes.txt")).hasContent("mine");
    }

    /// A database as the first version left it: a group with a running game, and a finished one.
    private static void writeFirstVersion(Path database) throws Exception {
        String first;
        try (InputStream file = Schema.class.getResourceAsStream("schema/1.sql")) {
            first = new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
        }
        try (Sql sql = Sql.open(database)) {
            for (String statement : first.replaceAll("(?m)^--.*$", "").split(";", -1)) {
                if (!statement.isBlank()) {
                    sql.run(statement);
                }
            }
            sql.run("PRAGMA application_id = " + DataFolder.APPLICATION_ID);
            sql.run("PRAGMA user_version = 1");
            sql.run("INSERT INTO player VALUES ('aaaa', 'Computer', 'hash', 5), ('bbbb', 'Mia', 'hush', 6)");
            sql.run(
                    "INSERT INTO player_group VALUES ('ab3k9xzt', 3, 'aaaa', 'aaaa', 'bbbb', 0, 1, 0, 0, 'k3v9w2m7q4x8')");
            sql.run("INSERT INTO group_member VALUES ('ab3k9xzt', 0, 'aaaa'), ('ab3k9xzt', 1, 'bbbb')");
            sql.run("""
                    INSERT INTO game_event VALUES ('k3v9w2m7q4x8', 0, '{"type":"started","group":"ab3k9xzt",
                    "black":{"id":"aaaa","name":"A","kind":"PERSON"},"white":{"id":"bbbb","name":"Mia","kind":"PERSON"},
                    "marks":false,"alternate":true,"at":1000}'), ('k3v9w2m7q4x8', 1,
                    '{"type":"moved","color":"BLACK","square":"f5","by":"PERSON","at":3310}')""");
            sql.run("""
                    INSERT INTO finished_game VALUES ('k3v9w2m7q4x9', 'ab3k9xzt', 1000, 9000, 'aaaa', 'A', 'PERSON',
                    'bbbb', 'Mia', 'PERSON', 1, 0, 'f5p2310 d6p1800', 'BLACK', 4, 3, 'RESIGNED')""");
        }
    }

    @Test
    void a_database_of_the_first_version_is_brought_along(@TempDir Path elsewhere) throws Exception {
        writeFirstVersion(elsewhere.resolve("outflank.db"));
        try (SqliteStore old = SqliteStore.open(elsewhere)) {
            Group group = old.findGroup(new GroupId("ab3k9xzt")).orElseThrow();
            assertThat(group.settings().marks()).isFalse();
            assertThat(group.settings().alternate()).isTrue();
            assertThat(group.settings().turnLimit()).isZero();
            assertThat(group.members()).extracting(member -> member.live()).containsExactly(false, false);
            GameLog running = old.findGame(new GameId("k3v9w2m7q4x8")).orElseThrow();
            assertThat(running.state().game().ply()).isEqualTo(1);
            assertThat(running.state().settings().marks()).isFalse();
            GameLog finished = old.findGame(new GameId("k3v9w2m7q4x9")).orElseThrow();
            assertThat(finished.seq()).isEqualTo(3);
            assertThat(finished.state().settings().alternate()).isFalse();
            assertThat(old.findPlayerByHash("hash").orElseThrow().name().text()).isEqualTo("Computer");
        }
    }

    @Test
    void what_was_kept_for_long_enough_is_swept_away(@TempDir Path elsewhere) throws Exception {
        writeFirstVersion(elsewhere.resolve("outflank.db"));
        Instant now = Instant.parse("2026-06-01T00:00:00Z");
        try (SqliteStore old = SqliteStore.open(elsewhere)) {
            run(elsewhere.resolve("outflank.db"), "UPDATE finished_game SET ended = " + now.toEpochMilli());
            GroupId idle = new GroupId("ab3k9xzu");
            Player alone = new Player(new PlayerId("cccc"), new PlayerName("C"), Instant.EPOCH);
            old.add(alone, "c");
            old.open(Group.open(idle, Member.of(alone), Settings.DEFAULT));
            old.sweep(now);
            old.seen(alone.id(), now);
            old.sweep(now.plus(Duration.ofDays(31)));
            assertThat(old.findGroup(idle)).as("idle for a month").isEmpty();
            assertThat(old.findGroup(new GroupId("ab3k9xzt")))
                    .as("with a running game")
                    .isPresent();
            assertThat(old.findPlayer(alone.id())).isPresent();
            old.sweep(now.plus(Duration.ofDays(91)));
            assertThat(old.findPlayer(alone.id())).isEmpty();
            assertThat(old.findPlayer(new PlayerId("aaaa"))).as("with games").isPresent();
            assertThat(old.findGame(new GameId("k3v9w2m7q4x9"))).isPresent();
            old.sweep(now.plus(Duration.ofDays(366)));
            assertThat(old.findGame(new GameId("k3v9w2m7q4x9"))).isEmpty();
        }
    }
}
