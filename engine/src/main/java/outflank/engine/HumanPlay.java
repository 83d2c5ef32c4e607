package outflank.engine;

import outflank.rules.Board;
import outflank.rules.Flips;
import outflank.rules.Square;

/// Chooses like a person of limited [Skill]: each legal square that is seen gets a judgement, a little wrong, and the
/// best judgement wins.
final class HumanPlay {

    private final DeepSearch search;

    HumanPlay(DeepSearch search) {
        this.search = search;
    }

    Choice choose(Board board, Skill skill, Chance chance) {
        boolean hasty = chance.in(skill.hasty());
        int depth = hasty ? 1 : skill.depth();
        int best = Integer.MIN_VALUE;
        int bestSquare = Long.numberOfTrailingZeros(board.legal());
        int bestScore = 0;
        for (long rest = seen(board.legal(), skill, chance); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long flips = Flips.of(board.player(), board.opponent(), square);
            long mover = board.player() ^ flips ^ (1L << square);
            int score = -100 * search.score(board.opponent() ^ flips, mover, depth - 1);
            if (search.ended()) {
                break;
            }
            int judgement = (hasty ? Taste.of(flips, square) : score) + chance.around(skill.doubt());
            if (judgement > best) {
                best = judgement;
                bestSquare = square;
                bestScore = score;
            }
        }
        return new Choice(Square.of(bestSquare), bestScore, depth, false, search.nodes());
    }

    /// The squares that come to mind: at least one.
    private static long seen(long legal, Skill skill, Chance chance) {
        long seen = 0;
        for (long rest = legal; rest != 0; rest &= rest - 1) {
            long square = rest & -rest;
            if ((square & Squares.CORNERS) != 0 || !chance.in(skill.overlooks())) {
                seen |= square;
            }
        }
        return seen == 0 ? legal : seen;
    }
}
