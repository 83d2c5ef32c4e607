package outflank.testkit;

import outflank.rules.Board;
import outflank.rules.Game;
import outflank.rules.Square;

/// Games of seeded random moves: with k = [Dice#below] the number of legal squares, the k-th legal square is played,
/// counted from 0 in the order a1 b1 … h8, one throw a move.
public final class RandomGames {

    private RandomGames() {}

    /// The game of `seed`, played to its end.
    public static Game game(long seed) {
        Dice dice = new Dice(seed);
        Game game = Game.start();
        while (!game.isOver()) {
            game = game.with(pick(game.legal(), dice));
        }
        return game;
    }

    /// The board of `seed` that has `empties` empty squares (1 to 60) and a side to move that can.
    ///
    /// A seed whose game ends earlier, or skips over the place, stands for the next one that does not.
    public static Board board(long seed, int empties) {
        for (long next = seed; ; next++) {
            Dice dice = new Dice(next);
            Game game = Game.start();
            while (!game.isOver() && game.position().board().empties() > empties) {
                game = game.with(pick(game.legal(), dice));
            }
            if (!game.isOver()) {
                return game.position().board();
            }
        }
    }

    /// One of the squares of a mask that is not empty.
    public static Square pick(long mask, Dice dice) {
        return Square.in(mask).get(dice.below(Long.bitCount(mask)));
    }
}
