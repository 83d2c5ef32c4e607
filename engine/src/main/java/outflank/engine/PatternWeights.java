package outflank.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// What the patterns are worth, as `PatternTrainer` fitted and wrote it.
///
/// It is kept as text, because a page can hand that to the browser's Java: a line `stages` with the numbers of
/// empty squares for which weights were fitted, a line `tempo` with what having the move is worth at 0 to 64
/// empty squares, and a line for each stage: a character for each weight that stands for itself, in the order of
/// [Patterns]; after the character for a run, how many zeros.
public final class PatternWeights {

    /// Worth from -44 to 44, then the mark of a run of zeros.
    static final String DIGITS =
            "!#$&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}";

    private static final int RUN = DIGITS.length() - 1;
    static final int LARGEST_DIGIT = (DIGITS.length() - 2) / 2;

    /// By empty squares, in [PatternEvaluation#UNIT] parts of a disc.
    final int[] tempo;

    /// By half the number of empty squares, in the same parts.
    final short[][] worth;

    private PatternWeights(int[] tempo, short[][] worth) {
        this.tempo = tempo;
        this.worth = worth;
    }

    /// The weights that come with the engine, where Java can read files.
    public static PatternWeights shipped() {
        return Shipped.WEIGHTS;
    }

    /// Reads the text of a file of weights.
    ///
    /// @throws IllegalArgumentException if it is not whole
    public static PatternWeights read(String text) {
        int end = text.indexOf('\n');
        int[] stages = numbers(text, 0, end, "stages");
        int from = end + 1;
        end = text.indexOf('\n', from);
        int[] tempo = numbers(text, from, end, "tempo");
        if (tempo.length != 65) {
            throw new IllegalArgumentException(
                    "A file of weights says 65 numbers of tempo, not (" + tempo.length + ").");
        }
        short[][] fitted = new short[stages.length][];
        for (int stage = 0; stage < stages.length; stage++) {
            from = end + 1;
            end = text.indexOf('\n', from);
            if (end < 0) {
                throw new IllegalArgumentException("The file of weights ends before stage (" + stage + ").");
            }
            fitted[stage] = decoded(text, from, end);
        }
        return new PatternWeights(tempo, between(stages, fitted));
    }

    /// The last stage but one that is not above `empties`.
    static int stageBelow(int[] stages, int empties) {
        int stage = 0;
        while (stage < stages.length - 2 && empties > stages[stage + 1]) {
            stage++;
        }
        return stage;
    }

    /// Small weights in fine steps, large ones in coarse steps.
    static int worth(int digit) {
        return digit * (Math.abs(digit) + 8) / 6;
    }

    private static short[] decoded(String text, int from, int end) {
        short[] weights = new short[Patterns.WEIGHTS];
        int at = from;
        int zeros = 0;
        for (int i = 0; i < weights.length; i++) {
            if (Patterns.SHARED[i] != i) {
                weights[i] = weights[Patterns.SHARED[i]];
            } else if (zeros > 0) {
                zeros--;
            } else {
                int digit = digit(text, at++, end);
                if (digit == RUN) {
                    zeros = digit(text, at++, end);
                } else {
                    weights[i] = (short) worth(digit - LARGEST_DIGIT);
                }
            }
        }
        return weights;
    }

    private static int digit(String text, int at, int end) {
        int digit = at < end ? DIGITS.indexOf(text.charAt(at)) : -1;
        if (digit < 0) {
            throw new IllegalArgumentException("The file of weights is damaged at character (" + at + ").");
        }
        return digit;
    }

    /// Between the stages that were fitted, weights change evenly.
    private static short[][] between(int[] stages, short[][] fitted) {
        short[][] worth = new short[33][];
        for (int half = 0; half < worth.length; half++) {
            int stage = stageBelow(stages, 2 * half);
            int span = stages[stage + 1] - stages[stage];
            int along = Math.max(0, Math.min(span, 2 * half - stages[stage]));
            worth[half] = along == 0
                    ? fitted[stage]
                    : along == span ? fitted[stage + 1] : between(fitted[stage], fitted[stage + 1], along, span);
        }
        return worth;
    }

    private static short[] between(short[] lower, short[] upper, int along, int span) {
        short[] worth = new short[lower.length];
        for (int i = 0; i < worth.length; i++) {
            worth[i] = (short) Math.floorDiv(lower[i] * (span - along) + upper[i] * along, span);
        }
        return worth;
    }

    private static int[] numbers(String text, int from, int end, String name) {
        if (end < 0 || !text.startsWith(name + " ", from)) {
            throw new IllegalArgumentException("A file of weights has a line '" + name + "' with numbers.");
        }
        int count = 0;
        for (int i = from; i < end; i++) {
            count += text.charAt(i) == ' ' ? 1 : 0;
        }
        int[] numbers = new int[count];
        int at = from + name.length();
        for (int i = 0; i < count; i++) {
            int next = text.indexOf(' ', at + 1);
            int last = next < 0 || next > end ? end : next;
            numbers[i] = Integer.parseInt(text.substring(at + 1, last));
            at = last;
        }
        return numbers;
    }

    /// Read once, when they are first asked for.
    private static final class Shipped {

        static final PatternWeights WEIGHTS = read(text());

        private static String text() {
            try (InputStream stream = PatternWeights.class.getResourceAsStream("patterns.txt")) {
                if (stream == null) {
                    throw new IllegalStateException("The engine's file of weights (patterns.txt) is missing.");
                }
                return new String(stream.readAllBytes(), StandardCharsets.US_ASCII);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
