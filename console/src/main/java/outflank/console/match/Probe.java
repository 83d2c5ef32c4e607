package outflank.console.match;

import outflank.console.engine.Protocol;

/// Finds out which protocol a program speaks: asked something of NBoard, one that speaks GTP says that it does not
/// understand.
public final class Probe {

    private static final double PATIENCE = 20;

    private Probe() {}

    /// What came of it: a protocol, or what the program did instead, as a sentence goes on after its name.
    public sealed interface Outcome {
        record Speaks(Protocol protocol) implements Outcome {}

        record Fails(String what) implements Outcome {}
    }

    /// Starts the program and ends it again.
    public static Outcome of(String command) {
        try (EngineProcess process = EngineProcess.start(command)) {
            process.send("nboard 2");
            process.send("ping 1");
            long deadline = Rival.in(PATIENCE);
            while (true) {
                String line = process.next(deadline);
                if (line.startsWith("pong")) {
                    return new Outcome.Speaks(Protocol.NBOARD);
                }
                if (line.startsWith("?") || line.startsWith("=")) {
                    return new Outcome.Speaks(Protocol.GTP);
                }
            }
        } catch (Foul foul) {
            return new Outcome.Fails(foul.what());
        }
    }
}
