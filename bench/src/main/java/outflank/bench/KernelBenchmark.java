package outflank.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import outflank.engine.Kernel;
import outflank.engine.jvm.JvmKernels;
import outflank.rules.Board;
import outflank.testkit.RandomGames;

/// What a kernel's operations cost, on boards of random games, at every empty square of each.
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@State(Scope.Benchmark)
@Fork(value = 1, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class KernelBenchmark {

    private static final int CASES = 4096;

    @Param({"portable", "compress", "vector"})
    public String name = "";

    private final long[] players = new long[CASES];
    private final long[] opponents = new long[CASES];
    private final int[] squares = new int[CASES];

    @SuppressWarnings("NullAway.Init") // filled in by prepare
    private Kernel kernel;

    @Setup
    public void prepare() {
        kernel = JvmKernels.named(name);
        int cases = 0;
        for (long seed = 0; cases < CASES; seed++) {
            Board board = RandomGames.board(seed, 4 + (int) (seed % 40));
            for (long rest = ~board.occupied(); rest != 0 && cases < CASES; rest &= rest - 1) {
                players[cases] = board.player();
                opponents[cases] = board.opponent();
                squares[cases++] = Long.numberOfTrailingZeros(rest);
            }
        }
    }

    @Benchmark
    @OperationsPerInvocation(CASES)
    public long flips() {
        long all = 0;
        for (int i = 0; i < CASES; i++) {
            all ^= kernel.flips(players[i], opponents[i], squares[i]);
        }
        return all;
    }

    @Benchmark
    @OperationsPerInvocation(CASES)
    public long moves() {
        long all = 0;
        for (int i = 0; i < CASES; i++) {
            all ^= kernel.moves(players[i], opponents[i]);
        }
        return all;
    }

    @Benchmark
    @OperationsPerInvocation(CASES)
    public int lastFlips() {
        int all = 0;
        for (int i = 0; i < CASES; i++) {
            all += kernel.lastFlips(players[i], squares[i]);
        }
        return all;
    }
}
