package outflank.server.store;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import outflank.server.answer.Unavailable;

/// A few connections that only read, lent to one caller at a time.
final class Readers implements AutoCloseable {

    private static final int SIZE = 3;
    private static final int PATIENCE_SECONDS = 10;

    private final BlockingQueue<Sql> free = new ArrayBlockingQueue<>(SIZE);

    Readers(Path database) throws SQLException {
        for (int i = 0; i < SIZE; i++) {
            Sql sql = Sql.open(database);
            sql.run("PRAGMA query_only = ON");
            free.add(sql);
        }
    }

    interface Query<T> {
        T ask(Sql sql) throws SQLException;
    }

    <T> T read(Query<T> query) {
        Sql sql;
        try {
            sql = free.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Unavailable("The site is stopping.", e);
        }
        if (sql == null) {
            throw new Unavailable("No connection was free to read.", new IllegalStateException("closed, or too busy"));
        }
        try {
            return query.ask(sql);
        } catch (SQLException e) {
            throw new Unavailable("The database could not be read.", e);
        } finally {
            free.add(sql);
        }
    }

    @Override
    public void close() {
        for (int i = 0; i < SIZE; i++) {
            try {
                Sql sql = free.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
                if (sql != null) {
                    sql.close();
                }
            } catch (SQLException e) {
                throw new Unavailable("A connection could not be closed.", e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }
}
