package outflank.rules;

import java.util.Optional;

/// What reading a text gave: the value, or what is wrong with the text, in a sentence for the person who wrote it.
public sealed interface Parsed<T> {

    record Value<T>(T value) implements Parsed<T> {}

    /// `problem` names the offending text and the likely cure.
    record Malformed<T>(String problem) implements Parsed<T> {}

    static <T> Parsed<T> value(T value) {
        return new Value<>(value);
    }

    static <T> Parsed<T> malformed(String problem) {
        return new Malformed<>(problem);
    }

    default Optional<T> optional() {
        return switch (this) {
            case Value<T>(T value) -> Optional.of(value);
            case Malformed<T> _ -> Optional.empty();
        };
    }

    /// The value of a text that the program itself wrote.
    ///
    /// @throws IllegalArgumentException if the text was malformed
    default T orThrow() {
        return switch (this) {
            case Value<T>(T value) -> value;
            case Malformed<T>(String problem) -> throw new IllegalArgumentException(problem);
        };
    }
}
