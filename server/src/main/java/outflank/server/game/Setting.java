package outflank.server.game;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import outflank.engine.Level;

/// Every setting of a group, in one table: programs and pages read it, names and explanations are messages.
public enum Setting {
    MARKS("marks", Kind.SWITCH, Takes.AT_ONCE, List.of(true, false), Settings::marks),
    ALTERNATE("alternate", Kind.SWITCH, Takes.NEXT_GAME, List.of(true, false), Settings::alternate),
    TURN_LIMIT("turnLimit", Kind.CHOICE, Takes.NEXT_GAME, List.of(0, 30, 60), Settings::turnLimit),
    CLOCK(
            "clock",
            Kind.CLOCK,
            Takes.NEXT_GAME,
            List.of("off", "1+0", "3+2", "5+3", "10+5", "15+10"),
            settings -> ClockSetting.text(settings.clock())),
    TOURNAMENT_COUNT("tournamentCount", Kind.SWITCH, Takes.AT_ONCE, List.of(true, false), Settings::tournamentCount),
    WATCH(
            "watch",
            Kind.CHOICE,
            Takes.AT_ONCE,
            List.of("anyone", "members", "players"),
            settings -> settings.watch().text()),
    LEVEL(
            "level",
            Kind.LEVEL,
            Takes.NEXT_GAME,
            List.copyOf(
                    IntStream.rangeClosed(Level.LOWEST, Level.HIGHEST).boxed().toList()),
            settings -> settings.level().number()),
    WINNER_STAYS("winnerStays", Kind.SWITCH, Takes.NEXT_GAME, List.of(true, false), Settings::winnerStays);

    private final String key;
    private final Kind kind;
    private final Takes takesEffect;

    @SuppressWarnings("ImmutableEnumChecker") // made by List.of, of immutable values
    private final List<Object> choices;

    @SuppressWarnings("ImmutableEnumChecker") // a method reference
    private final Function<Settings, Object> value;

    Setting(String key, Kind kind, Takes takesEffect, List<Object> choices, Function<Settings, Object> value) {
        this.key = key;
        this.kind = kind;
        this.takesEffect = takesEffect;
        this.choices = choices;
        this.value = value;
    }

    /// How a page lets people choose.
    public enum Kind {
        SWITCH,
        CHOICE,
        CLOCK,
        LEVEL
    }

    /// What would alter the game in progress takes effect from the next.
    public enum Takes {
        AT_ONCE,
        NEXT_GAME
    }

    /// The name for programs, and in the keys of messages.
    public String key() {
        return key;
    }

    public Kind kind() {
        return kind;
    }

    public Takes takesEffect() {
        return takesEffect;
    }

    /// What is offered, in order: booleans, whole numbers or texts. Of clocks there are more.
    public List<Object> choices() {
        return choices;
    }

    public Object in(Settings settings) {
        return value.apply(settings);
    }

    public Object standard() {
        return in(Settings.DEFAULT);
    }
}
