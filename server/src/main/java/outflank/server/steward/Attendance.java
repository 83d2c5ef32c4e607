package outflank.server.steward;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import outflank.server.player.PlayerId;

/// Who of a group is connected, and since when the others are not. All of it is of now: a server that starts anew
/// counts
/// everyone as gone since then.
final class Attendance {

    /// A connection lost within this time of a word of farewell was closed on purpose.
    private static final Duration FAREWELL = Duration.ofSeconds(10);

    /// Who plays by calls after a lost connection is awaited again when nothing more is heard for so long.
    static final Duration CALLS_LAST = Duration.ofMinutes(3);

    private final Instant opened;
    private final Map<PlayerId, Integer> connections = new HashMap<>();
    private final Map<PlayerId, Presence.Gone> gone = new HashMap<>();
    private final Map<PlayerId, Instant> farewells = new HashMap<>();
    /// When each last came: by a connection, or by playing by calls again.
    private final Map<PlayerId, Instant> came = new HashMap<>();

    /// When each last came or called.
    private final Map<PlayerId, Instant> seen = new HashMap<>();

    /// Until when they play by calls who have done so since the connection was lost.
    private final Map<PlayerId, Instant> calling = new HashMap<>();

    private final Map<PlayerId, Duration> lags = new HashMap<>();

    Attendance(Instant opened) {
        this.opened = opened;
    }

    synchronized void connected(PlayerId player, Instant now) {
        if (connections.merge(player, 1, Integer::sum) == 1) {
            came.put(player, now);
            seen.put(player, now);
            gone.remove(player);
        }
        farewells.remove(player);
        calling.remove(player);
    }

    synchronized void left(PlayerId player, boolean onPurpose, Instant now) {
        Integer open = connections.get(player);
        if (open == null) {
            return;
        }
        if (open > 1) {
            connections.put(player, open - 1);
            return;
        }
        connections.remove(player);
        lags.remove(player);
        Instant farewell = farewells.remove(player);
        boolean saidSo = farewell != null && Duration.between(farewell, now).compareTo(FAREWELL) <= 0;
        gone.put(player, new Presence.Gone(now, onPurpose || saidSo, Optional.empty()));
    }

    /// A page of the player's says that it is about to be closed. Its connection may have been lost before.
    synchronized void leaving(PlayerId player, Instant now) {
        Presence.Gone before = gone.get(player);
        if (connections.containsKey(player)) {
            farewells.put(player, now);
        } else if (before != null && Duration.between(before.since(), now).compareTo(FAREWELL) <= 0) {
            gone.put(player, new Presence.Gone(before.since(), true, before.awaitedUntil()));
        }
    }

    /// Someone who is not connected makes a call.
    synchronized void called(PlayerId player, Instant now) {
        seen.put(player, now);
    }

    /// A player of the game, who is not connected, plays by a call: a program, which is not awaited any more.
    synchronized void played(PlayerId player, Instant now) {
        called(player, now);
        if (!connections.containsKey(player)) {
            Instant until = calling.put(player, now.plus(CALLS_LAST));
            if (until == null || until.isBefore(now)) {
                came.put(player, now);
            }
        }
    }

    /// A connected page says something else than farewell, so it stays.
    synchronized void stays(PlayerId player) {
        farewells.remove(player);
    }

    /// The opponent of someone who is away waits longer.
    synchronized void awaited(PlayerId player, Instant until) {
        Presence.Gone before = gone.getOrDefault(player, new Presence.Gone(opened, false, Optional.empty()));
        gone.put(player, new Presence.Gone(before.since(), before.onPurpose(), Optional.of(until)));
    }

    synchronized void measured(PlayerId player, Duration lag) {
        if (connections.containsKey(player)) {
            lags.put(player, lag);
        }
    }

    synchronized Presence at(Instant now) {
        return new Presence(now, opened, connections.keySet(), gone, calling, came, seen, lags);
    }

    synchronized boolean isEmpty() {
        return connections.isEmpty();
    }
}
