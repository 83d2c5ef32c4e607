package outflank.engine;

import outflank.rules.Board;

/// A computer player with its own memory (a transposition table). One thread at a time.
///
/// What it chooses depends on the board, the level and the seed alone, not on the machine or on what was asked before,
/// unless it is stopped.
public final class Engine {

    private final Effort effort = new Effort();
    private final TranspositionTable table = new TranspositionTable();
    private final Search search = new Search(effort, table);
    private final HumanPlay human = new HumanPlay(effort, search);
    private final SoberPlay sober = new SoberPlay(effort, search);

    /// Chooses a move for the side to move, as a player of `level` would.
    ///
    /// @param board has at least one legal square
    /// @param seed decides between moves the level finds equally good; the same seed gives the same choice
    /// @throws IllegalArgumentException if the side to move cannot move
    public Choice choose(Board board, Level level, long seed, Stop stop) {
        long player = board.player();
        long opponent = board.opponent();
        long legal = board.legal();
        if (legal == 0) {
            throw new IllegalArgumentException("No legal square on " + board + ": the side to move is skipped.");
        }
        Skill skill = Skill.of(level);
        Chance chance = new Chance(seed, player, opponent);
        boolean exact = board.empties() <= skill.exactFrom();
        table.clear();
        effort.begin(exact || skill.nodes() == 0 ? Long.MAX_VALUE : skill.nodes(), stop);
        return exact || skill.isSober()
                ? sober.choose(player, opponent, legal, exact ? board.empties() : skill.depth(), exact, chance)
                : human.choose(player, opponent, legal, skill, chance);
    }
}
