package outflank.engine;

/// The arithmetic on masks that a search spends its time with. Every implementation gives the same answers.
///
/// The search calls one kernel through a constant field, so that the JVM's compiler sees through the call; a
/// program that has a faster one supplies it to [Kernels] before its first search.
public abstract class Kernel {

    /// The discs of `opponent` that flip when `player` plays on the empty `square`; 0 if none does.
    public abstract long flips(long player, long opponent, int square);

    /// The legal squares of `player`.
    public abstract long moves(long player, long opponent);

    /// Twice the number of discs that flip when `player` plays on `square`, the only empty one: all other
    /// discs are the opponent's.
    public abstract int lastFlips(long player, int square);
}
