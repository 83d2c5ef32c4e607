package outflank.engine;

import outflank.rules.Board;

/// A computer player with its own memory. One thread at a time.
///
/// What it chooses depends on the board, the level and the seed alone, not on the machine or on what was asked before,
/// unless it is stopped.
public final class Engine {

    private static final int TABLE_MEGABYTES = 8;

    /// A choice of fewer positions is made before others could be told of it.
    private static final long DIVIDED_FROM_NODES = 500_000;

    /// So is perfect play from fewer empty squares.
    private static final int DIVIDED_FROM_EMPTIES = 16;

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
        Skill skill = Skill.of(level);
        boolean exact = begin(board, skill, stop);
        Chance chance = new Chance(seed, board.player(), board.opponent());
        return skill.isSober() || exact
                ? sober.choose(board, skill.depth(), chance)
                : human.choose(board, skill, chance);
    }

    /// Whether it is worth while to divide a choice among several engines.
    public static boolean divides(Board board, Level level) {
        Skill skill = Skill.of(level);
        boolean much =
                isExact(board, skill) ? board.empties() >= DIVIDED_FROM_EMPTIES : skill.nodes() >= DIVIDED_FROM_NODES;
        return skill.isSober() && much && Long.bitCount(board.legal()) > 1;
    }

    /// The plan of a choice that several engines make together, for the same parameters as [#choose].
    public RootPlan plan(Board board, Level level, long seed, Stop stop) {
        Skill skill = Skill.of(level);
        if (!skill.isSober()) {
            throw new IllegalArgumentException(
                    "Level (" + level.number() + ") plays like a person, whose choice cannot be divided.");
        }
        boolean exact = begin(board, skill, stop);
        Chance chance = new Chance(seed, board.player(), board.opponent());
        return sober.plan(board, skill.depth(), chance, exact ? Long.MAX_VALUE : skill.nodes());
    }

    /// This engine's part in a choice that several make together.
    public RootMoves rootMoves(Board board) {
        forget();
        return new RootMoves(board, search);
    }

    /// @return whether play is to be perfect
    private boolean begin(Board board, Skill skill, Stop stop) {
        if (!board.canMove()) {
            throw new IllegalArgumentException("No legal square on " + board + ": the side to move is skipped.");
        }
        forget();
        boolean exact = isExact(board, skill);
        search.begin(skill.isSober() && !exact ? skill.nodes() : Long.MAX_VALUE, stop);
        return exact;
    }

    private void forget() {
        table.clear();
        search.forget();
    }

    private static boolean isExact(Board board, Skill skill) {
        return board.empties() <= skill.exactFrom();
    }
}
