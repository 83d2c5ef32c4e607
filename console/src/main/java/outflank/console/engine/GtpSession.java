package outflank.console.engine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import outflank.console.notation.FileText;
import outflank.console.notation.Sheet;
import outflank.console.notation.Turn;
import outflank.engine.Found;
import outflank.engine.Progress;
import outflank.rules.Color;
import outflank.rules.Parsed;
import outflank.rules.Position;
import outflank.rules.Square;

/// The engine's side of the Go Text Protocol, version 2 (G. Farnebäck, "Specification of the Go Text Protocol"), with
/// the commands by which Othello programs use it. Squares are Othello's: row 1 is at the top.
///
/// A pass that has to come may be sent or left out. `# interrupt` makes a running search answer at once.
final class GtpSession {

    private static final List<String> COMMANDS = List.of(
            "protocol_version",
            "name",
            "version",
            "known_command",
            "list_commands",
            "quit",
            "boardsize",
            "clear_board",
            "komi",
            "play",
            "genmove",
            "undo",
            "time_settings",
            "time_left",
            "set_game",
            "list_games",
            "loadsgf",
            "reg_genmove",
            "showboard",
            "final_score",
            "gogui-interrupt",
            "gogui-rules_game_id",
            "gogui-rules_board",
            "gogui-rules_board_size",
            "gogui-rules_legal_moves",
            "gogui-rules_side_to_move",
            "gogui-rules_final_result");

    private final Inbox in;
    private final Outbox out;
    private final Thinking thinking;
    private final String version;

    private Sheet sheet = Sheet.START;

    /// What [#sheet] was before each thing that can be undone.
    private final Deque<Sheet> before = new ArrayDeque<>();

    private Optional<GtpClock> clock = Optional.empty();

    GtpSession(Inbox in, Outbox out, Thinking thinking, String version) {
        this.in = in;
        this.out = out;
        this.thinking = thinking;
        this.version = version;
    }

    /// Answers commands until `quit` or the end of all lines.
    void run() {
        boolean quit = false;
        Optional<String> text = in.next();
        while (text.isPresent() && !out.isBroken()) {
            Optional<GtpLine> line = GtpLine.parse(text.get());
            if (line.isPresent()) {
                out.line(answer(line.get()).to(line.get().id()) + "\n");
                quit = line.get().command().equals("quit");
            }
            if (quit) {
                return;
            }
            text = in.next();
        }
    }

    private GtpReply answer(GtpLine line) {
        GtpArguments arguments = line.arguments();
        return switch (line.command()) {
            case "protocol_version" -> GtpReply.of("2");
            case "name" -> GtpReply.of("Outflank");
            case "version" -> GtpReply.of(version);
            case "known_command" -> GtpReply.of("" + (arguments.size() == 1 && COMMANDS.contains(arguments.word(0))));
            case "list_commands" -> GtpReply.of(String.join("\n", COMMANDS));
            case "quit", "gogui-interrupt" -> GtpReply.DONE;
            case "boardsize" -> boardsize(arguments);
            case "clear_board" -> begin(Sheet.START);
            case "komi" -> arguments.number(0).isPresent() ? GtpReply.DONE : syntaxError("komi is a number");
            case "play" -> play(arguments);
            case "genmove" -> onTurn(arguments, this::generate);
            case "reg_genmove" ->
                onTurn(
                        arguments,
                        color -> GtpReply.of(chosen(color, Optional.empty()).text("pass")));
            case "undo" -> undo();
            case "time_settings" -> timeSettings(arguments);
            case "time_left" -> timeLeft(arguments);
            case "set_game" ->
                arguments.size() == 1 && arguments.word(0).equalsIgnoreCase("othello")
                        ? GtpReply.DONE
                        : GtpReply.fail("unsupported game");
            case "list_games" -> GtpReply.of("Othello");
            case "loadsgf" -> load(arguments);
            case "showboard" -> GtpReply.of(GtpDrawing.of(sheet.position()));
            case "final_score" -> sheet.isOver() ? GtpReply.of(GtpRules.score(sheet)) : GtpReply.fail("cannot score");
            case "gogui-rules_game_id" -> GtpReply.of("Othello");
            case "gogui-rules_board" -> GtpReply.of(GtpDrawing.plain(sheet.position()));
            case "gogui-rules_board_size" -> GtpReply.of("8");
            case "gogui-rules_legal_moves" -> GtpReply.of(GtpRules.legalMoves(sheet));
            case "gogui-rules_side_to_move" ->
                GtpReply.of(sheet.position().toMove().name().toLowerCase(Locale.ROOT));
            case "gogui-rules_final_result" -> GtpReply.of(sheet.isOver() ? GtpRules.result(sheet) : "");
            default -> GtpReply.fail("unknown command");
        };
    }

