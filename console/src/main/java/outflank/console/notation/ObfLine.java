package outflank.console.notation;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import outflank.rules.Parsed;
import outflank.rules.Position;
import outflank.rules.Square;

/// A line of an OBF file: a position, and what the file says about it.
///
/// Scores are disc differences at the end for the side to move, squares left empty counted for the winner.
///
/// @param number of the line in its file, from 1
/// @param scores by move; perhaps only some of them, perhaps none
/// @param alone a score given without a move
public record ObfLine(int number, Position position, Map<Square, Integer> scores, OptionalInt alone) {

    private static final String PASS = "--|pass|pa|ps";
    private static final Pattern MOVE = Pattern.compile(
            "(?<move>[a-h][1-8]|" + PASS + ")\\s*:\\s*(?<score>[+-]?\\d{1,3})", Pattern.CASE_INSENSITIVE);
    private static final Pattern SCORE = Pattern.compile("<\\s*(?<score>[+-]?\\d{1,3})\\s*>");

    public ObfLine {
        scores = Map.copyOf(scores);
    }

    /// The score of the best move the file knows; empty if it knows none.
    public OptionalInt score() {
        return alone.isPresent()
                ? alone
                : scores.values().stream().mapToInt(Integer::intValue).max();
    }

    /// Reads a line without its comment, such as `--XX…O- X; G8:+18; H1:+12;`.
    static Parsed<ObfLine> parse(int number, String text) {
        return switch (PositionText.begin(text)) {
            case Parsed.Malformed<PositionText.Beginning>(String problem) -> Parsed.malformed(problem);
            case Parsed.Value<PositionText.Beginning>(PositionText.Beginning beginning) ->
                withScores(number, beginning.position(), beginning.rest());
        };
    }

    private static Parsed<ObfLine> withScores(int number, Position position, String rest) {
        String[] parts = rest.split(";", -1);
        if (!parts[0].isBlank()) {
            return Parsed.malformed("`;` was expected after the side to move, not (" + Quote.of(parts[0]) + ")");
        }
        Map<Square, Integer> scores = new LinkedHashMap<>();
        OptionalInt alone = OptionalInt.empty();
        for (int i = 1; i < parts.length; i++) {
            String part = parts[i].strip();
            Matcher score = SCORE.matcher(part);
            Matcher move = MOVE.matcher(part);
            if (score.matches()) {
                alone = known(score.group("score"));
            } else if (move.matches()) {
                OptionalInt value = known(move.group("score"));
                String name = move.group("move");
                if (Square.parse(name) instanceof Parsed.Value<Square>(Square square)) {
                    if (position.board().flips(square) == 0) {
                        return Parsed.malformed("a move that is legal here was expected, not (" + name + ")");
                    }
                    value.ifPresent(v -> scores.merge(square, v, Math::max));
                } else if (!position.board().canMove()) {
                    alone = value;
                }
            } else if (!part.isEmpty()) {
                return Parsed.malformed(
                        "a move with its score, such as g8:+18, or a score alone, such as <+18>, was expected, not ("
                                + Quote.of(part) + ")");
            }
        }
        return Parsed.value(new ObfLine(number, position, scores, alone));
    }

    /// Scores that cannot be, such as -127, stand for "not known".
    private static OptionalInt known(String score) {
        int value = Integer.parseInt(score);
        return Math.abs(value) <= 64 ? OptionalInt.of(value) : OptionalInt.empty();
    }
}
