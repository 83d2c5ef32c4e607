package outflank.server.cpu;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import outflank.engine.Level;
import outflank.engine.jvm.Engines;
import outflank.rules.Board;
import outflank.rules.Square;

/// The engine of this program. It thinks on few threads, at most a second and a half a move; engines are made when the
/// first move is asked for.
@SuppressWarnings("ThreadPriorityCheck") // The site answers before the computer moves; no rule depends on it.
public final class EngineComputer implements Computer, AutoCloseable {

    private static final Duration THINKS_AT_MOST = Duration.ofMillis(1500);

    private final int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    private final ExecutorService thinking = Executors.newFixedThreadPool(
            threads,
            Thread.ofPlatform()
                    .daemon()
                    .priority(Thread.MIN_PRIORITY)
                    .name("computer-", 0)
                    .factory());
    private @Nullable Engines engines;

    @Override
    public CompletableFuture<Square> choose(Board board, Level level) {
        long seed = ThreadLocalRandom.current().nextLong();
        return CompletableFuture.supplyAsync(
                () -> {
                    try {
                        return engines()
                                .choose(board, level, seed, THINKS_AT_MOST)
                                .square();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                        throw new CompletionException(e);
                    }
                },
                thinking);
    }

    private synchronized Engines engines() {
        Engines made = engines == null ? new Engines(threads) : engines;
        engines = made;
        return made;
    }

    @Override
    public void close() {
        thinking.shutdownNow();
    }
}
