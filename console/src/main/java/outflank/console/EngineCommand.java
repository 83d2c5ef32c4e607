package outflank.console;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import outflank.console.engine.EngineProgram;
import outflank.console.engine.Mind;
import outflank.console.engine.Protocol;
import outflank.engine.Level;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Lets other programs play with the engine.
@Command(
        name = "engine",
        description = "Speaks a protocol on stdin and stdout until quit, so that other programs can play with the"
                + " engine: NBoard 2, or GTP 2 as Othello programs use it.")
final class EngineCommand extends ConsoleCommand {

    @Option(names = "--protocol", paramLabel = "nboard|gtp", required = true, description = "What to speak.")
    private String protocol = "";

    @Option(
            names = "--level",
            paramLabel = "L",
            description = "Plays like the site's level L, " + Level.LOWEST + " to " + Level.HIGHEST
                    + ". Without it, as well as it can within the depth and the clock it is told.")
    private Optional<String> level = Optional.empty();

    @Mixin
    private final Workers workers = new Workers();

    @Override
    public Integer call() {
        Protocol spoken = Protocols.parse(spec(), "--protocol", protocol);
        Optional<Level> chosen =
                level.map(text -> new Level(WholeNumber.parse(spec(), "--level", text, Level.LOWEST, Level.HIGHEST)));
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        try (Mind mind = workers.mind(spec())) {
            new EngineProgram(spoken, chosen, mind, Version.text()).run(in, out());
        }
        return CommandLine.ExitCode.OK;
    }
}
