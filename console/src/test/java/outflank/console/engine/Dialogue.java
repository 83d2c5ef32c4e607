package outflank.console.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import outflank.engine.Level;

/// A talk with the engine in this process, line by line.
final class Dialogue implements AutoCloseable {

    private static final int PATIENCE_SECONDS = 30;

    private final PipedWriter toEngine = new PipedWriter();
    private final LinkedBlockingQueue<String> answers = new LinkedBlockingQueue<>();
    private final Mind mind = new Mind(1, 1);
    private final Thread engine;

    Dialogue(Protocol protocol, Optional<Level> level) throws IOException {
        PipedReader engineIn = new PipedReader(toEngine, 1 << 16);
        PipedWriter engineOut = new PipedWriter();
        BufferedReader fromEngine = new BufferedReader(new PipedReader(engineOut, 1 << 20));
        engine = new Thread(
                () -> {
                    try (PrintWriter out = new PrintWriter(engineOut)) {
                        new EngineProgram(protocol, level, mind, "1.0").run(new BufferedReader(engineIn), out);
                    }
                },
                "engine");
        engine.start();
        Thread reader = new Thread(() -> fromEngine.lines().forEach(answers::add), "answers");
        reader.setDaemon(true);
        reader.start();
    }

    static Dialogue nboard() throws IOException {
        return new Dialogue(Protocol.NBOARD, Optional.empty());
    }

    static Dialogue gtp() throws IOException {
        return new Dialogue(Protocol.GTP, Optional.empty());
    }

    void send(String... lines) throws IOException {
        for (String line : lines) {
            toEngine.write(line + "\n");
        }
        toEngine.flush();
    }

    /// The next line, without waiting for ever.
    String next() throws InterruptedException {
        String line = answers.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        assertThat(line).as("an answer within %d s", PATIENCE_SECONDS).isNotNull();
        return line;
    }

    /// All lines up to and with the first that begins with `prefix`.
    List<String> until(String prefix) throws InterruptedException {
        List<String> lines = new ArrayList<>(List.of(next()));
        while (!lines.getLast().startsWith(prefix)) {
            lines.add(next());
        }
        return lines;
    }

    /// The answer to a GTP command.
    String ask(String command) throws IOException, InterruptedException {
        send(command);
        String answer = next();
        StringBuilder text = new StringBuilder(answer);
        for (String line = next(); !line.isEmpty(); line = next()) {
            text.append('\n').append(line);
        }
        return text.toString();
    }

    /// Ends what is sent, and waits until the engine has ended too.
    @Override
    public void close() throws IOException, InterruptedException {
        toEngine.close();
        engine.join(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
        assertThat(engine.isAlive()).as("the engine still runs").isFalse();
        mind.close();
    }
}
