package outflank.engine;

import outflank.rules.Flips;
import outflank.rules.Square;

/// Chooses the best move it can find: searches one ply deeper each time, until the end of the game or of its effort.
final class SoberPlay {

    /// Before an exact search, plies enough to find a good first move.
    private static final int WARM_UP = 6;

    private final Effort effort;
    private final Search search;

    /// The moves of the root, best known first.
    private final int[] squares = new int[MoveOrder.WIDTH];

    private int count;

    SoberPlay(Effort effort, Search search) {
        this.effort = effort;
        this.search = search;
    }

    /// @param depth plies to look ahead at most
    /// @param straightToTheEnd after a few plies, search all the rest at once
    Choice choose(long player, long opponent, long legal, int depth, boolean straightToTheEnd, Chance chance) {
        listShuffled(legal, chance);
        int empties = 64 - Long.bitCount(player | opponent);
        int last = Math.min(depth, empties);
        int score = 0;
        int reached = 0;
        int plies = 0;
        while (plies < last && !effort.ended()) {
            plies = straightToTheEnd && plies >= Math.min(WARM_UP, empties - 6) ? last : plies + 1;
            int better = searchRoot(player, opponent, plies);
            if (better > -Search.INFINITE) {
                score = better;
                reached = plies;
            }
        }
        boolean exact = reached == empties && !effort.ended();
        return new Choice(Square.of(squares[0]), score, reached, exact, effort.nodes());
    }

    /// Searches each move of the root and brings the best to the front, also when the effort ends half-way: the best
    /// of before is tried first, so that a better one found by then is better.
    ///
    /// @return the best score, or -[Search#INFINITE] if not even the first move was searched
    private int searchRoot(long player, long opponent, int plies) {
        int best = -Search.INFINITE;
        for (int i = 0; i < count; i++) {
            int square = squares[i];
            long flips = Flips.of(player, opponent, square);
            long mover = player ^ flips ^ (1L << square);
            long other = opponent ^ flips;
            int score;
            if (i == 0) {
                score = -search.score(other, mover, plies - 1, -Search.INFINITE, Search.INFINITE);
            } else {
                score = -search.score(other, mover, plies - 1, -best - 1, -best);
                if (score > best && !effort.ended()) {
                    score = -search.score(other, mover, plies - 1, -Search.INFINITE, -best);
                }
            }
            if (effort.ended()) {
                break;
            }
            if (score > best) {
                best = score;
                bringToFront(i);
            }
        }
        return best;
    }

    private void listShuffled(long legal, Chance chance) {
        count = 0;
        for (long rest = legal; rest != 0; rest &= rest - 1) {
            int place = chance.below(count + 1);
            squares[count++] = squares[place];
            squares[place] = Long.numberOfTrailingZeros(rest);
        }
    }

    private void bringToFront(int i) {
        int square = squares[i];
        System.arraycopy(squares, 0, squares, 1, i);
        squares[0] = square;
    }
}
