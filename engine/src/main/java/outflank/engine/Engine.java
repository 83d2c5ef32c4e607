package outflank.engine;

import outflank.rules.Board;

/// A computer player with its own memory. One thread at a time.
///
/// What it chooses depends on the board, the level and the seed alone, not on the machine or on what was asked before,
/// unless it is stopped.
public final class Engine {

    private static final int TABLE_MEGABYTES = 8;

    /// Perfect play from fewer empty squares is done before others could be told of it.
    private static final int DIVIDED_FROM_EMPTIES = 17;

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
        boolean exact = isExact(board, skill);
        begin(board, skill.isSober() && !exact ? skill.nodes() : Long.MAX_VALUE, stop);
        Chance chance = new Chance(seed, board.player(), board.opponent());
        return skill.isSober() || exact
                ? sober.choose(board, skill.depth(), chance)
                : human.choose(board, skill, chance);
    }

    /// Whether it is worth while to divide a choice among several engines: only perfect play, which takes as
    /// long as it takes. A number of nodes is never divided, as it is worth less then: without a common
    /// memory, two engines see half a ply less than one.
    public static boolean divides(Board board, Level level) {
        return isExact(board, Skill.of(level))
                && board.empties() >= DIVIDED_FROM_EMPTIES
                && Long.bitCount(board.legal()) > 1;
    }

    /// The plan of perfect play that several engines find together.
    public RootPlan plan(Board board, Stop stop) {
        begin(board, Long.MAX_VALUE, stop);
        return sober.plan(board);
    }

    /// This engine's part in a choice that several make together.
    public RootMoves rootMoves(Board board) {
        forget();
        return new RootMoves(board, search);
    }

    private void begin(Board board, long nodes, Stop stop) {
        if (!board.canMove()) {
            throw new IllegalArgumentException("No legal square on " + board + ": the side to move is skipped.");
        }
        forget();
        search.begin(nodes, stop);
    }

    private void forget() {
        table.clear();
        search.forget();
    }

    private static boolean isExact(Board board, Skill skill) {
        return board.empties() <= skill.exactFrom();
    }
}
