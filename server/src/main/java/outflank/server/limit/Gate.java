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
        int perHour = limits.of(Limit.PLAYERS_PER_HOUR);
        int perMinute = limits.of(Limit.UNKNOWN_CODES_PER_MINUTE);
        calls = new Buckets(
                perSecond + " calls a second", Math.max(perSecond, limits.of(Limit.CALLS_AT_ONCE)), perSecond, clock);
        int pagesPerSecond = limits.of(Limit.PAGES_PER_SECOND);
        pages = new Buckets(
                pagesPerSecond + " pages a second for one address",
                limits.of(Limit.PAGES_AT_ONCE),
                pagesPerSecond,
                clock);
        int filesPerSecond = limits.of(Limit.FILES_PER_SECOND);
        files = new Buckets(
                filesPerSecond + " files a second for one address",
                limits.of(Limit.FILES_AT_ONCE),
                filesPerSecond,
                clock);
        players = new Buckets(
                perHour + " new players an hour from one address",
                limits.of(Limit.PLAYERS_AT_ONCE),
                perHour / 3600.0,
                clock);
        int groupsPerHour = limits.of(Limit.GROUPS_PER_HOUR);
        groups = new Buckets(
                groupsPerHour + " new groups an hour from one address",
                limits.of(Limit.GROUPS_AT_ONCE),
                groupsPerHour / 3600.0,
                clock);
        codes = new Buckets(perMinute + " unknown group codes a minute", perMinute, perMinute / 60.0, clock);
        claims = new Buckets(perMinute + " unknown claim codes a minute", perMinute, perMinute / 60.0, clock);
        int ownPerMinute = limits.of(Limit.OWN_CHANGES_PER_MINUTE);
        own = new Buckets(
                ownPerMinute + " changes of one's own player a minute", ownPerMinute, ownPerMinute / 60.0, clock);
        int connectionsPerSecond = limits.of(Limit.CONNECTIONS_PER_SECOND);
        connections = new Buckets(
                connectionsPerSecond + " live connections a second from one address",
                limits.of(Limit.CONNECTIONS_AT_ONCE),
                connectionsPerSecond,
                clock);
        int hellosPerSecond = limits.of(Limit.HELLOS_PER_SECOND);
        hellos = new Buckets(
                hellosPerSecond + " hellos a second", limits.of(Limit.HELLOS_AT_ONCE), hellosPerSecond, clock);
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
}
