package outflank.console.match;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import outflank.console.notation.Sheet;
import outflank.rules.BySide;
import outflank.rules.Color;
import outflank.rules.Square;

/// Games between two programs, A and B. Each opening is played twice, the second time with the colours changed.
public final class Match {

    private final Contender a;
    private final Contender b;
    private final List<Sheet> openings;
    private final Optional<Double> clock;
    private final PrintWriter out;
    private final Tally tally = new Tally();

    /// @param clock seconds each side has for a game; empty for no clock
    /// @param out told each game as it ends, and the score
    public Match(Contender a, Contender b, List<Sheet> openings, Optional<Double> clock, PrintWriter out) {
        this.a = a;
        this.b = b;
        this.openings = List.copyOf(openings);
        this.clock = clock;
        this.out = out;
    }

    /// Told how a match goes on.
    public interface Listener {
        void moved();

        /// A line is about to be printed.
        void telling();

        void gameOver();
    }

    /// Plays so many games and prints how they ended.
    public void play(int games, Listener listener) {
        try {
            for (int game = 0; game < games; game++) {
                Sheet opening = openings.get(game / 2 % openings.size());
                Color ofA = game % 2 == 0 ? Color.BLACK : Color.WHITE;
                BySide<Contender> sides = ofA == Color.BLACK ? new BySide<>(a, b) : new BySide<>(b, a);
                MatchGame.Ending ending = new MatchGame(sides, clock, listener::moved).play(opening);
                listener.telling();
                out.println("game %d  %s black, %s white  %s  %s"
                        .formatted(
                                game + 1,
                                sides.black().name(),
                                sides.white().name(),
                                count(ending, sides, ofA),
                                transcript(ending.sheet())));
                out.flush();
                listener.gameOver();
            }
        } finally {
            a.dismiss();
            b.dismiss();
        }
        out.println(tally.text(a.name()));
        out.printf(Locale.ROOT, "time: %s %.1f s, %s %.1f s%n", a.name(), a.seconds(), b.name(), b.seconds());
        out.flush();
    }

    /// Adds a game to the score of A, and says how it ended.
    private String count(MatchGame.Ending ending, BySide<Contender> sides, Color ofA) {
        return switch (ending) {
            case MatchGame.Ending.Played(Sheet _, int difference) -> {
                tally.add(ofA == Color.BLACK ? difference : -difference);
                yield (64 + difference) / 2 + "-" + (64 - difference) / 2;
            }
            case MatchGame.Ending.Forfeited(Sheet _, Color loser, String what) -> {
                tally.addForfeit(loser != ofA);
                yield sides.of(loser).name() + " loses: it " + what;
            }
        };
    }

    private static String transcript(Sheet sheet) {
        return sheet.turns().stream()
                .flatMap(turn -> turn.square().stream())
                .map(Square::name)
                .collect(Collectors.joining());
    }
}
