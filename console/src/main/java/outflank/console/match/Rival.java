package outflank.console.match;

import java.util.Optional;
import outflank.console.engine.Protocol;
import outflank.console.notation.Turn;
import outflank.rules.Color;

/// A program at the board, spoken to in its protocol.
interface Rival extends AutoCloseable {

    /// How long a program may take for anything but a move, in seconds: some read large files when they start.
    double PATIENCE = 60;

    /// Begins a game with the turns of its opening.
    ///
    /// @param seconds each side has for the game; empty for no clock
    void begin(Played opening, Optional<Double> seconds) throws Foul;

    /// Asks for the move of the side whose turn it is.
    ///
    /// @param left seconds on the clock of that side; empty for no clock
    /// @param deadline by [System#nanoTime]; an answer after it is a foul
    Turn choose(Played played, Color color, Optional<Double> left, long deadline) throws Foul;

    /// Ends it at once.
    void kill();

    /// Ends it in peace.
    @Override
    void close();

    /// Starts a program.
    ///
    /// @param depth for programs that have to be told one
    static Rival start(String command, Protocol protocol, int depth) throws Foul {
        EngineProcess process = EngineProcess.start(command);
        return switch (protocol) {
            case NBOARD -> new NboardRival(process, depth);
            case GTP -> new GtpRival(process);
        };
    }

    /// The moment so many seconds from now.
    static long in(double seconds) {
        return System.nanoTime() + (long) (seconds * 1e9);
    }
}
