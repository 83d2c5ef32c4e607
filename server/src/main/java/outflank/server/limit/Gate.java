package outflank.server.limit;

import java.time.InstantSource;
import java.util.Optional;
import outflank.server.answer.Answer;
import outflank.server.player.PlayerId;

/// Counts what players and addresses do, and refuses what is too much. An empty address has no limit.
public final class Gate {

    private final Buckets calls;
    private final Buckets pages;
    private final Buckets files;
    private final Buckets players;
    private final Buckets groups;
    private final Buckets codes;
    private final Buckets connections;
    private final Buckets hellos;
    private final Buckets reactions;
    private final Buckets claims;
    private final Buckets own;

    public Gate(Limits limits, InstantSource clock) {
        int perSecond = limits.of(Limit.CALLS_PER_SECOND);
        calls = new Buckets(
                perSecond + " calls a second", Math.max(perSecond, limits.of(Limit.CALLS_AT_ONCE)), perSecond, clock);
        Rates rates = new Rates(limits, clock);
        pages = rates.aSecond(Limit.PAGES_PER_SECOND, "pages a second for one address", Limit.PAGES_AT_ONCE);
        files = rates.aSecond(Limit.FILES_PER_SECOND, "files a second for one address", Limit.FILES_AT_ONCE);
        connections = rates.aSecond(
                Limit.CONNECTIONS_PER_SECOND, "live connections a second from one address", Limit.CONNECTIONS_AT_ONCE);
        hellos = rates.aSecond(Limit.HELLOS_PER_SECOND, "hellos a second", Limit.HELLOS_AT_ONCE);
        players = rates.anHour(Limit.PLAYERS_PER_HOUR, "new players an hour from one address", Limit.PLAYERS_AT_ONCE);
        groups = rates.anHour(Limit.GROUPS_PER_HOUR, "new groups an hour from one address", Limit.GROUPS_AT_ONCE);
        codes = rates.aMinute(Limit.UNKNOWN_CODES_PER_MINUTE, "unknown group codes a minute");
        claims = rates.aMinute(Limit.UNKNOWN_CODES_PER_MINUTE, "unknown claim codes a minute");
        own = rates.aMinute(Limit.OWN_CHANGES_PER_MINUTE, "changes of one's own player a minute");
        int reactionsIn20 = limits.of(Limit.REACTIONS_IN_20_SECONDS);
        reactions = new Buckets(reactionsIn20 + " reactions in 20 s", reactionsIn20, reactionsIn20 / 20.0, clock);
    }

    /// A call or message of a player.
    public Answer<Boolean> call(PlayerId player) {
        return calls.take(player.text());
    }

    /// A call of someone without an identity, counted by address.
    public Answer<Boolean> call(Optional<String> address) {
        return address.map(calls::take).orElse(Answer.done(true));
    }

    /// A page or picture is asked for.
    public Answer<Boolean> page(Optional<String> address) {
        return address.map(pages::take).orElse(Answer.done(true));
    }

    /// A script, style or drawing of a page is asked for.
    public Answer<Boolean> file(Optional<String> address) {
        return address.map(files::take).orElse(Answer.done(true));
    }

    /// A player is about to be made.
    public Answer<Boolean> newPlayer(Optional<String> address) {
        return address.map(players::take).orElse(Answer.done(true));
    }

    /// A group is about to be opened.
    public Answer<Boolean> newGroup(Optional<String> address) {
        return address.map(groups::take).orElse(Answer.done(true));
    }

    /// Someone who is not a member is about to look for a group by its code.
    public Answer<Boolean> mayLookFor(Optional<String> address) {
        return address.map(codes::look).orElse(Answer.done(true));
    }

    /// The group looked for does not exist.
    public void unknownCode(Optional<String> address) {
        address.ifPresent(codes::take);
    }

    /// A live connection is about to be opened.
    public Answer<Boolean> connection(Optional<String> address) {
        return address.map(connections::take).orElse(Answer.done(true));
    }

    /// A player says hello on a live connection, and is to be told everything.
    public Answer<Boolean> hello(PlayerId player) {
        return hellos.take(player.text());
    }

    /// Someone is about to say something to the group.
    public Answer<Boolean> reaction(PlayerId player) {
        return reactions.take(player.text());
    }

    /// A player is about to change something about themselves, or to be told all of it.
    public Answer<Boolean> ownChange(PlayerId player) {
        return own.take(player.text());
    }

    /// Someone is about to try a claim code.
    public Answer<Boolean> mayClaim(Optional<String> address) {
        return address.map(claims::look).orElse(Answer.done(true));
    }

    /// The claim code tried does not exist.
    public void unknownClaim(Optional<String> address) {
        address.ifPresent(claims::take);
    }

    /// Makes buckets whose limits stand in the table.
    private record Rates(Limits limits, InstantSource clock) {

        Buckets aSecond(Limit rate, String what, Limit atOnce) {
            return of(rate, what, limits.of(atOnce), 1);
        }

        Buckets anHour(Limit rate, String what, Limit atOnce) {
            return of(rate, what, limits.of(atOnce), 3600);
        }

        /// All of a minute's may come at once.
        Buckets aMinute(Limit rate, String what) {
            return of(rate, what, limits.of(rate), 60);
        }

        private Buckets of(Limit rate, String what, int atOnce, double seconds) {
            int number = limits.of(rate);
            return new Buckets(number + " " + what, atOnce, number / seconds, clock);
        }
    }
}
