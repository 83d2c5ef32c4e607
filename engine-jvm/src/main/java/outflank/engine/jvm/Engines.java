package outflank.engine.jvm;

import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import outflank.engine.Choice;
import outflank.engine.Engine;
import outflank.engine.Level;
import outflank.engine.Stop;
import outflank.rules.Board;

/// A fixed number of engines for any number of threads: who finds none free waits, first come first served.
///
/// One engine holds about 6 MB and keeps one core busy while it thinks, so there is no use in more engines
/// than cores.
public final class Engines {

    static {
        JvmKernels.choose();
    }

    private final BlockingQueue<Engine> free;

    /// @param size engines that may think at once, 1 or more
    public Engines(int size) {
        if (size < 1) {
            throw new IllegalArgumentException("A pool has 1 engine or more, not (" + size + ").");
        }
        free = new ArrayBlockingQueue<>(size, true);
        for (int i = 0; i < size; i++) {
            free.add(new Engine());
        }
    }

    /// Chooses a move for the side to move, as [Engine#choose] does, once an engine is free.
    ///
    /// @param cap how long the engine may think, waiting not counted; after that it plays the best it has found
    /// @throws IllegalArgumentException if the side to move cannot move
    /// @throws InterruptedException if the thread is interrupted before an engine was free
    public Choice choose(Board board, Level level, long seed, Duration cap) throws InterruptedException {
        Engine engine = free.take();
        try {
            return engine.choose(board, level, seed, after(cap));
        } finally {
            free.add(engine);
        }
    }

    /// Says stop once `cap` has passed from now.
    private static Stop after(Duration cap) {
        long start = System.nanoTime();
        long nanos = cap.toNanos();
        return () -> System.nanoTime() - start >= nanos;
    }
}
