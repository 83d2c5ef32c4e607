package outflank.server.player;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/// Makes players and knows them again.
public final class Players {

    private final PlayerStore store;
    private final InstantSource clock;
    private final FriendlyNames names = new FriendlyNames(new SecureRandom());
    private final Cache<String, Player> byHash =
            Caffeine.newBuilder().maximumSize(20_000).build();

    public Players(PlayerStore store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    public NewPlayer create(Optional<PlayerName> name) {
        Player player = new Player(
                new PlayerId(Codes.random(12)),
                name.orElseGet(names::next),
                clock.instant().truncatedTo(ChronoUnit.MILLIS));
        Token token = Token.random();
        store.add(player, token.hash());
        return new NewPlayer(player, token);
    }

    public Optional<Player> find(PlayerId id) {
        return store.findPlayer(id);
    }

    public Optional<Player> find(Token token) {
        String hash = token.hash();
        Player known = byHash.getIfPresent(hash);
        if (known != null) {
            return Optional.of(known);
        }
        Optional<Player> stored = store.findPlayerByHash(hash);
        stored.ifPresent(player -> byHash.put(hash, player));
        return stored;
    }
}
