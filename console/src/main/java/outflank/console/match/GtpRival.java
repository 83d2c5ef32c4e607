package outflank.console.match;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import outflank.console.notation.Quote;
import outflank.console.notation.Turn;
import outflank.rules.Color;
import outflank.rules.Parsed;

/// Speaks GTP with a program. Passes that have to come are left out, as Othello programs expect.
final class GtpRival implements Rival {

    private final EngineProcess process;
    private int told;

    GtpRival(EngineProcess process) {
        this.process = process;
    }

    @Override
    public void begin(Played opening, Optional<Double> seconds) throws Foul {
        ask("boardsize 8");
        ask("clear_board");
        if (seconds.isPresent()) {
            // A program that knows no clock refuses, and has to see for itself that it is in time.
            answer(String.format(Locale.ROOT, "time_settings %.0f 0 0", Math.ceil(seconds.get())), Rival.in(PATIENCE));
        }
        told = 0;
        tell(opening);
    }

    @Override
    public Turn choose(Played played, Color color, Optional<Double> left, long deadline) throws Foul {
        tell(played);
        if (left.isPresent()) {
            answer(
                    String.format(Locale.ROOT, "time_left %s %.2f 0", letter(color), Math.max(0, left.get())),
                    Rival.in(PATIENCE));
        }
        String answer = answer("genmove " + letter(color), deadline);
        String move = answer.substring(1).strip();
        // The program has made the move itself: it need not be told.
        told++;
        if (answer.startsWith("=") && Turn.parse(move) instanceof Parsed.Value<Turn>(Turn turn)) {
            return turn;
        }
        throw new Foul(
                move.equalsIgnoreCase("resign")
                        ? "resigned"
                        : "answered (" + Quote.of(answer) + ") to genmove, which is no move");
    }

    @Override
    public void kill() {
        process.kill();
    }

    @Override
    public void close() {
        process.close();
    }

    private void tell(Played played) throws Foul {
        List<Turn> turns = played.sheet().turns();
        for (; told < turns.size(); told++) {
            Turn turn = turns.get(told);
            if (!turn.isPass()) {
                Color color = played.sheet().positions().get(told).toMove();
                ask("play " + letter(color) + " " + turn.text("pass"));
            }
        }
    }

    private void ask(String command) throws Foul {
        String answer = answer(command, Rival.in(PATIENCE));
        if (!answer.startsWith("=")) {
            throw new Foul("answered (" + Quote.of(answer) + ") to (" + command + ")");
        }
    }

    /// The first line of the answer to a command; an empty line ends an answer.
    private String answer(String command, long deadline) throws Foul {
        process.send(command);
        String first = process.next(deadline);
        while (!first.startsWith("=") && !first.startsWith("?")) {
            first = process.next(deadline);
        }
        String line = first;
        while (!line.isEmpty()) {
            line = process.next(deadline);
        }
        return first;
    }

    private static String letter(Color color) {
        return color == Color.BLACK ? "b" : "w";
    }
}
