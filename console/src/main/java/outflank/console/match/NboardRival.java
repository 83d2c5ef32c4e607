package outflank.console.match;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import outflank.console.notation.Quote;
import outflank.console.notation.TimedTurn;
import outflank.console.notation.Turn;
import outflank.rules.Color;
import outflank.rules.Parsed;
import outflank.rules.Position;

/// Speaks NBoard with a program.
final class NboardRival implements Rival {

    private final EngineProcess process;
    private int told;
    private int pings;

    NboardRival(EngineProcess process, int depth) throws Foul {
        this.process = process;
        process.send("nboard 2");
        process.send("set depth " + depth);
        ping();
    }

    @Override
    public void begin(Played opening, Optional<Double> seconds) throws Foul {
        process.send("set game " + ggf(opening, seconds));
        told = opening.sheet().turns().size();
        ping();
    }

    @Override
    public Turn choose(Played played, Color color, Optional<Double> left, long deadline) throws Foul {
        List<Turn> turns = played.sheet().turns();
        for (; told < turns.size(); told++) {
            process.send("move " + timed(turns.get(told), played.seconds().get(told)));
        }
        ping();
        process.send("go");
        String answer = process.next(deadline);
        while (!answer.startsWith("===")) {
            answer = process.next(deadline);
        }
        return turn(answer);
    }

    /// The move of `=== F5/2.00/0.63`, `=== d6 -1.00 0.0` or `=== PA`.
    static Turn turn(String answer) throws Foul {
        String move = answer.substring(3).strip().replaceAll("\\s+", "/");
        if (TimedTurn.parse(move) instanceof Parsed.Value<TimedTurn>(TimedTurn timed)) {
            return timed.turn();
        }
        throw new Foul("answered (" + Quote.of(answer) + "), which is no move");
    }

    @Override
    public void kill() {
        process.kill();
    }

    @Override
    public void close() {
        process.close();
    }

    /// Waits until all that was sent has been understood.
    private void ping() throws Foul {
        String pong = "pong " + ++pings;
        process.send("ping " + pings);
        long deadline = Rival.in(PATIENCE);
        String answer = process.next(deadline);
        while (!answer.equals(pong)) {
            answer = process.next(deadline);
        }
    }

    static String ggf(Played opening, Optional<Double> seconds) {
        Position start = opening.sheet().positions().getFirst();
        StringBuilder text = new StringBuilder("(;GM[Othello]PC[Outflank]PB[Black]PW[White]RE[?]");
        seconds.ifPresent(s -> text.append("TI[").append(clock(s)).append(']'));
        text.append("TY[8]BO[8 ")
                .append(start.squares().replace('X', '*'))
                .append(start.toMove() == Color.BLACK ? " *]" : " O]");
        for (int i = 0; i < opening.sheet().turns().size(); i++) {
            Color color = opening.sheet().positions().get(i).toMove();
            text.append(color == Color.BLACK ? "B[" : "W[")
                    .append(name(opening.sheet().turns().get(i)))
                    .append(']');
        }
        return text.append(";)").toString();
    }

    /// `mm:ss`, with parts of seconds only where there are some.
    private static String clock(double seconds) {
        int minutes = (int) (seconds / 60);
        double rest = seconds - 60 * minutes;
        return rest == Math.rint(rest)
                ? String.format(Locale.ROOT, "%02d:%02d", minutes, (int) rest)
                : String.format(Locale.ROOT, "%02d:%05.2f", minutes, rest);
    }

    private static String timed(Turn turn, double seconds) {
        return String.format(Locale.ROOT, "%s//%.2f", name(turn), seconds);
    }

    private static String name(Turn turn) {
        return turn.text("PA").toUpperCase(Locale.ROOT);
    }
}
