package outflank.console;

import java.util.List;
import java.util.Optional;
import outflank.console.engine.Ambition;
import outflank.console.engine.Protocol;
import outflank.console.match.Contender;
import outflank.console.match.Match;
import outflank.console.match.Openings;
import outflank.console.match.Probe;
import outflank.console.notation.Sheet;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Lets two programs play a match.
@Command(
        name = "match",
        description = "Lets two programs play against each other by NBoard or GTP, each opening twice with the colours"
                + " changed. A program that dies, is late or plays against the rules loses that game. Prints each game,"
                + " and at the end the score with its error bar, the mean disc difference (empty squares count for the"
                + " winner) and the time of each side.")
final class MatchCommand extends ConsoleCommand {

    private static final int MOST_GAMES = 1_000_000;

    /// Without a clock, programs that have to be told a depth look this far.
    private static final int DEFAULT_DEPTH = 12;

    /// With one, it is the clock that stops them.
    private static final int DEPTH_WITH_CLOCK = 26;

    @Option(
            names = "--a",
            paramLabel = "CMD",
            required = true,
            description = "How the one program is started, as in a shell.")
    private String a = "";

    @Option(names = "--b", paramLabel = "CMD", required = true, description = "How the other is started.")
    private String b = "";

    @Option(
            names = "--protocol-a",
            paramLabel = "nboard|gtp",
            description = "What A speaks. Without it, A is started once and asked.")
    private Optional<String> protocolA = Optional.empty();

    @Option(names = "--protocol-b", paramLabel = "nboard|gtp", description = "What B speaks.")
    private Optional<String> protocolB = Optional.empty();

    @Option(names = "--games", paramLabel = "N", description = "Games to play. Without it, 20.")
    private String games = "20";

    @Option(
            names = "--openings",
            paramLabel = "FILE",
            description = "Openings to begin with, the moves of one a line: f5d6c3d3c4f4e3f6. Without it, a set of"
                    + " Outflank's own.")
    private Optional<String> openings = Optional.empty();

    @Option(
            names = "--time",
            paramLabel = "S",
            description = "Seconds each side has for a game, by its protocol's clock. Without it there is no clock, but"
                    + " a move that takes ten minutes loses.")
    private Optional<String> time = Optional.empty();

    @Option(
            names = "--depth",
            paramLabel = "D",
            description = "What NBoard programs are told by `set depth`, 1 to 60. Without it, " + DEFAULT_DEPTH
                    + ", or with a clock " + DEPTH_WITH_CLOCK + ".")
    private Optional<String> depth = Optional.empty();

    @Override
    public Integer call() {
        int number = WholeNumber.parse(spec(), "--games", games, 1, MOST_GAMES);
        Optional<Double> seconds = time.map(text -> Seconds.parse(spec(), "--time", text));
        int plies = depth.map(text -> WholeNumber.parse(spec(), "--depth", text, 1, Ambition.DEEPEST))
                .orElse(seconds.isPresent() ? DEPTH_WITH_CLOCK : DEFAULT_DEPTH);
        List<Sheet> beginnings = openings.map(this::read).orElseGet(Openings::builtIn);
        Optional<Protocol> ofA = protocolA.map(text -> Protocols.parse(spec(), "--protocol-a", text));
        Optional<Protocol> ofB = protocolB.map(text -> Protocols.parse(spec(), "--protocol-b", text));
        Contender one = new Contender("A", a, ofA.orElseGet(() -> probe("a", a)), plies);
        Contender other = new Contender("B", b, ofB.orElseGet(() -> probe("b", b)), plies);
        Progress progress = Progress.onTerminal();
        progress.begin("match", number);
        new Match(one, other, beginnings, seconds, out()).play(number, new Match.Listener() {
            @Override
            public void moved() {
                progress.refresh();
            }

            @Override
            public void telling() {
                progress.hide();
            }

            @Override
            public void gameOver() {
                progress.step();
            }
        });
        progress.end();
        return CommandLine.ExitCode.OK;
    }

    private Protocol probe(String side, String command) {
        return switch (Probe.of(command)) {
            case Probe.Outcome.Speaks(Protocol protocol) -> protocol;
            case Probe.Outcome.Fails(String what) ->
                throw wrong(
                        "--" + side + " (" + command + ") " + what + " when it was asked what it speaks. Does it start"
                                + " from a shell, and speak NBoard or GTP? --protocol-" + side + " says which.");
        };
    }

    private List<Sheet> read(String file) {
        return orExplain(Openings.parse(file, TextFile.read(spec(), file)));
    }
}
