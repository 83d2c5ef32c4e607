package outflank.console.notation;

import outflank.rules.Parsed;

/// A turn with what GGF and NBoard say about it: `f5`, `f5/2.00`, `F5/2.00/0.63`, `H4//1.03`, `PA`. The evaluation is
/// passed over.
///
/// @param seconds that the turn took; 0 if it is not said
public record TimedTurn(Turn turn, double seconds) {

    public static Parsed<TimedTurn> parse(String text) {
        String[] parts = text.strip().split("/", -1);
        return switch (Turn.parse(parts[0].strip())) {
            case Parsed.Value<Turn>(Turn turn) ->
                Parsed.value(new TimedTurn(turn, parts.length > 2 ? seconds(parts[2]) : 0));
            case Parsed.Malformed<Turn>(String problem) -> Parsed.malformed(problem);
        };
    }

    private static double seconds(String text) {
        try {
            double seconds = Double.parseDouble(text.strip());
            return seconds >= 0 && seconds < 1e9 ? seconds : 0;
        } catch (NumberFormatException e) {
            return 0;
        }
    }
}