    private GtpReply boardsize(GtpArguments arguments) {
        Optional<Double> size = arguments.number(0);
        if (size.isEmpty()) {
            return syntaxError("boardsize is a number");
        }
        return size.get() == 8 ? begin(Sheet.START) : GtpReply.fail("unacceptable size");
    }

    private GtpReply begin(Sheet start) {
        sheet = start;
        before.clear();
        clock = clock.map(GtpClock::restarted);
        return GtpReply.DONE;
    }

    private GtpReply play(GtpArguments arguments) {
        if (arguments.size() != 2) {
            return syntaxError("play is followed by a colour and a move");
        }
        return onTurn(arguments, color -> {
            if (!(Turn.parse(arguments.word(1)) instanceof Parsed.Value<Turn>(Turn turn))) {
                return GtpReply.fail("illegal move");
            }
            return sheet.onMove(color)
                    .flatMap(ready -> ready.with(turn))
                    .map(this::moveOn)
                    .orElseGet(() -> sheet.isOver() && turn.isPass() ? GtpReply.DONE : GtpReply.fail("illegal move"));
        });
    }

    /// Answers a command that begins with a colour, if that colour may move, or if the game is over for both.
    private GtpReply onTurn(GtpArguments arguments, Function<Color, GtpReply> answer) {
        Optional<Color> color = arguments.color();
        if (color.isEmpty()) {
            return syntaxError("wrong or missing color");
        }
        return sheet.isOver() || sheet.onMove(color.get()).isPresent()
                ? answer.apply(color.get())
                : GtpReply.fail("wrong color");
    }

    private GtpReply generate(Color color) {
        if (sheet.isOver()) {
            return GtpReply.of("pass");
        }
        long begun = System.nanoTime();
        Turn turn = chosen(color, clock.flatMap(c -> c.of(color)));
        clock.ifPresent(c -> c.used(color, (System.nanoTime() - begun) / 1e9));
        moveOn(sheet.onMove(color).flatMap(ready -> ready.with(turn)).orElseThrow());
        return GtpReply.of(turn.text("pass"));
    }

    private Turn chosen(Color color, Optional<Clock> left) {
        Position position = sheet.onMove(color).orElse(sheet).position();
        long legal = position.board().legal();
        if (legal == 0) {
            return Turn.PASS;
        }
        if (Long.bitCount(legal) == 1) {
            return Turn.at(Square.in(legal).getFirst());
        }
        LastWords lastWords = new LastWords(in);
        Found found = thinking.choose(
                position.board(),
                left,
                () -> in.holds(line -> line.strip().equals("# interrupt")) || lastWords.now(),
                Progress.UNHEARD);
        return new Turn(found.best());
    }

    private GtpReply moveOn(Sheet next) {
        before.push(sheet);
        sheet = next;
        return GtpReply.DONE;
    }

    private GtpReply undo() {
        if (before.isEmpty()) {
            return GtpReply.fail("cannot undo");
        }
        sheet = before.pop();
        return GtpReply.DONE;
    }

    private GtpReply timeSettings(GtpArguments arguments) {
        Optional<Double> main = arguments.number(0);
        Optional<Double> period = arguments.number(1);
        Optional<Double> stones = arguments.number(2);
        if (main.isEmpty() || period.isEmpty() || stones.isEmpty()) {
            return syntaxError("time_settings is followed by three numbers");
        }
        clock = Optional.of(
                new GtpClock(main.get(), period.get(), Math.max(0, stones.get().intValue())));
        return GtpReply.DONE;
    }

    private GtpReply timeLeft(GtpArguments arguments) {
        Optional<Color> color = arguments.color();
        Optional<Double> seconds = arguments.number(1);
        Optional<Double> stones = arguments.number(2);
        if (color.isEmpty() || seconds.isEmpty() || stones.isEmpty()) {
            return syntaxError("time_left is followed by a colour and two numbers");
        }
        if (clock.isEmpty()) {
            clock = Optional.of(new GtpClock(seconds.get(), 0, 0));
        }
        clock.get().left(color.get(), seconds.get(), stones.get().intValue());
        return GtpReply.DONE;
    }

    private GtpReply load(GtpArguments arguments) {
        Optional<Double> until = arguments.size() > 1 ? arguments.number(1) : Optional.of(1e9);
        if (arguments.size() == 0 || until.isEmpty()) {
            return syntaxError("loadsgf is followed by a file and perhaps the number of a move");
        }
        try {
            Path file = Path.of(arguments.word(0));
            if (!Files.isRegularFile(file)) {
                return GtpReply.fail("cannot load file");
            }
            String text = FileText.read(file, StandardCharsets.ISO_8859_1);
            return SgfMoves.parse(text, until.get().intValue())
                    .map(this::begin)
                    .orElseGet(() -> GtpReply.fail("cannot load file"));
        } catch (IOException | InvalidPathException e) {
            return GtpReply.fail("cannot load file");
        }
    }

    private static GtpReply syntaxError(String expected) {
        return GtpReply.fail("syntax error (" + expected + ")");
    }
}
