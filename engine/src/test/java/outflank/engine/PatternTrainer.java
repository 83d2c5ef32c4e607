package outflank.engine;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// Fits the weights of [PatternEvaluation] to positions with known or likely scores, by stochastic gradient
/// descent on the squared error, and writes them as the source text of `PatternWeights`.
///
/// `PatternTrainer EPOCHS PatternWeights.java FILE@LEAST@MOST…`: of each file the positions with that many empty
/// squares are used. A record has 17 bytes: both masks, the player's first, and the score in discs for the
/// player.
final class PatternTrainer {

    private static final int[] STAGES = {8, 14, 20, 30, 44};
    private static final String DIGITS = PatternWeights.DIGITS;

    private final List<long[]> boards = new ArrayList<>();
    private final float[] weights = new float[STAGES.length * Patterns.WEIGHTS];
    private final float[] seen = new float[STAGES.length * Patterns.WEIGHTS];
    private final float[] tempo = new float[65];
    private final int[] indexes = new int[Patterns.COUNT];

    public static void main(String[] args) throws IOException {
        PatternTrainer trainer = new PatternTrainer();
        for (int i = 2; i < args.length; i++) {
            String[] parts = args[i].split("@");
            trainer.read(Path.of(parts[0]), Integer.parseInt(parts[1]), Integer.parseInt(parts[2]));
        }
        trainer.fit(Integer.parseInt(args[0]));
        Files.writeString(Path.of(args[1]), trainer.source());
    }

