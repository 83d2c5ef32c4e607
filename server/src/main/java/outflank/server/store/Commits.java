package outflank.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import outflank.server.answer.Unavailable;

/// The one writer. Changes that arrive while a transaction is being written to disk share the next one (group
/// commit), so that many games cost hardly more than one.
final class Commits implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Commits.class);

    /// The most changes in one transaction.
    private static final int BATCH = 512;

    private static final Waiting STOP = new Waiting(_ -> false, new CompletableFuture<>());

    private final Sql sql;
    private final LinkedBlockingQueue<Waiting> queue = new LinkedBlockingQueue<>();
    private final Thread writer;
    private volatile boolean closed;
    private volatile boolean failing;

    Commits(Sql sql) {
        this.sql = sql;
        this.writer = Thread.ofPlatform().name("store-writer").start(this::write);
    }

    /// One or more statements that belong together.
    interface Change {
        /// Writes within the transaction.
        ///
        /// @return false if it comes too late and wrote nothing
        boolean apply(Sql sql) throws SQLException;
    }

    private record Waiting(Change change, CompletableFuture<Boolean> done) {}

    /// Writes the change and waits until it is on disk.
    ///
    /// @return false if the change came too late
    /// @throws Unavailable if it could not be written
    boolean commit(Change change) {
        Waiting waiting = new Waiting(change, new CompletableFuture<>());
        synchronized (queue) {
            if (closed) {
                throw new Unavailable("The site is stopping.", new IllegalStateException("closed"));
            }
            queue.add(waiting);
        }
        try {
            return waiting.done.join();
        } catch (CompletionException e) {
            throw new Unavailable("The change could not be written to disk.", e.getCause() == null ? e : e.getCause());
        }
    }

    /// Whether the last transaction failed.
    boolean isFailing() {
        return failing;
    }

    /// Finishes what is waiting, and then stops.
    @Override
    public void close() {
        synchronized (queue) {
            if (!closed) {
                closed = true;
                queue.add(STOP);
            }
        }
        try {
            writer.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void write() {
        List<Waiting> batch = new ArrayList<>();
        while (true) {
            try {
                batch.add(queue.take());
            } catch (InterruptedException e) {
                return;
            }
            queue.drainTo(batch, BATCH - 1);
            boolean last = batch.remove(STOP);
            if (!batch.isEmpty()) {
                writeTogether(batch);
                batch.clear();
            }
            if (last) {
                return;
            }
        }
    }

    private void writeTogether(List<Waiting> batch) {
        List<Boolean> outcomes = new ArrayList<>(batch.size());
        try {
            sql.update("BEGIN IMMEDIATE");
            for (Waiting waiting : batch) {
                outcomes.add(apply(waiting));
            }
            sql.update("COMMIT");
            failing = false;
        } catch (SQLException | RuntimeException | Error e) {
            // also an Error: without this thread no change would ever be answered again
            LOG.error("{} changes could not be written", batch.size(), e);
            failing = true;
            rollBack();
            batch.forEach(waiting -> waiting.done.completeExceptionally(e));
            return;
        }
        for (int i = 0; i < batch.size(); i++) {
            batch.get(i).done.complete(outcomes.get(i));
        }
    }

    /// A change that fails half-way takes only itself back, not the others of its transaction.
    private boolean apply(Waiting waiting) throws SQLException {
        sql.update("SAVEPOINT change");
        boolean written = false;
        try {
            written = waiting.change.apply(sql);
        } catch (SQLException | RuntimeException e) {
            waiting.done.completeExceptionally(e);
        }
        if (!written) {
            sql.update("ROLLBACK TO change");
        }
        sql.update("RELEASE change");
        return written;
    }

    private void rollBack() {
        try {
            sql.update("ROLLBACK");
        } catch (SQLException e) {
            LOG.debug("Nothing to roll back", e);
        }
    }
}
