package outflank.server.bus;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import outflank.server.game.GameId;
import outflank.server.game.GroupId;
import outflank.server.player.PlayerId;

/// Carries the news within this process. News only names what changed; who listens looks at the thing itself,
/// so hearing twice or out of order does no harm.
public final class Bus {

    private static final Logger LOG = LoggerFactory.getLogger(Bus.class);

    private final List<Consumer<News>> listeners = new CopyOnWriteArrayList<>();

    public sealed interface News {}

    public record GameAdvanced(GameId game) implements News {}

    public record GroupChanged(GroupId group) implements News {}

    /// The player's token no longer stands: it was carried to another device, or the player is forgotten.
    public record PlayerGone(PlayerId player) implements News {}

    public void listen(Consumer<News> listener) {
        listeners.add(listener);
    }

    public void publish(News news) {
        for (Consumer<News> listener : listeners) {
            try {
                listener.accept(news);
            } catch (RuntimeException e) {
                // what happened is on disk; that someone could not be told does not undo it
                LOG.error("The news {} could not be told", news, e);
            }
        }
    }
}
