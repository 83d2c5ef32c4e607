package outflank.console.engine;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import outflank.console.notation.GgfGame;
import outflank.console.notation.Quote;
import outflank.console.notation.Sheet;
import outflank.console.notation.TimedTurn;
import outflank.console.notation.Turn;
import outflank.engine.Found;
import outflank.engine.Stop;
import outflank.rules.Board;
import outflank.rules.Color;
import outflank.rules.Parsed;
import outflank.rules.Position;
import outflank.rules.Square;

/// The engine's side of the NBoard protocol, version 2 (C. Welty, "NBoard Protocol").
///
/// A line that makes no sense is passed over, as the protocol wants it; one that almost does is answered with a
/// `status` line that says what was expected, and changes nothing.
final class NboardSession {

    private static final Pattern BARE_MOVE = Pattern.compile("([a-h][1-8]|pa|--)(/.*)?", Pattern.CASE_INSENSITIVE);

    /// What ends an analysis that has no other end.
    private static final Set<String> NEWS = Set.of("ping", "set", "move", "go", "hint", "learn", "analyze", "quit");

    private final Inbox in;
    private final Outbox out;
    private final Thinking thinking;
    private final String name;

    private GgfGame game = GgfGame.START;
    private NboardClock clock = new NboardClock(game);

    NboardSession(Inbox in, Outbox out, Thinking thinking, String name) {
        this.in = in;
        this.out = out;
        this.thinking = thinking;
        this.name = name;
    }

    /// Answers lines until `quit` or the end of all lines.
    void run() {
        Optional<String> line = in.next();
        while (line.isPresent() && !line.get().strip().equals("quit") && !out.isBroken()) {
            answer(line.get().strip());
            line = in.next();
        }
    }

    private void answer(String line) {
        String command = word(line);
        String rest = line.substring(command.length()).strip();
        switch (command) {
            case "nboard" -> out.line("set myname " + name);
            case "set" -> set(rest);
            case "move" -> move(rest);
            case "hint" -> hint(rest);
            case "go" -> go();
            case "ping" -> out.line(("pong " + rest).strip());
            case "learn" -> out.line("learned");
            case "analyze" -> analyze();
            default -> {
                // Version 1 sent a move without a word before it.
                if (BARE_MOVE.matcher(line).matches()) {
                    move(line);
                }
            }
        }
    }

    private void set(String rest) {
        String what = word(rest);
        String value = rest.substring(what.length()).strip();
        switch (what) {
            case "game" -> {
                switch (GgfGame.parse(value)) {
                    case Parsed.Value<GgfGame>(GgfGame next) -> {
                        game = next;
                        clock = new NboardClock(next);
                    }
                    case Parsed.Malformed<GgfGame>(String problem) -> status(problem);
                }
            }
            case "depth" ->
                number(value)
                        .ifPresentOrElse(
                                plies -> thinking.depth(Math.clamp(plies, 1, Ambition.DEEPEST)),
                                () -> status("A depth is a whole number of plies, not (" + Quote.of(value) + ")."));
            case "contempt" -> {
                if (number(value).isEmpty()) {
                    status("A contempt is a whole number, not (" + Quote.of(value) + ").");
                }
            }
            default -> {}
        }
    }

    private void move(String text) {
        switch (TimedTurn.parse(text)) {
            case Parsed.Malformed<TimedTurn>(String problem) -> status(problem);
            case Parsed.Value<TimedTurn>(TimedTurn move) ->
                game.with(move.turn(), move.seconds())
                        .ifPresentOrElse(
                                next -> game = next,
                                () -> status("That move is not legal (" + Quote.of(text) + "), on "
                                        + game.sheet().position() + "."));
        }
    }

    private void go() {
        Board board = board();
        if (!board.canMove()) {
            out.line("=== PA");
            return;
        }
        if (Long.bitCount(board.legal()) == 1) {
            out.line("=== " + upper(Square.in(board.legal()).getFirst()));
            return;
        }
        out.line("status " + name + " is thinking");
        Color color = game.sheet().position().toMove();
        long begun = System.nanoTime();
        LastWords lastWords = new LastWords(in);
        Found found = thinking.choose(
                board,
                clock.of(color, game),
                () -> in.holds(line -> word(line.strip()).equals("ping")) || lastWords.now(),
                soFar -> search(soFar, ""));
        double seconds = (System.nanoTime() - begun) / 1e9;
        clock.thought(color, seconds);
        search(found, "");
        nodestats(found.nodes(), seconds);
        out.line(String.format(
                Locale.ROOT, "=== %s/%.2f/%.2f", upper(found.best().orElseThrow()), found.score() / 100.0, seconds));
    }

    private void hint(String rest) {
        Optional<Integer> most = number(rest.isEmpty() ? "1" : rest);
        if (most.isEmpty() || most.get() < 1) {
            status("A hint is for 1 move or more, not (" + Quote.of(rest) + ").");
            return;
        }
        Board board = board();
        long begun = System.nanoTime();
        long[] nodes = {0};
        out.line("status " + name + " is analysing");
        if (board.canMove()) {
            thinking.mind().rank(board, thinking.judgement().limits(board.empties()), most.get(), news(), found -> {
                nodes[0] += found.nodes();
                search(found, "");
            });
        } else {
            Found found =
                    thinking.mind().search(board, thinking.judgement().limits(board.empties()), news(), soFar -> {});
            nodes[0] = found.nodes();
            search(found, "PA");
        }
        nodestats(nodes[0], (System.nanoTime() - begun) / 1e9);
        out.line("status");
    }

    /// From the end to the start: what is found out about late positions helps with the early ones. These scores are
    /// Black's, unlike all others.
    private void analyze() {
        Sheet sheet = game.sheet();
        out.line("status " + name + " is analysing");
        Stop stop = news();
        for (int made = sheet.turns().size(); made >= 0 && !stop.now(); made--) {
            Position position = sheet.positions().get(made);
            Board board = position.board();
            Found found =
                    thinking.mind().search(board, thinking.judgement().limits(board.empties()), stop, soFar -> {});
            int forBlack = position.toMove() == Color.BLACK ? found.score() : -found.score();
            if (!stop.now()) {
                out.line(String.format(Locale.ROOT, "analysis %d %.2f", made, forBlack / 100.0));
            }
        }
        out.line("status");
    }

    /// A line on what is known so far. The moves begin with those of `first`, a pass.
    private void search(Found found, String first) {
        List<Square> line = found.line();
        String moves = line.stream().map(Square::name).collect(Collectors.joining());
        String pv = first + moves;
        out.line(String.format(
                Locale.ROOT,
                "search %s %.2f 0 %s",
                pv.isEmpty() ? "PA" : pv,
                found.score() / 100.0,
                Sureness.forNboard(found)));
    }

    private Stop news() {
        LastWords lastWords = new LastWords(in);
        return () -> in.holds(line -> NEWS.contains(word(line.strip()))) || lastWords.now();
    }

    private Board board() {
        return game.sheet().position().board();
    }

    private void nodestats(long nodes, double seconds) {
        out.line(String.format(Locale.ROOT, "nodestats %d %.2f", nodes, seconds));
    }

    private void status(String text) {
        out.line("status " + Quote.printable(text));
    }

    private static String upper(Square square) {
        return Turn.at(square).text("PA").toUpperCase(Locale.ROOT);
    }

    private static String word(String line) {
        int end = 0;
        while (end < line.length() && line.charAt(end) > ' ') {
            end++;
        }
        return line.substring(0, end);
    }

    private static Optional<Integer> number(String text) {
        try {
            return Optional.of(Integer.parseInt(text));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }
}
