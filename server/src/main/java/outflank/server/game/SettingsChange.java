package outflank.server.game;

import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import outflank.engine.Level;

/// New values for some of the settings, as [Setting] spells them; what is null stays as it is. A value that cannot be
/// set
/// throws an `IllegalArgumentException` whose message says so.
public record SettingsChange(
        @Nullable Boolean marks,
        @Nullable Boolean alternate,
        @Nullable Integer turnLimit,
        @Nullable String clock,
        @Nullable Boolean tournamentCount,
        @Nullable String watch,
        @Nullable Integer level,
        @Nullable Boolean winnerStays) {

    public static final SettingsChange NONE = new SettingsChange(null, null, null, null, null, null, null, null);

    public SettingsChange {
        // Whatever is said must make settings, whichever it is applied to.
        Objects.requireNonNull(applied(
                Settings.DEFAULT, marks, alternate, turnLimit, clock, tournamentCount, watch, level, winnerStays));
    }

    public Settings applyTo(Settings settings) {
        return applied(settings, marks, alternate, turnLimit, clock, tournamentCount, watch, level, winnerStays);
    }

    private static Settings applied(
            Settings old,
            @Nullable Boolean marks,
            @Nullable Boolean alternate,
            @Nullable Integer turnLimit,
            @Nullable String clock,
            @Nullable Boolean tournamentCount,
            @Nullable String watch,
            @Nullable Integer level,
            @Nullable Boolean winnerStays) {
        return new Settings(
                or(marks, old.marks()),
                or(alternate, old.alternate()),
                or(turnLimit, old.turnLimit()),
                clock == null ? old.clock() : ClockSetting.parse(clock),
                or(tournamentCount, old.tournamentCount()),
                watch == null ? old.watch() : Watch.parse(watch),
                level == null ? old.level() : new Level(level),
                or(winnerStays, old.winnerStays()));
    }

    private static <T> T or(@Nullable T value, T otherwise) {
        return Optional.ofNullable(value).orElse(otherwise);
    }
}
