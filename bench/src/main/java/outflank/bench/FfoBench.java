package outflank.bench;

import java.time.Duration;
import java.util.Locale;
import outflank.engine.Found;
import outflank.engine.Stop;
import outflank.engine.jvm.ParallelSearcher;
import outflank.testkit.Ffo;

/// Solves FForum's positions and says what each took: `FfoBench FROM TO [THREADS [TABLE_MEGABYTES]]`.
///
/// Nothing is carried over from one position to the next. Seconds are by the clock; CPU seconds are those of all
/// threads,
/// the JVM's compilers included. Those of the whole program, start included, are for `time` to tell.
public final class FfoBench {

    private FfoBench() {}

    public static void main(String[] args) {
        int threads = args.length > 2 ? Integer.parseInt(args[2]) : 1;
        int megabytes = args.length > 3 ? Integer.parseInt(args[3]) : 64;
        long nodes = 0;
        double seconds = 0;
        boolean allExact = true;
        try (ParallelSearcher searcher = new ParallelSearcher(threads, megabytes)) {
            for (int number = Integer.parseInt(args[0]); number <= Integer.parseInt(args[1]); number++) {
                Ffo ffo = Ffo.number(number);
                searcher.forget();
                Duration cpu = cpu();
                long begun = System.nanoTime();
                Found found = searcher.solve(ffo.position().board(), Stop.NEVER);
                double took = (System.nanoTime() - begun) / 1e9;
                Duration used = cpu().minus(cpu);
                boolean exact = found.exact() && found.score() == 100 * ffo.best();
                nodes += found.nodes();
                seconds += took;
                allExact &= exact;
                System.out.printf(
                        Locale.ROOT,
                        "#%d  %d empties  %+d %s  %,d nodes  %.2f s  %.2f CPU s  %.1f M nodes/s  %s%n",
                        number,
                        ffo.empties(),
                        found.score() / 100,
                        exact ? "" : "MISMATCH",
                        found.nodes(),
                        took,
                        used.toMillis() / 1e3,
                        found.nodes() / took / 1e6,
                        found.best().orElseThrow());
            }
        }
        System.out.printf(Locale.ROOT, "%,d nodes  %.2f s  %.1f M nodes/s%n", nodes, seconds, nodes / seconds / 1e6);
        System.exit(allExact ? 0 : 1);
    }

    private static Duration cpu() {
        return ProcessHandle.current().info().totalCpuDuration().orElseThrow();
    }
}
