package outflank.engine;

/// What a level can do. Weak levels are people who do not see everything, not strong ones who throw games away: they
/// overlook squares, judge in haste, and look few plies ahead. Strong levels see all, and think for as long as their
/// nodes last: a number of nodes is the same strength on any machine.
///
/// @param overlooks of 100 legal squares, how many go unseen (a corner is always seen)
/// @param hasty of 100 turns, how many are played by [Taste] without looking ahead
/// @param depth plies looked ahead on the other turns; for strong levels, plies that opening moves are compared at
/// @param doubt how far a judgement may be off, in hundredths of a disc
/// @param exactFrom from this many empty squares on, play is perfect
/// @param nodes positions a turn may visit, 0 for a person
record Skill(int overlooks, int hasty, int depth, int doubt, int exactFrom, long nodes) {

    private static final Skill[] BY_LEVEL = {
        person(30, 100, 1, 300, 0),
        person(15, 40, 1, 800, 4),
        person(10, 15, 2, 600, 6),
        person(5, 4, 3, 420, 8),
        person(2, 0, 4, 380, 10),
        sober(4_000, 4, 12),
        sober(40_000, 6, 14),
        sober(1_000_000, 8, 18),
    };

    static Skill of(Level level) {
        return BY_LEVEL[level.number() - 1];
    }

    /// Whether everything is seen and judged as well as can be.
    boolean isSober() {
        return nodes > 0;
    }

    private static Skill person(int overlooks, int hasty, int depth, int doubt, int exactFrom) {
        return new Skill(overlooks, hasty, depth, doubt, exactFrom, 0);
    }

    private static Skill sober(long nodes, int glance, int exactFrom) {
        return new Skill(0, 0, glance, 0, exactFrom, nodes);
    }
}
