package outflank.console.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The games of one side counted up.
final class Tally {

    /// Standard deviations on either side that leave out 5 % in all.
    private static final double Z = 1.96;

    private int wins;
    private int draws;
    private int losses;

    /// Disc differences of the games that were played to their end.
    private final List<Integer> differences = new ArrayList<>();

    void add(int difference) {
        differences.add(difference);
        if (difference > 0) {
            wins++;
        } else if (difference < 0) {
            losses++;
        } else {
            draws++;
        }
    }

    /// A game that ended with a foul of the one side or the other.
    void addForfeit(boolean won) {
        if (won) {
            wins++;
        } else {
            losses++;
        }
    }

    int games() {
        return wins + draws + losses;
    }

    /// The part of points won, a draw being half of one.
    double share() {
        return (wins + 0.5 * draws) / Math.max(1, games());
    }

    /// Between these two the true share lies, 95 times of 100 (E. B. Wilson's interval, 1927, which makes sense with
    /// few games and when all are won).
    double[] interval() {
        double n = Math.max(1, games());
        double middle = (share() + Z * Z / (2 * n)) / (1 + Z * Z / n);
        double half = Z / (1 + Z * Z / n) * Math.sqrt(share() * (1 - share()) / n + Z * Z / (4 * n * n));
        return new double[] {Math.max(0, middle - half), Math.min(1, middle + half)};
    }

    double meanDifference() {
        return differences.stream().mapToInt(Integer::intValue).average().orElse(0);
    }

    /// How far the mean may be off, 95 times of 100; 0 for fewer than two games.
    double meanError() {
        int n = differences.size();
        double mean = meanDifference();
        double squares =
                differences.stream().mapToDouble(d -> (d - mean) * (d - mean)).sum();
        return n < 2 ? 0 : Z * Math.sqrt(squares / (n - 1) / n);
    }

    /// Two lines for the side called `name`.
    String text(String name) {
        double[] interval = interval();
        return String.format(
                Locale.ROOT,
                "%s: %d won, %d drawn, %d lost of %s: %.1f %% (95 %%: %.1f to %.1f %%)%n"
                        + "mean disc difference for %s: %+.2f ± %.2f (95 %%), games played to the end: %d",
                name,
                wins,
                draws,
                losses,
                games() == 1 ? "1 game" : games() + " games",
                100 * share(),
                100 * interval[0],
                100 * interval[1],
                name,
                meanDifference(),
                meanError(),
                differences.size());
    }
}
