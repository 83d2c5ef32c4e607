package outflank.server.player;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/// Makes players and knows them again.
public final class Players {

    private final PlayerStore store;
    private final InstantSource clock;
    private final FriendlyNames names = new FriendlyNames(new SecureRandom());
    private final Cache<String, Player> byHash =
            Caffeine.newBuilder().maximumSize(20_000).build();

    /// Players whose visit has been noted; once a day is enough.
    private final Cache<PlayerId, Boolean> seenToday = Caffeine.newBuilder()
            .maximumSize(100_000)
            .expireAfterWrite(Duration.ofDays(1))
            .build();

    /// How often a player or token was changed; so that nothing is remembered from before a change.
    private volatile int changes;

    public Players(PlayerStore store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /// @param languages in which a player without a name is given one, the one liked best first
    public NewPlayer create(Optional<PlayerName> name, List<String> languages) {
        Player player = new Player(
                new PlayerId(Codes.random(12)),
                name.orElseGet(() -> names.next(languages)),
                clock.instant().truncatedTo(ChronoUnit.MILLIS));
        Token token = Token.random();
        store.add(player, token.hash());
        seenToday.put(player.id(), true);
        return new NewPlayer(player, token);
    }

    public Optional<Player> find(PlayerId id) {
        return store.findPlayer(id);
    }

    public Optional<Player> find(Token token) {
        String hash = token.hash();
        Player known = byHash.getIfPresent(hash);
        if (known == null) {
            int before = changes;
            Optional<Player> stored = store.findPlayerByHash(hash);
            if (stored.isEmpty()) {
                return stored;
            }
            known = stored.get();
            remember(hash, known, before);
        }
        noteVisit(known.id());
        return Optional.of(known);
    }

    /// Gives a player another name.
    public Player rename(Player player, PlayerName name) {
        store.rename(player.id(), name);
        lookAgain(player.id());
        return new Player(player.id(), name, player.since());
    }

    /// Makes a code by which another device can be this player.
    public ClaimCode offer(PlayerId player) {
        ClaimCode code = ClaimCode.random();
        store.offer(player, code.hash(), clock.instant().plus(ClaimCode.LASTS));
        return code;
    }

    /// The player of a code, with a new token; the token before no longer stands for anyone.
    public Optional<NewPlayer> claim(ClaimCode code) {
        Token token = Token.random();
        Optional<Player> claimed = store.claim(code.hash(), token.hash(), clock.instant());
        claimed.ifPresent(player -> lookAgain(player.id()));
        return claimed.map(player -> new NewPlayer(player, token));
    }

    /// Deletes a player who is in no group.
    ///
    /// @return false if the player is in a group, or is not there
    public boolean forget(PlayerId player) {
        boolean forgotten = store.forget(player);
        lookAgain(player);
        return forgotten;
    }

    /// Remembers what was read, unless something has changed since `before`.
    private synchronized void remember(String hash, Player player, int before) {
        if (changes == before) {
            byHash.put(hash, player);
        }
    }

    private synchronized void lookAgain(PlayerId id) {
        changes++;
        byHash.asMap().values().removeIf(player -> player.id().equals(id));
    }

    private void noteVisit(PlayerId id) {
        if (seenToday.asMap().putIfAbsent(id, true) == null) {
            store.seen(id, clock.instant());
        }
    }
}
