package outflank.engine;

import outflank.rules.Board;

/// A computer player with its own memory. One thread at a time.
///
/// What it chooses depends on the board, the level and the seed alone, not on the machine or on what was asked before,
/// unless it is stopped.
public final class Engine {

    private static final int TABLE_MEGABYTES = 8;

    private final SharedTable table = SharedTable.ofMegabytes(TABLE_MEGABYTES);
    private final DeepSearch search;
    private final HumanPlay human;
    private final SoberPlay sober;

    /// With the weights that come with it.
    public Engine() {
        this(PatternWeights.shipped());
    }

    public Engine(PatternWeights weights) {
        search = new DeepSearch(new PatternEvaluation(weights), table, new Busy(false));
        human = new HumanPlay(search);
        sober = new SoberPlay(search);
    }

    /// Chooses a move for the side to move, as a player of `level` would.
    ///
    /// @param board has at least one legal square
    /// @param seed decides between moves the level finds equally good; the same seed gives the same choice
    /// @throws IllegalArgumentException if the side to move cannot move
    public Choice choose(Board board, Level level, long seed, Stop stop) {
        if (!board.canMove()) {
            throw new IllegalArgumentException("No legal square on " + board + ": the side to move is skipped.");
        }
        Skill skill = Skill.of(level);
        Chance chance = new Chance(seed, board.player(), board.opponent());
        table.clear();
        search.forget();
        boolean exact = board.empties() <= skill.exactFrom();
        search.begin(skill.isSober() && !exact ? skill.nodes() : Long.MAX_VALUE, stop);
        return skill.isSober() || exact
                ? sober.choose(board, skill.depth(), chance)
                : human.choose(board, skill, chance);
    }
}
