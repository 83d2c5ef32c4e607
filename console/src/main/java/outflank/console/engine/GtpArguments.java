package outflank.console.engine;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import outflank.rules.Color;

/// The words after a GTP command.
record GtpArguments(List<String> words) {

    GtpArguments {
        words = List.copyOf(words);
    }

    int size() {
        return words.size();
    }

    /// The word at `index`, empty if there are fewer.
    String word(int index) {
        return index < words.size() ? words.get(index) : "";
    }

    Optional<Color> color() {
        return switch (word(0).toLowerCase(Locale.ROOT)) {
            case "b", "black" -> Optional.of(Color.BLACK);
            case "w", "white" -> Optional.of(Color.WHITE);
            default -> Optional.empty();
        };
    }

    /// A number that makes sense as a time, a size or a count.
    Optional<Double> number(int index) {
        try {
            double value = Double.parseDouble(word(index));
            return Double.isFinite(value) && Math.abs(value) <= 1e9 ? Optional.of(value) : Optional.empty();
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }
}
