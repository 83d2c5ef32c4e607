package outflank.server.game;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.player.PlayerId;

/// All games: finds them, and carries out what players ask of them. An answer is given when it is on disk.
public final class Games {

    private final GameStore store;
    private final Consumer<GameId> advanced;
    private final InstantSource clock;

    /// The store is the truth; this only spares reading a game again for each of its moves.
    private final Cache<GameId, GameLog> recent = Caffeine.newBuilder()
            .maximumSize(10_000)
            .expireAfterAccess(Duration.ofMinutes(30))
            .build();

    /// @param advanced is told of each game that has new events, once they are on disk
    public Games(GameStore store, Consumer<GameId> advanced, InstantSource clock) {
        this.store = store;
        this.advanced = advanced;
        this.clock = clock;
    }

    public Optional<GameLog> find(GameId id) {
        GameLog known = recent.getIfPresent(id);
        if (known != null) {
            return Optional.of(known);
        }
        return store.findGame(id).map(this::remember);
    }

    /// Decides, writes, and tells everyone. Whoever is overtaken by another writer looks again and decides
    /// anew.
    public Answer<GameLog> submit(GameId id, GameCommand command) {
        while (true) {
            Optional<GameLog> found = find(id);
            if (found.isEmpty()) {
                return Answer.refused(Code.NOT_FOUND, "There is no game (" + id + ").");
            }
            GameLog game = found.get();
            switch (game.state().decide(command, clock.instant().truncatedTo(ChronoUnit.MILLIS))) {
                case Answer.Refused<List<GameEvent>> refused -> {
                    return refused.as();
                }
                case Answer.Done<List<GameEvent>>(List<GameEvent> events)
                when events.isEmpty() -> {
                    return Answer.done(game);
                }
                case Answer.Done<List<GameEvent>>(List<GameEvent> events) -> {
                    GameLog next = game.then(events);
                    if (store.append(next, game.seq())) {
                        remember(next);
                        advanced.accept(id);
                        return Answer.done(next);
                    }
                    recent.asMap().remove(id, game);
                }
            }
        }
    }

    /// From now on `watch` may see the game.
    public void watched(GameId id, Watch watch) {
        find(id).filter(game -> game.watch() != watch).ifPresent(game -> {
            store.watched(game.with(watch));
            recent.asMap().computeIfPresent(id, (_, known) -> known.with(watch));
        });
    }

    /// All games that are not over.
    public List<GameId> running() {
        return store.running();
    }

    /// The games that someone has finished, in the order in which they began.
    public List<GameLog> finishedGamesOf(PlayerId player) {
        return store.finishedGamesOf(player);
    }

    /// Forgets what is remembered of the games of a player whose name was taken off them.
    public void lookAgain(PlayerId player) {
        recent.asMap().values().removeIf(game -> game.state().seatOf(player).isPresent());
    }

    /// Of two versions of a game the longer is the newer one. Who may watch is written without a new event, so there it
    /// is
    /// the known one.
    private GameLog remember(GameLog game) {
        return recent.asMap().merge(game.id(), game, (old, now) -> old.seq() > now.seq() ? old : now.with(old.watch()));
    }
}
