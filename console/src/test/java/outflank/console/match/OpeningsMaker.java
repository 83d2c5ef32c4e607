package outflank.console.match;

import java.util.HashSet;
import java.util.Set;
import outflank.console.engine.Mind;
import outflank.engine.Limits;
import outflank.engine.Progress;
import outflank.engine.Selectivity;
import outflank.engine.Stop;
import outflank.rules.Board;
import outflank.rules.Game;
import outflank.rules.Square;
import outflank.rules.Symmetry;
import outflank.rules.Transcript;
import outflank.testkit.Dice;
import outflank.testkit.RandomGames;

/// Makes the openings that matches begin with: eight random moves, kept where a search finds both sides about equal.
/// `OpeningsMaker COUNT` prints them; the same count gives the same lines as long as the evaluation is the same.
public final class OpeningsMaker {

    private static final int MOVES = 8;
    private static final int DEPTH = 15;

    /// Hundredths of a disc.
    private static final int ABOUT_EQUAL = 100;

    private OpeningsMaker() {}

    public static void main(String[] args) {
        int count = Integer.parseInt(args[0]);
        System.out.println(
                "# Openings for matches: eight random moves each, about equal after 15 and 16 plies of search."
                        + " Made by OpeningsMaker.");
        Set<Board> seen = new HashSet<>();
        try (Mind mind = new Mind(1, 64)) {
            for (long seed = 0; seen.size() < count; seed++) {
                Game game = opening(seed);
                Board board = game.position().board();
                Board canonical = Symmetry.canonical(board).of(board);
                if (!seen.contains(canonical) && Math.abs(score(mind, board)) <= ABOUT_EQUAL) {
                    seen.add(canonical);
                    System.out.println(Transcript.of(game));
                }
            }
        }
    }

    private static Game opening(long seed) {
        Dice dice = new Dice(seed);
        Game game = Game.start().with(Square.of("f5"));
        while (game.ply() < MOVES) {
            game = game.with(RandomGames.pick(game.legal(), dice));
        }
        return game;
    }

    /// Odd and even depths judge differently; their mean is fairer than either.
    private static int score(Mind mind, Board board) {
        mind.forget();
        int sum = 0;
        for (int depth = DEPTH; depth <= DEPTH + 1; depth++) {
            sum += mind.search(board, new Limits(depth, Long.MAX_VALUE, Selectivity.P95), Stop.NEVER, Progress.UNHEARD)
                    .score();
        }
        return sum / 2;
    }
}
