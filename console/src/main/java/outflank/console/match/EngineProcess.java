package outflank.console.match;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import outflank.console.notation.BoundedLines;
import outflank.console.notation.Quote;

/// A program that was started to play, and its lines. It never outlives this one.
final class EngineProcess implements AutoCloseable {

    private static final Set<EngineProcess> RUNNING = ConcurrentHashMap.newKeySet();
    private static final boolean WINDOWS =
            System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");

    /// How long a program may take to end after it was told to, in milliseconds.
    private static final long FAREWELL = 300;

    /// Lines that may wait to be read; a program that writes more has to wait too.
    private static final int MOST_LINES = 1_000;

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> RUNNING.forEach(EngineProcess::kill), "end engines"));
    }

    private final Process process;
    private final BufferedWriter in;

    /// Lines it wrote; empty once for the end.
    private final LinkedBlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>(MOST_LINES);

    private final Thread complaints;
    private volatile String complaint = "";

    private EngineProcess(Process process) {
        this.process = process;
        in = process.outputWriter(StandardCharsets.UTF_8);
        RUNNING.add(this);
        listen("engine says", process.inputReader(StandardCharsets.UTF_8), line -> lines.put(line.map(String::strip)));
        complaints = listen("engine complains", process.errorReader(StandardCharsets.UTF_8), this::complain);
    }

    /// @param command as one would type it into a shell
    static EngineProcess start(String command) throws Foul {
        List<String> shell = WINDOWS ? List.of("cmd.exe", "/c", command) : List.of("/bin/sh", "-c", command);
        try {
            return new EngineProcess(new ProcessBuilder(shell).start());
        } catch (IOException e) {
            throw new Foul("could not be started");
        }
    }

    void send(String line) throws Foul {
        try {
            in.write(line + "\n");
            in.flush();
        } catch (IOException e) {
            throw died();
        }
    }

    /// The next line it writes.
    ///
    /// @param deadline by [System#nanoTime]
    String next(long deadline) throws Foul {
        try {
            Optional<String> line = lines.poll(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
            // A program that never stops writing is late as well.
            if (line == null || System.nanoTime() - deadline > 0) {
                throw new Foul("did not answer in time");
            }
            return line.orElseThrow(this::died);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Foul("was interrupted");
        }
    }

    /// Asks it to go, and sees to it.
    @Override
    public void close() {
        try {
            send("quit");
            process.waitFor(FAREWELL, TimeUnit.MILLISECONDS);
        } catch (Foul e) {
            // It is gone already.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        kill();
    }

    /// Ends it and all it has started.
    void kill() {
        Stream.concat(process.descendants(), Stream.of(process.toHandle()))
                .toList()
                .forEach(ProcessHandle::destroyForcibly);
        lines.clear();
        RUNNING.remove(this);
    }

    private Foul died() {
        // For the next who asks; if there is no room, there are lines to be read first.
        boolean _ = lines.offer(Optional.empty());
        try {
            if (process.waitFor(1, TimeUnit.SECONDS)) {
                complaints.join(Duration.ofSeconds(1)); // what it wrote last may still be on its way
                return new Foul("died (exit code " + process.exitValue() + ")"
                        + (complaint.isEmpty() ? "" : ", its last words: " + complaint));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return new Foul("closed its output");
    }

    private static Thread listen(String name, BufferedReader reader, Hearer hearer) {
        Thread thread = new Thread(
                () -> {
                    try {
                        try (BoundedLines said = new BoundedLines(reader)) {
                            Optional<String> line = said.next();
                            while (line.isPresent()) {
                                hearer.hear(line);
                                line = said.next();
                            }
                        } catch (IOException e) {
                            // The same as its end.
                        }
                        hearer.hear(Optional.empty());
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                },
                name);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    /// Lines that are set in only explain the one before.
    private void complain(Optional<String> line) {
        line.filter(text -> !text.isBlank() && !Character.isWhitespace(text.charAt(0)))
                .ifPresent(text -> complaint = Quote.of(text));
    }

    /// Told each line; empty once for the end.
    private interface Hearer {
        void hear(Optional<String> line) throws InterruptedException;
    }
}
