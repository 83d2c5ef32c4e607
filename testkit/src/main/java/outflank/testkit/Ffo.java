package outflank.testkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import outflank.rules.Position;
import outflank.rules.Square;

/// One of the endgame positions by which programs are compared, with the exact score of each move that its file knows.
///
/// From FForum, the magazine of the Fédération Française d'Othello. Scores are in discs for the side to move, empty
/// squares counted for the winner.
///
/// @param number 1 to 59, as it is usually called
/// @param scores best first; not every legal move need be there
public record Ffo(int number, Position position, Map<Square, Integer> scores) {

    private static final List<Ffo> ALL = read();

    public static List<Ffo> all() {
        return ALL;
    }

    public static Ffo number(int number) {
        return ALL.get(number - 1);
    }

    /// The score of best play.
    public int best() {
        return scores.values().iterator().next();
    }

    public int empties() {
        return position.board().empties();
    }

    private static List<Ffo> read() {
        List<Ffo> all = new ArrayList<>();
        for (String file : List.of("fforum-1-19.obf", "fforum-20-39.obf", "fforum-40-59.obf")) {
            for (String line : Lines.of(file)) {
                all.add(parse(all.size() + 1, line));
            }
        }
        return List.copyOf(all);
    }

    /// A line of an OBF file: a position, then `; G8:+18` for each move.
    private static Ffo parse(int number, String line) {
        String[] parts = line.split(";");
        Map<Square, Integer> scores = new LinkedHashMap<>();
        for (int i = 1; i < parts.length; i++) {
            String[] move = parts[i].strip().split(":");
            if (move.length == 2) {
                scores.put(Square.of(move[0]), Integer.valueOf(move[1]));
            }
        }
        return new Ffo(number, Position.parse(parts[0]).orThrow(), scores);
    }
}
