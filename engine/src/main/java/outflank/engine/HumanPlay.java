package outflank.engine;

import outflank.rules.Flips;
import outflank.rules.Square;

/// Chooses like a person of limited [Skill]: each legal square that is seen gets a judgement, a little wrong, and the
/// best judgement wins.
final class HumanPlay {

    private final Effort effort;
    private final Search search;

    HumanPlay(Effort effort, Search search) {
        this.effort = effort;
        this.search = search;
    }

    Choice choose(long player, long opponent, long legal, Skill skill, Chance chance) {
        boolean hasty = chance.in(skill.hasty());
        int best = Integer.MIN_VALUE;
        int bestSquare = Long.numberOfTrailingZeros(legal);
        int bestScore = 0;
        for (long rest = seen(legal, skill, chance); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long flips = Flips.of(player, opponent, square);
            int score = -search.score(
                    opponent ^ flips,
                    player ^ flips ^ (1L << square),
                    hasty ? 0 : skill.depth() - 1,
                    -Search.INFINITE,
                    Search.INFINITE);
            if (effort.ended()) {
                break;
            }
            int judgement = (hasty ? Taste.of(flips, square) : score) + chance.around(skill.doubt());
            if (judgement > best) {
                best = judgement;
                bestSquare = square;
                bestScore = score;
            }
        }
        return new Choice(Square.of(bestSquare), bestScore, hasty ? 1 : skill.depth(), false, effort.nodes());
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
