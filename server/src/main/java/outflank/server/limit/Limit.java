package outflank.server.limit;

import java.util.Locale;

/// Every limit of the site, in one table.
public enum Limit {
    CALLS_PER_SECOND(50, "calls a second, a player"),
    CALLS_AT_ONCE(200, "calls at once, a player"),
    PAGES_AT_ONCE(300, "pages and pictures at once, an address"),
    PAGES_PER_SECOND(30, "pages and pictures a second after that, an address"),
    FILES_AT_ONCE(4_000, "files of pages at once, an address"),
    FILES_PER_SECOND(400, "files of pages a second after that, an address"),
    PLAYERS_AT_ONCE(60, "new players at once, an address"),
    PLAYERS_PER_HOUR(300, "new players an hour after that, an address"),
    GROUPS_AT_ONCE(60, "new groups at once, an address"),
    GROUPS_PER_HOUR(300, "new groups an hour after that, an address"),
    GROUPS_A_PLAYER(300, "groups that a player is in"),
    GAMES_A_PLAYER(100, "running games that a player has a seat in"),
    UNKNOWN_CODES_PER_MINUTE(20, "unknown group codes or claim codes a minute, an address"),
    CONNECTIONS_AT_ONCE(300, "live connections opened at once, an address"),
    CONNECTIONS_PER_SECOND(10, "live connections opened a second after that, an address"),
    HELLOS_AT_ONCE(60, "hellos at once, a player"),
    HELLOS_PER_SECOND(2, "hellos a second after that, a player"),
    REACTIONS_IN_20_SECONDS(3, "reactions in 20 seconds, a player"),
    OWN_CHANGES_PER_MINUTE(10, "changes of name, claim codes, exports and farewells a minute, a player"),
    STREAMS_AT_ONCE(20, "event streams at once, a player or address"),
    MESSAGE_BYTES(4 * 1024, "bytes of a live message"),
    BODY_BYTES(64 * 1024, "bytes of a request's body");

    private final int standard;
    private final String meaning;

    Limit(int standard, String meaning) {
        this.standard = standard;
        this.meaning = meaning;
    }

    public int standard() {
        return standard;
    }

    public String meaning() {
        return meaning;
    }

    /// The name in options: `calls-per-second`.
    public String option() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
