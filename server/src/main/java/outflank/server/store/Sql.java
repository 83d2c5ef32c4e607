package outflank.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// One connection, used by one thread at a time, with its statements prepared once.
final class Sql implements AutoCloseable {

    private final Connection connection;
    private final Map<String, PreparedStatement> prepared = new HashMap<>();

    private Sql(Connection connection) {
        this.connection = connection;
    }

    /// Makes a value of a row.
    interface Row<T> {
        T read(ResultSet row) throws SQLException;
    }

    static Sql open(Path database) throws SQLException {
        return new Sql(DriverManager.getConnection("jdbc:sqlite:" + database));
    }

    /// Runs a statement that has no parameters and is not worth preparing.
    void run(String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /// Runs a statement that writes.
    ///
    /// @return the number of rows changed
    int update(String sql, @Nullable Object... values) throws SQLException {
        return bound(sql, values).executeUpdate();
    }

    <T> List<T> query(String sql, Row<T> row, @Nullable Object... values) throws SQLException {
        List<T> rows = new ArrayList<>();
        try (ResultSet results = bound(sql, values).executeQuery()) {
            while (results.next()) {
                rows.add(row.read(results));
            }
        }
        return rows;
    }

    private PreparedStatement bound(String sql, @Nullable Object... values) throws SQLException {
        PreparedStatement statement = prepared.get(sql);
        if (statement == null) {
            statement = connection.prepareStatement(sql);
            prepared.put(sql, statement);
        }
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
        return statement;
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
