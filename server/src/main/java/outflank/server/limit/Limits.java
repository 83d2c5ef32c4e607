package outflank.server.limit;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import outflank.rules.Parsed;

/// The limits in force: the standard ones, except where an option lowers one.
public final class Limits {

    public static final Limits STANDARD = new Limits(Map.of());

    private final Map<Limit, Integer> lowered;

    private Limits(Map<Limit, Integer> lowered) {
        this.lowered = lowered;
    }

    /// Reads options such as `calls-per-second=5`.
    public static Parsed<Limits> parse(Iterable<String> options) {
        Map<Limit, Integer> lowered = new EnumMap<>(Limit.class);
        for (String option : options) {
            int equals = option.indexOf('=');
            String name = equals < 0 ? option : option.substring(0, equals);
            Optional<Limit> limit = Arrays.stream(Limit.values())
                    .filter(known -> known.option().equals(name))
                    .findFirst();
            if (limit.isEmpty()) {
                return Parsed.malformed("There is no limit (" + name + "). Limits: "
                        + Arrays.stream(Limit.values()).map(Limit::option).collect(Collectors.joining(", ")) + ".");
            }
            String value = equals < 0 ? "" : option.substring(equals + 1);
            if (!value.matches("[1-9][0-9]{0,8}")
                    || Integer.parseInt(value) > limit.get().standard()) {
                return Parsed.malformed("The limit " + name + " is a number from 1 to "
                        + limit.get().standard() + ", not (" + value + ").");
            }
            lowered.put(limit.get(), Integer.parseInt(value));
        }
        return Parsed.value(new Limits(lowered));
    }

    public int of(Limit limit) {
        return lowered.getOrDefault(limit, limit.standard());
    }
}
