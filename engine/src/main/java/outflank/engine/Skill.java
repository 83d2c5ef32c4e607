package outflank.engine;

/// What a level can do. Weak levels are people who do not see everything, not strong ones who throw games away: they
/// overlook squares, judge in haste, and look few plies ahead.
///
/// @param overlooks of 100 legal squares, how many go unseen (a corner is always seen)
/// @param hasty of 100 turns, how many are played by [Taste] without looking ahead
/// @param depth plies looked ahead on the other turns
/// @param doubt how far a judgement may be off, in hundredths of a disc
/// @param nodes positions a turn may visit, or 0 for as many as `depth` takes
/// @param exactFrom from this many empty squares on, play is perfect
record Skill(int overlooks, int hasty, int depth, int doubt, long nodes, int exactFrom) {

    private static final Skill[] BY_LEVEL = {
        new Skill(30, 100, 1, 300, 0, 0),
        new Skill(12, 20, 2, 600, 0, 6),
        new Skill(8, 8, 3, 500, 0, 12),
        new Skill(3, 0, 5, 300, 0, 12),
        new Skill(0, 0, 60, 0, 300_000, 16),
    };

    static Skill of(Level level) {
        return BY_LEVEL[level.number() - 1];
    }

    /// Whether everything is seen and judged as well as can be.
    boolean isSober() {
        return overlooks == 0 && hasty == 0 && doubt == 0;
    }
}
