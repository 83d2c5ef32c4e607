package outflank.console.engine;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import outflank.engine.Choice;
import outflank.engine.Engine;
import outflank.engine.Found;
import outflank.engine.Level;
import outflank.engine.Limits;
import outflank.engine.Progress;
import outflank.engine.Selectivity;
import outflank.engine.Stop;
import outflank.engine.jvm.JvmKernels;
import outflank.rules.Board;

/// Chooses moves for a protocol: as a level of the site would, or as well as it can within depth and clock.
final class Thinking {

    /// Without a clock a move takes no longer than this, in seconds.
    private static final double PATIENCE = 60;

    /// With a clock and more empty squares than this the end is not looked for.
    private static final int END_IN_SIGHT = 26;

    private static final int BEFORE_THE_END = 11;

    /// After this part of its time a search begins nothing deeper: it would hardly be done.
    private static final double NOTHING_NEW = 0.6;

    /// Where neither a depth nor a clock is given.
    private static final int DEFAULT_DEPTH = 16;

    private final Optional<Level> level;
    private final Engine weaker;
    private final Mind mind;
    private final RandomGenerator chance = RandomGenerator.getDefault();
    private Optional<Integer> depth = Optional.empty();

    Thinking(Optional<Level> level, Mind mind) {
        JvmKernels.choose();
        this.level = level;
        this.mind = mind;
        weaker = new Engine();
    }

    /// Sets the depth for the middle of the game.
    void depth(int plies) {
        depth = Optional.of(plies);
    }

    Mind mind() {
        return mind;
    }

    /// How far judgements go that no clock limits.
    Ambition judgement() {
        return Ambition.toJudge(depth.orElse(DEFAULT_DEPTH));
    }

    /// A move for a side that has one.
    Found choose(Board board, Optional<Clock> clock, Stop interrupted, Progress heard) {
        double seconds = clock.map(c -> c.forThisMove(board.empties())).orElse(PATIENCE);
        long begun = System.nanoTime();
        Stop stop = () -> System.nanoTime() - begun > seconds * 1e9 || interrupted.now();
        if (level.isPresent()) {
            return found(weaker.choose(board, level.get(), chance.nextLong(), stop));
        }
        boolean[] late = {false};
        return mind.search(board, limits(board.empties(), clock.isPresent()), () -> late[0] || stop.now(), found -> {
            late[0] = clock.isPresent() && System.nanoTime() - begun > NOTHING_NEW * seconds * 1e9;
            heard.found(found);
        });
    }

    /// A choice does not say how much it left out: unless it is exact, nothing is claimed for it.
    private static Found found(Choice choice) {
        return new Found(
                Optional.of(choice.square()),
                choice.score(),
                choice.depth(),
                choice.exact() ? Selectivity.FULL : Selectivity.P73,
                choice.exact(),
                choice.nodes(),
                List.of(choice.square()));
    }

    private Limits limits(int empties, boolean clocked) {
        if (!clocked) {
            return Ambition.toPlay(depth.orElse(DEFAULT_DEPTH)).limits(empties);
        }
        if (empties <= END_IN_SIGHT) {
            return Limits.depth(empties);
        }
        int deepest = Math.min(depth.orElse(Ambition.DEEPEST), empties - BEFORE_THE_END);
        return new Limits(deepest, Long.MAX_VALUE, Selectivity.P87);
    }
}
