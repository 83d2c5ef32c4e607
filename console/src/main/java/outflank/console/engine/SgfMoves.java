package outflank.console.engine;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import outflank.console.notation.Sheet;
import outflank.console.notation.Turn;
import outflank.rules.Color;
import outflank.rules.Parsed;

/// Reads the moves of an SGF file, `;B[f5];W[d6]`, as far as a line without side lines goes. Squares may also be
/// written as two letters, `fe`, as for other games; nothing, `tt` and words that begin with P are passes.
final class SgfMoves {

    private static final Pattern MOVE = Pattern.compile("(?<![A-Za-z])([BW])\\s*\\[([^]]*)]");
    private static final Pattern TWO_LETTERS = Pattern.compile("[a-h][a-h]");

    private SgfMoves() {}

    /// The game before move `until`, counted from 1; empty if a move before it cannot be read or made, or if there
    /// is none at all.
    static Optional<Sheet> parse(String text, int until) {
        Sheet sheet = Sheet.START;
        Matcher move = MOVE.matcher(text);
        boolean any = false;
        while (sheet.turns().size() < until - 1 && move.find()) {
            any = true;
            Color color = move.group(1).equals("B") ? Color.BLACK : Color.WHITE;
            Optional<Turn> turn = turn(move.group(2).strip());
            Optional<Sheet> next = sheet.onMove(color).flatMap(ready -> turn.flatMap(ready::with));
            if (next.isEmpty()) {
                return Optional.empty();
            }
            sheet = next.get();
        }
        return any || move.find() ? Optional.of(sheet) : Optional.empty();
    }

    private static Optional<Turn> turn(String text) {
        if (text.isEmpty() || text.equals("tt")) {
            return Optional.of(Turn.PASS);
        }
        String name =
                TWO_LETTERS.matcher(text).matches() ? "" + text.charAt(0) + (char) ('1' + text.charAt(1) - 'a') : text;
        return Turn.parse(name) instanceof Parsed.Value<Turn>(Turn turn) ? Optional.of(turn) : Optional.empty();
    }
}
