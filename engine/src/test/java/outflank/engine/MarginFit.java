package outflank.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import outflank.rules.Board;
import outflank.rules.Game;
import outflank.rules.Square;

/// Measures how far shortened searches stray from the searches they stand for: `MarginFit GAMES [DEEPEST [END_FROM]]`.
///
/// Positions come from games of the engine against itself with some moves by chance. Each line says, for some
/// empty squares and a depth, the mean and the standard deviation of deep minus shortened score, in discs; below
/// stand the coefficients that fit the deviations best, for [Tuning#deviation].
final class MarginFit {

    private final Searcher searcher = new Searcher(16);
    private final List<double[]> seen = new ArrayList<>();

    private MarginFit() {}

    public static void main(String[] args) {
        int games = Integer.parseInt(args[0]);
        int deepest = args.length > 1 ? Integer.parseInt(args[1]) : 9;
        int endFrom = args.length > 2 ? Integer.parseInt(args[2]) : 18;
        MarginFit fit = new MarginFit();
        Engine engine = new Engine();
        for (long seed = 0; seed < games; seed++) {
            Chance chance = new Chance(seed, 1, 2);
            Game game = Game.start();
            while (!game.isOver()) {
                Board board = game.position().board();
                if (board.empties() <= 54 && chance.in(15)) {
                    fit.look(board, deepest, endFrom);
                }
                Square square = chance.in(board.empties() > 50 ? 60 : 6)
                        ? Square.in(board.legal()).get(chance.below(Long.bitCount(board.legal())))
                        : engine.choose(board, new Level(5), seed, Stop.NEVER).square();
                game = game.with(square);
            }
        }
        fit.report();
    }

    private void look(Board board, int deepest, int endFrom) {
        int empties = board.empties();
        searcher.forget();
        int[] scores = new int[deepest + 1];
        for (int depth = 1; depth <= Math.min(deepest, empties - 1); depth++) {
            scores[depth] = score(board, depth);
            if (depth >= 4) {
                seen.add(new double[] {
                    empties, depth, Tuning.shorter(depth), scores[depth] - scores[Tuning.shorter(depth)]
                });
            }
        }
        if (empties >= 13 && empties <= endFrom) {
            seen.add(new double[] {
                empties, empties, Tuning.shorter(empties), score(board, empties) - score(board, Tuning.shorter(empties))
            });
        }
    }

    private int score(Board board, int depth) {
        return searcher.search(board, Limits.depth(depth), Stop.NEVER, Progress.UNHEARD)
                        .score()
                / 100;
    }

    private void report() {
        for (int end = 0; end < 2; end++) {
            List<double[]> of = new ArrayList<>();
            for (double[] one : seen) {
                if (one[0] == one[1] == (end == 1)) {
                    of.add(one);
                }
            }
            System.out.println(end == 1 ? "to the end" : "in the middle");
            List<double[]> cells = cells(of, end == 1 ? 1 : 6);
            for (double[] cell : cells) {
                System.out.printf(
                        Locale.ROOT,
                        "%4.1f empties  depth %2.0f by %2.0f  mean %+.2f  deviation %.2f  (%.0f)%n",
                        cell[0],
                        cell[1],
                        cell[2],
                        cell[3],
                        cell[4],
                        cell[5]);
            }
            double[] c = LeastSquares.fit(cells);
            System.out.printf(
                    Locale.ROOT,
                    "ln deviation = %.4f %+.5f empties %+.5f depth %+.5f shorter%n",
                    c[0],
                    c[1],
                    c[2],
                    c[3]);
        }
    }

    /// Mean empties, depth, half, mean, deviation and count by empties (in steps), depth.
    private static List<double[]> cells(List<double[]> seen, int step) {
        double[][][] sums = new double[64 / step + 1][40][5];
        for (double[] one : seen) {
            double[] sum = sums[(int) one[0] / step][(int) one[1]];
            sum[0] += one[0];
            sum[1] += one[2];
            sum[2] += one[3];
            sum[3] += one[3] * one[3];
            sum[4]++;
        }
        List<double[]> cells = new ArrayList<>();
        for (double[][] byDepth : sums) {
            for (int depth = 0; depth < 40; depth++) {
                double[] s = byDepth[depth];
                if (s[4] >= 20) {
                    double mean = s[2] / s[4];
                    cells.add(new double[] {
                        s[0] / s[4], depth, s[1] / s[4], mean, Math.sqrt(s[3] / s[4] - mean * mean), s[4]
                    });
                }
            }
        }
        return cells;
    }

    /// Weighted least squares of the logarithm of the deviation.
    private static final class LeastSquares {

        static double[] fit(List<double[]> cells) {
            double[][] a = new double[4][5];
            for (double[] cell : cells) {
                double[] x = {1, cell[0], cell[1], cell[2]};
                for (int i = 0; i < 4; i++) {
                    for (int j = 0; j < 4; j++) {
                        a[i][j] += cell[5] * x[i] * x[j];
                    }
                    a[i][4] += cell[5] * x[i] * Math.log(cell[4]);
                }
            }
            for (int i = 0; i < 4; i++) {
                a[i][i] += 1e-6;
            }
            for (int i = 0; i < 4; i++) {
                for (int k = 0; k < 4; k++) {
                    if (k != i) {
                        double f = a[k][i] / a[i][i];
                        for (int j = i; j < 5; j++) {
                            a[k][j] -= f * a[i][j];
                        }
                    }
                }
            }
            double[] result = new double[4];
            for (int i = 0; i < 4; i++) {
                result[i] = a[i][4] / a[i][i];
            }
            return result;
        }
    }
}
