package outflank.console.match;

import java.util.Optional;
import outflank.console.engine.Protocol;

/// One side of a match: how to start its program, the program while it runs, and its time.
public final class Contender {

    private final String name;
    private final String command;
    private final Protocol protocol;
    private final int depth;
    private Optional<Rival> running = Optional.empty();
    private double seconds;

    /// @param depth for programs that have to be told one
    public Contender(String name, String command, Protocol protocol, int depth) {
        this.name = name;
        this.command = command;
        this.protocol = protocol;
        this.depth = depth;
    }

    String name() {
        return name;
    }

    /// The program, started if it does not run.
    Rival rival() throws Foul {
        if (running.isEmpty()) {
            running = Optional.of(Rival.start(command, protocol, depth));
        }
        return running.get();
    }

    /// Ends the program after a foul; the next game begins with a new one.
    void replace() {
        running.ifPresent(Rival::kill);
        running = Optional.empty();
    }

    void dismiss() {
        running.ifPresent(Rival::close);
        running = Optional.empty();
    }

    void used(double more) {
        seconds += more;
    }

    /// All it has thought for.
    double seconds() {
        return seconds;
    }
}
