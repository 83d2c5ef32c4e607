package outflank.console;

import outflank.console.engine.Mind;
import outflank.engine.Searcher;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/// The options that say what a search may take of the machine.
final class Workers {

    private static final int MOST_THREADS = 256;
    private static final int MOST_MEGABYTES = 8192;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description =
                    "Threads that search, 1 to " + MOST_THREADS + ". Without it, as many as there are processors.")
    private String threads = "" + Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors());

    @Option(
            names = "--table",
            paramLabel = "MB",
            description = "Memory for what was found out already, 1 to " + MOST_MEGABYTES + ", rounded down to a power"
                    + " of two. Without it, " + Searcher.DEFAULT_TABLE_MEGABYTES + ".")
    private String table = "" + Searcher.DEFAULT_TABLE_MEGABYTES;

    /// @throws ParameterException if an option is wrong, or the table is larger than the memory there is
    Mind mind(CommandSpec spec) {
        int count = WholeNumber.parse(spec, "--threads", threads, 1, MOST_THREADS);
        int megabytes = WholeNumber.parse(spec, "--table", table, 1, MOST_MEGABYTES);
        try {
            return new Mind(count, megabytes);
        } catch (OutOfMemoryError e) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--table (" + megabytes + ") is more than the JVM has. Give it more, such as"
                            + " OUTFLANK_JAVA_OPTS=-Xmx" + (megabytes + 256) + "m, or ask for less.");
        }
    }
}
