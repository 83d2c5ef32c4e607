package outflank.server.live;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/// What people can say to each other, in place of free chat. Each is read in the reader's language.
enum Reaction {
    HELLO("hello"),
    WELL_PLAYED("wellPlayed"),
    THANKS("thanks"),
    OOPS("oops"),
    ONE_MOMENT("oneMoment"),
    GOOD_GAME("goodGame");

    private final String code;

    Reaction(String code) {
        this.code = code;
    }

    String code() {
        return code;
    }

    static Optional<Reaction> parse(String code) {
        return Arrays.stream(values())
                .filter(reaction -> reaction.code.equals(code))
                .findFirst();
    }

    static String all() {
        return Arrays.stream(values()).map(Reaction::code).collect(Collectors.joining(", "));
    }
}
