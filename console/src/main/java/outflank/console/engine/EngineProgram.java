package outflank.console.engine;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.util.Optional;
import outflank.engine.Level;

/// The engine behind a protocol.
public final class EngineProgram {

    private final Protocol protocol;
    private final Optional<Level> level;
    private final Mind mind;
    private final String version;

    /// @param level to play like; empty for full strength
    public EngineProgram(Protocol protocol, Optional<Level> level, Mind mind, String version) {
        this.protocol = protocol;
        this.level = level;
        this.mind = mind;
        this.version = version;
    }

    /// Answers what is said, until `quit` or the end.
    public void run(BufferedReader said, PrintWriter answers) {
        Inbox in = new Inbox(said);
        Outbox out = new Outbox(answers);
        Thinking thinking = new Thinking(level, mind);
        switch (protocol) {
            case NBOARD -> new NboardSession(in, out, thinking, name()).run();
            case GTP -> new GtpSession(in, out, thinking, version).run();
        }
    }

    /// NBoard shows one word.
    private String name() {
        return "Outflank" + level.map(l -> "-" + l.number()).orElse("");
    }
}
