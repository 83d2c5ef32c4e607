package outflank.console;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import outflank.console.engine.Ambition;
import outflank.console.engine.Mind;
import outflank.console.engine.Sureness;
import outflank.console.notation.PositionText;
import outflank.engine.Found;
import outflank.rules.Color;
import outflank.rules.Game;
import outflank.rules.Parsed;
import outflank.rules.Position;
import outflank.rules.Result;
import outflank.rules.Square;
import outflank.rules.Transcript;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Says what the moves of a game are worth and what each lost, or ranks the moves of a position.
@Command(
        name = "analyse",
        description = "Says of each move of a game what it is worth and how many discs it lost against the best one, or"
                + " ranks the moves of a position. Scores are discs for the side that moves. Beside each stands how sure"
                + " it is: exact; depth 14, looked ahead so far with nothing left out; 24@95%%, looked ahead so far with"
                + " something left out.")
final class AnalyseCommand extends ConsoleCommand {

    private static final Pattern STARTS_WITH_A_MOVE = Pattern.compile("\\s*[a-hA-H][1-8].*", Pattern.DOTALL);
    private static final int DEFAULT_DEPTH = 14;

    /// Where it is the time that ends a search.
    private static final int DEPTH_WITH_TIME = 24;

    @Parameters(
            index = "0..*",
            paramLabel = "TRANSCRIPT|POSITION",
            hideParamSyntax = true,
            description = "The moves of a game, f5d6c3…, or a position: 64 squares X (Black), O (White), - (empty), and"
                    + " the side to move.")
    private List<String> subject = List.of();

    @Option(
            names = "--depth",
            paramLabel = "D",
            description = "Plies to look ahead in the middle of the game, 1 to 60; the end is solved from about as many"
                    + " empty squares and some more. Without it, " + DEFAULT_DEPTH + ", or with --time "
                    + DEPTH_WITH_TIME + ".")
    private Optional<String> depth = Optional.empty();

    @Option(names = "--time", paramLabel = "S", description = "Seconds for each move that is judged, at most.")
    private Optional<String> time = Optional.empty();

    @Mixin
    private final Workers workers = new Workers();

    @Override
    public Integer call() {
        Optional<Double> seconds = time.map(text -> Seconds.parse(spec(), "--time", text));
        int plies = depth.map(text -> WholeNumber.parse(spec(), "--depth", text, 1, Ambition.DEEPEST))
                .orElse(seconds.isPresent() ? DEPTH_WITH_TIME : DEFAULT_DEPTH);
        String text = PositionWords.joined(spec(), subject);
        boolean isGame = STARTS_WITH_A_MOVE.matcher(text).matches();
        Game game = isGame ? orExplain(Transcript.parse(text)) : Game.start();
        Position position = isGame ? game.position() : orExplain(position(text));
        try (Mind mind = workers.mind(spec())) {
            Judge judge = new Judge(mind, Ambition.toJudge(plies), seconds, Progress.onTerminal());
            if (isGame) {
                print(game, judge.moves(game));
            } else {
                rank(position, judge);
            }
        }
        return CommandLine.ExitCode.OK;
    }

    private static Parsed<Position> position(String text) {
        return switch (PositionText.parse(text)) {
            case Parsed.Value<Position> value -> value;
            case Parsed.Malformed<Position>(String problem) ->
                Parsed.malformed("A game such as f5d6c3 or a position is analysed: " + problem + ".");
        };
    }

    private void print(Game game, List<Judged> moves) {
        PrintWriter out = out();
        out.println("ply  side   move   score  how sure    best   score  how sure      loss");
        for (Judged judged : moves) {
            out.printf(
                    Locale.ROOT,
                    "%3d  %-5s  %-4s  %+6.2f  %-10s  %-4s  %+6.2f  %-10s  %6.2f%n",
                    judged.ply(),
                    name(judged.color()),
                    judged.move(),
                    judged.played().score() / 100.0,
                    Sureness.of(judged.played()),
                    judged.best().best().map(Square::name).orElse("--"),
                    judged.best().score() / 100.0,
                    Sureness.of(judged.best()),
                    judged.loss() / 100.0);
            if (judged.skipsOpponent()) {
                out.printf("     %-5s  --%n", name(judged.color().opposite()));
            }
        }
        for (Color color : Color.values()) {
            List<Judged> own =
                    moves.stream().filter(judged -> judged.color() == color).toList();
            out.printf(
                    Locale.ROOT,
                    "%s lost %.2f discs in %d moves.%n",
                    name(color),
                    own.stream().mapToInt(Judged::loss).sum() / 100.0,
                    own.size());
        }
        game.result().ifPresent(result -> out.println("The game ended " + counted(result) + "."));
        out.flush();
    }

    /// As tournaments count, and as the scores above do.
    private static String counted(Result result) {
        Result count = result.tournamentCount();
        return count.black() + "-" + count.white() + " (Black-White)";
    }

    private void rank(Position position, Judge judge) {
        PrintWriter out = out();
        if (position.board().isOver()) {
            out.println("The game is over: " + counted(Result.of(position)) + ".");
            out.flush();
            return;
        }
        boolean skipped = !position.board().canMove();
        Position moving = skipped ? position.with(position.toMove().opposite()) : position;
        if (skipped) {
            out.println(name(position.toMove()) + " is skipped; these are the moves of " + name(moving.toMove()) + ".");
        }
        List<Found> ranked = judge.ranked(moving.board());
        out.println("rank  move   score  how sure      loss  line");
        for (int i = 0; i < ranked.size(); i++) {
            Found found = ranked.get(i);
            out.printf(
                    Locale.ROOT,
                    "%4d  %-4s  %+6.2f  %-10s  %6.2f  %s%n",
                    i + 1,
                    found.best().map(Square::name).orElse("--"),
                    found.score() / 100.0,
                    Sureness.of(found),
                    (ranked.getFirst().score() - found.score()) / 100.0,
                    found.line().stream().map(Square::name).collect(Collectors.joining()));
        }
        out.flush();
    }

    private static String name(Color color) {
        return color == Color.BLACK ? "Black" : "White";
    }
}
