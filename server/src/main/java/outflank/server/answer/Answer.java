package outflank.server.answer;

import java.util.function.Function;

/// What came of a request.
public sealed interface Answer<T> {

    /// It was carried out, or stood already; `value` is how things are now.
    record Done<T>(T value) implements Answer<T> {}

    /// It was not, and nothing changed. `detail` is a sentence that names the value and the likely cure.
    ///
    /// @param retryAfter seconds until it is worth asking again; 0 if waiting does not help
    record Refused<T>(Code code, String detail, int retryAfter) implements Answer<T> {
        /// This refusal in answer to another kind of request.
        public <R> Refused<R> as() {
            return new Refused<>(code, detail, retryAfter);
        }
    }

    static <T> Answer<T> done(T value) {
        return new Done<>(value);
    }

    static <T> Refused<T> refused(Code code, String detail) {
        return new Refused<>(code, detail, 0);
    }

    /// The next question, if this one was answered.
    default <R> Answer<R> then(Function<? super T, Answer<R>> next) {
        return switch (this) {
            case Done<T>(T value) -> next.apply(value);
            case Refused<T> refused -> refused.as();
        };
    }

    default <R> Answer<R> map(Function<? super T, ? extends R> f) {
        return switch (this) {
            case Done<T>(T value) -> new Done<>(f.apply(value));
            case Refused<T> refused -> refused.as();
        };
    }
}
