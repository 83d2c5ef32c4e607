package outflank.rules;

import java.util.function.Function;

/// A thing that exists once for each side.
public record BySide<T>(T black, T white) {

    public T of(Color color) {
        return color == Color.BLACK ? black : white;
    }

    /// This pair with `value` on the side of `color`.
    public BySide<T> with(Color color, T value) {
        return color == Color.BLACK ? new BySide<>(value, white) : new BySide<>(black, value);
    }

    public BySide<T> swapped() {
        return new BySide<>(white, black);
    }

    public <R> BySide<R> map(Function<? super T, ? extends R> f) {
        return new BySide<>(f.apply(black), f.apply(white));
    }
}
