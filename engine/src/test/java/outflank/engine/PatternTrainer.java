package outflank.engine;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// Fits the weights of [PatternEvaluation] to positions with known or likely scores, by stochastic gradient
/// descent on the squared error, and writes them as the text that [PatternWeights] reads.
///
/// `PatternTrainer EPOCHS patterns.txt FILE@LEAST@MOST…`: of each file the positions with that many empty
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
        Files.writeString(Path.of(args[1]), trainer.file());
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

    /// The file of weights, as [PatternWeights] describes it.
    private String file() {
        StringBuilder file = new StringBuilder("stages");
        for (int stage : STAGES) {
            file.append(' ').append(stage);
        }
        file.append("\ntempo");
        for (float t : tempo) {
            file.append(' ').append(Math.round(t * PatternEvaluation.UNIT));
        }
        for (int stage = 0; stage < STAGES.length; stage++) {
            file.append('\n').append(encoded(stage));
        }
        return file.append('\n').toString();
    }

    private String encoded(int stage) {
        int most = PatternWeights.LARGEST_DIGIT;
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