    private void read(Path file, int least, int most) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file));
        while (bytes.remaining() >= 17) {
            long[] board = {bytes.getLong(), bytes.getLong(), bytes.get()};
            int empties = empties(board);
            if (empties >= least && empties <= most) {
                boards.add(board);
            }
        }
    }

    private void fit(int epochs) {
        int tests = boards.size() / 50;
        Random random = new Random(1);
        // Whole runs of neighbours are set aside, so that no test is the sister of something learnt.
        List<long[]> learnt = new ArrayList<>();
        List<long[]> asked = new ArrayList<>();
        for (int i = 0; i < boards.size(); i++) {
            (i % (50 * 64) < 64 && asked.size() < tests ? asked : learnt).add(boards.get(i));
        }
        for (int epoch = 0; epoch < epochs; epoch++) {
            float rate = 1f / (1 + epoch);
            for (int i = 0; i < learnt.size(); i++) {
                learn(learnt.get(random.nextInt(learnt.size())), rate);
            }
            System.out.printf("epoch %d:%s%n", epoch + 1, errors(asked));
        }
    }

    private void learn(long[] board, float rate) {
        int empties = empties(board);
        float error = board[2] - estimate(board);
        tempo[empties] += rate * 0.002f * error;
        int stage = PatternWeights.stageBelow(STAGES, empties & ~1);
        float upper = share(stage, empties & ~1);
        for (int index : indexes) {
            adjust(stage * Patterns.WEIGHTS + Patterns.SHARED[index], 1 - upper, rate * error);
            adjust((stage + 1) * Patterns.WEIGHTS + Patterns.SHARED[index], upper, rate * error);
        }
    }

    /// Rare patterns move in larger steps, and little in all.
    private void adjust(int at, float share, float error) {
        seen[at] += share;
        weights[at] += error * share / (90 + 2 * Math.min(seen[at], 400));
    }

    private float estimate(long[] board) {
        int empties = empties(board);
        Patterns.indexes(board[0], board[1], indexes);
        int stage = PatternWeights.stageBelow(STAGES, empties & ~1);
        float upper = share(stage, empties & ~1);
        float sum = tempo[empties];
        for (int index : indexes) {
            int at = stage * Patterns.WEIGHTS + Patterns.SHARED[index];
            sum += (1 - upper) * weights[at] + upper * weights[at + Patterns.WEIGHTS];
        }
        return sum;
    }

    private static float share(int stage, int empties) {
        float along = (float) (empties - STAGES[stage]) / (STAGES[stage + 1] - STAGES[stage]);
        return Math.max(0, Math.min(1, along));
    }

    private String errors(List<long[]> boards) {
        double[] squares = new double[16];
        int[] count = new int[16];
        for (long[] board : boards) {
            float error = board[2] - estimate(board);
            squares[empties(board) / 4] += error * error;
            count[empties(board) / 4]++;
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 16; i++) {
            if (count[i] > 0) {
                text.append("  %d+: %.2f".formatted(4 * i, Math.sqrt(squares[i] / count[i])));
            }
        }
        return text.toString();
    }

    private static int empties(long[] board) {
        return 64 - Long.bitCount(board[0] | board[1]);
    }

    private String source() {
        StringBuilder source = new StringBuilder("""
                package outflank.engine;

                /// What the patterns are worth, as `PatternTrainer` fitted and wrote it.
                ///
                /// As text, because that is what every Java has, the browser's included: a character for each
                /// weight that stands for itself, in the order of [Patterns]; after the character for a run,
                /// how many zeros.
                final class PatternWeights {

                    /// Worth from -%1$d to %1$d, then the mark of a run of zeros.
                    static final String DIGITS =
                            "%2$s";

                    /// Empty squares for which weights were fitted.
                    static final int[] STAGES = {%3$s};

                    /// By empty squares: what having the move is worth.
                    static final int[] TEMPO = {
                %4$s
                    };

                    private PatternWeights() {}

                    static int stageBelow(int empties) {
                        return stageBelow(STAGES, empties);
                    }

                    /// The last stage but one that is not above `empties`.
                    static int stageBelow(int[] stages, int empties) {
                        int stage = 0;
                        while (stage < stages.length - 2 && empties > stages[stage + 1]) {
                            stage++;
                        }
                        return stage;
                    }

                    static short[] of(int stage) {
                        short[] weights = new short[Patterns.WEIGHTS];
                        String[] texts = TEXTS[stage];
                        int text = 0;
                        int at = 0;
                        int zeros = 0;
                        for (int i = 0; i < weights.length; i++) {
                            if (Patterns.SHARED[i] != i) {
                                weights[i] = weights[Patterns.SHARED[i]];
                                continue;
                            }
                            if (zeros > 0) {
                                zeros--;
                                continue;
                            }
                            if (at == texts[text].length()) {
                                text++;
                                at = 0;
                            }
                            int digit = DIGITS.indexOf(texts[text].charAt(at++));
                            if (digit == DIGITS.length() - 1) {
                                zeros = DIGITS.indexOf(texts[text].charAt(at++));
                            } else {
                                weights[i] = (short) worth(digit - (DIGITS.length() - 2) / 2);
                            }
                        }
                        return weights;
                    }

                    /// Small weights in fine steps, large ones in coarse steps.
                    static int worth(int digit) {
                        return digit * (Math.abs(digit) + 8) / 6;
                    }

                """.formatted(
                        (DIGITS.length() - 2) / 2,
                        DIGITS,
                        java.util.Arrays.toString(STAGES).replaceAll("[\\[\\]]", ""),
                        lines(tempoText(), 100, "        ", "")));
        source.append("    private static final String[][] TEXTS = {\n");
        for (int stage = 0; stage < STAGES.length; stage++) {
            source.append("        {\n");
            String text = encoded(stage);
            for (int from = 0; from < text.length(); from += 60_000) {
                source.append("            \"\"\"\n");
                source.append(
                        lines(text.substring(from, Math.min(text.length(), from + 60_000)), 100, "            ", "\\"));
                source.append("\n            \"\"\",\n");
            }
            source.append("        },\n");
        }
        return source.append("    };\n}\n").toString();
    }

    private String tempoText() {
        StringBuilder text = new StringBuilder();
        for (float t : tempo) {
            text.append(Math.round(t * PatternEvaluation.UNIT)).append(", ");
        }
        return text.toString().strip();
    }

    private static String lines(String text, int width, String indent, String end) {
        StringBuilder lines = new StringBuilder();
        int from = 0;
        while (from < text.length()) {
            int to = Math.min(text.length(), from + width);
            if (end.isEmpty() && to < text.length()) {
                to = text.lastIndexOf(' ', to) + 1;
            }
            lines.append(from == 0 ? "" : "\n")
                    .append(indent)
                    .append(text.substring(from, to).strip())
                    .append(end);
            from = to;
        }
        return lines.toString();
    }

    private String encoded(int stage) {
        int most = (DIGITS.length() - 2) / 2;
        StringBuilder text = new StringBuilder();
        int zeros = 0;
        for (int i = 0; i <= Patterns.WEIGHTS; i++) {
            boolean end = i == Patterns.WEIGHTS;
            if (!end && Patterns.SHARED[i] != i) {
                continue;
            }
            int digit = end ? 0 : digit(weights[stage * Patterns.WEIGHTS + i], most);
            if (!end && digit == 0 && zeros < DIGITS.length()) {
                zeros++;
                continue;
            }
            if (zeros == 1) {
                text.append(DIGITS.charAt(most));
            } else if (zeros > 1) {
                // The first zero is the run's own.
                text.append(DIGITS.charAt(DIGITS.length() - 1)).append(DIGITS.charAt(zeros - 1));
            }
            zeros = 0;
            if (!end && digit == 0) {
                zeros = 1;
            } else if (!end) {
                text.append(DIGITS.charAt(digit + most));
            }
        }
        return text.toString();
    }

    /// The digit whose worth is nearest; weights that say next to nothing are left out.
    private static int digit(float weight, int most) {
        int parts = Math.round(weight * PatternEvaluation.UNIT);
        if (Math.abs(parts) < 3) {
            return 0;
        }
        int best = 0;
        for (int digit = -most; digit <= most; digit++) {
            if (Math.abs(PatternWeights.worth(digit) - parts) < Math.abs(PatternWeights.worth(best) - parts)) {
                best = digit;
            }
        }
        return best;
    }
}
