package outflank.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import outflank.server.game.GameStore;
import outflank.server.group.GroupStore;
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
}
