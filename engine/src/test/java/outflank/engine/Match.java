package outflank.engine;

import outflank.rules.Board;
import outflank.rules.Color;
import outflank.rules.Game;
import outflank.rules.Square;

/// Games between two players, colours changing from game to game.
///
/// As a program it measures the ladder of levels: `Match GAMES [FROM [TO]]`, each of these against the one below.
final class Match {

    /// Someone who moves.
    interface Player {
        Square move(Board board, long seed);
    }

    /// What came of a match, for its first player.
    record Score(int won, int drawn, int lost, int discs) {

        /// 0 to 100, a draw half a win.
        double percent() {
            return 100.0 * (won + 0.5 * drawn) / (won + drawn + lost);
        }

        Score with(int difference) {
            return new Score(
                    won + (difference > 0 ? 1 : 0),
                    drawn + (difference == 0 ? 1 : 0),
                    lost + (difference < 0 ? 1 : 0),
                    discs + difference);
        }
    }

    private Match() {}

    static Player level(int number) {
        Engine engine = new Engine();
        Level level = new Level(number);
        return (board, seed) -> engine.choose(board, level, seed, Stop.NEVER).square();
    }

    /// Always flips the most discs; between equals, chance decides.
    static Player greedy() {
        return (board, seed) -> {
            Chance chance = new Chance(seed, board.player(), board.opponent());
            Square best = Square.in(board.legal()).getFirst();
            int most = 0;
            for (Square square : Square.in(board.legal())) {
                int flips = 1000 * Long.bitCount(board.flips(square)) + chance.below(1000);
                if (flips > most) {
                    most = flips;
                    best = square;
                }
            }
            return best;
        };
    }

    static Player random() {
        return (board, seed) -> {
            Chance chance = new Chance(seed, board.player(), board.opponent());
            return Square.in(board.legal()).get(chance.below(Long.bitCount(board.legal())));
        };
    }

    /// Game n of seed s is played with the seed s + n.
    static Score play(Player first, Player second, int games, long seed) {
        Score score = new Score(0, 0, 0, 0);
        for (int n = 0; n < games; n++) {
            Color ofFirst = n % 2 == 0 ? Color.BLACK : Color.WHITE;
            Game game = Game.start();
            while (!game.isOver()) {
                boolean firstMoves = game.toMove().orElseThrow() == ofFirst;
                Board board = game.position().board();
                game = game.with((firstMoves ? first : second).move(board, 2 * (seed + n) + (firstMoves ? 0 : 1)));
            }
            int black =
                    game.position().count().black() - game.position().count().white();
            score = score.with(ofFirst == Color.BLACK ? black : -black);
        }
        return score;
    }

    public static void main(String[] args) {
        int games = Integer.parseInt(args[0]);
        int from = args.length > 1 ? Integer.parseInt(args[1]) : Level.LOWEST;
        int to = args.length > 2 ? Integer.parseInt(args[2]) : Level.HIGHEST;
        if (from == Level.LOWEST) {
            reportTheLowest(games);
        }
        for (int number = Math.max(from, Level.LOWEST + 1); number <= to; number++) {
            report("level " + number + " - level " + (number - 1), play(level(number), level(number - 1), games, 1));
        }
    }

    private static void reportTheLowest(int games) {
        report("greedy - random", play(greedy(), random(), games, 1));
        report("level 1 - random", play(level(1), random(), games, 1));
        report("level 1 - greedy", play(level(1), greedy(), games, 1));
        report("level 2 - greedy", play(level(2), greedy(), games, 1));
    }

    private static void report(String name, Score score) {
        System.out.printf(
                "%-18s %5.1f %%  (%d won, %d drawn, %d lost, %+.1f discs a game)%n",
                name,
                score.percent(),
                score.won(),
                score.drawn(),
                score.lost(),
                (double) score.discs() / (score.won() + score.drawn() + score.lost()));
    }
}
