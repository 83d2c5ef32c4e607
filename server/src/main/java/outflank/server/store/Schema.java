package outflank.server.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;

/// Brings a database to the version this program knows: the files `schema/1.sql`, `schema/2.sql` … in order,
/// each in one transaction together with the new version number (SQLite's `user_version`).
final class Schema {

    static final int VERSION = 2;

    private Schema() {}

    static int versionOf(Sql sql) throws SQLException {
        return sql.query("PRAGMA user_version", row -> row.getInt(1)).getFirst();
    }

    static void bringUpToDate(Sql sql) throws SQLException {
        for (int version = versionOf(sql) + 1; version <= VERSION; version++) {
            sql.run("BEGIN IMMEDIATE");
            try {
                for (String statement : statements(version)) {
                    sql.run(statement);
                }
                sql.run("PRAGMA application_id = " + DataFolder.APPLICATION_ID);
                sql.run("PRAGMA user_version = " + version);
                sql.run("COMMIT");
            } catch (SQLException e) {
                sql.run("ROLLBACK");
                throw e;
            }
        }
    }

    private static List<String> statements(int version) {
        try (InputStream file = Schema.class.getResourceAsStream("schema/" + version + ".sql")) {
            if (file == null) {
                throw new IllegalStateException("The schema's file (" + version + ".sql) is missing.");
            }
            String text = new String(file.readAllBytes(), StandardCharsets.UTF_8).replaceAll("(?m)^--.*$", "");
            return Stream.of(text.split(";"))
                    .map(String::strip)
                    .filter(statement -> !statement.isEmpty())
                    .toList();
        } catch (IOException e) {
            throw new IllegalStateException("The schema's file (" + version + ".sql) cannot be read.", e);
        }
    }
}
