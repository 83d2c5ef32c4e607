package outflank.console.match;

import java.util.ArrayList;
import java.util.List;
import outflank.console.notation.Sheet;
import outflank.console.notation.Turn;

/// A game as it is played, with the seconds each turn took.
record Played(Sheet sheet, List<Double> seconds) {

    Played {
        seconds = List.copyOf(seconds);
    }

    /// A game of which someone else made the turns, in no time.
    static Played of(Sheet sheet) {
        return new Played(sheet, sheet.turns().stream().map(turn -> 0.0).toList());
    }

    /// The game with one turn more that is known to be legal, and with the passes that follow from it.
    Played with(Turn turn, double took) {
        Sheet next = sheet.with(turn).orElseThrow().withForcedPass();
        List<Double> more = new ArrayList<>(seconds);
        more.add(took);
        while (more.size() < next.turns().size()) {
            more.add(0.0);
        }
        return new Played(next, more);
    }
}
