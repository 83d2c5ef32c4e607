package outflank.server.steward;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Executor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Notes left for someone who deals with them one after another. Leaving one never waits.
final class Notes {

    private static final Logger LOG = LoggerFactory.getLogger(Notes.class);

    private final Executor threads;
    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private boolean working;

    Notes(Executor threads) {
        this.threads = threads;
    }

    void leave(Runnable note) {
        synchronized (this) {
            waiting.add(note);
            if (working) {
                return;
            }
            working = true;
        }
        threads.execute(this::work);
    }

    private void work() {
        while (true) {
            Runnable note;
            synchronized (this) {
                note = waiting.poll();
                if (note == null) {
                    working = false;
                    return;
                }
            }
            try {
                note.run();
            } catch (RuntimeException e) {
                LOG.error("A note could not be dealt with", e);
            }
        }
    }
}
