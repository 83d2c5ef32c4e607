package outflank.server.http;

import io.javalin.http.Context;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.bus.Bus;
import outflank.server.game.GameId;
import outflank.server.game.GameLog;
import outflank.server.game.GroupId;
import outflank.server.group.Watching;
import outflank.server.player.Player;
import outflank.server.player.PlayerId;
import outflank.server.wire.EventJson;
import outflank.server.wire.Json;

/// The events of games for programs, as server-sent events.
///
/// Each reader has a thread that looks at the game and writes what the reader lacks; nothing waits in a queue. News
/// only
/// wakes it. A reader that does not read holds up its own thread, until the connection times out.
public final class EventStreams implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(EventStreams.class);
    private static final int COMMENT_EVERY_SECONDS = 15;

    /// For the whole site.
    private static final int MOST = 2_000;

    private final Calls calls;
    private final int mostOfOne;
    private final Map<GameId, Set<Reader>> readers = new ConcurrentHashMap<>();
    private final Map<String, AtomicInteger> open = new ConcurrentHashMap<>();
    private final Semaphore free = new Semaphore(MOST);
    private volatile boolean stopping;

    /// @param mostOfOne streams at once, of one player or address
    public EventStreams(Calls calls, int mostOfOne) {
        this.calls = calls;
        this.mostOfOne = mostOfOne;
    }

    private record Reader(GroupId group, Optional<PlayerId> viewer, Semaphore news) {}

    /// Hears that something changed.
    public void hear(Bus.News news) {
        switch (news) {
            case Bus.GameAdvanced(GameId game) ->
                readers.getOrDefault(game, Set.of()).forEach(reader -> reader.news.release());
            case Bus.GroupChanged(GroupId group) ->
                readers.values()
                        .forEach(all -> all.stream()
                                .filter(reader -> reader.group.equals(group))
                                .forEach(reader -> reader.news.release()));
            case Bus.PlayerGone(PlayerId player) ->
                readers.values()
                        .forEach(all -> all.stream()
                                .filter(reader -> reader.viewer.equals(Optional.of(player)))
                                .forEach(reader -> reader.news.release()));
        }
    }

    /// Writes the events from number `from` on, and those to come, until the game is over.
    void stream(Context ctx, GameId game, int from) {
        Optional<PlayerId> viewer = calls.callers().known(ctx.req()).map(Player::id);
        Optional<String> key =
                viewer.map(PlayerId::text).or(() -> calls.callers().address(ctx.req()));
        if (!enter(key)) {
            Reply.write(
                    ctx,
                    200,
                    new Answer.Refused<>(
                            Code.TOO_MANY_REQUESTS,
                            "At most (" + mostOfOne + ") event streams at once. Close one first.",
                            COMMENT_EVERY_SECONDS));
            return;
        }
        try {
            write(ctx, game, viewer, from);
        } catch (IOException e) {
            LOG.debug("A reader of events is gone", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            leave(key);
        }
    }

    private void write(Context ctx, GameId id, Optional<PlayerId> viewer, int from)
            throws IOException, InterruptedException {
        HttpServletResponse response = ctx.res();
        response.setContentType("text/event-stream; charset=utf-8");
        response.setHeader("Cache-Control", "no-store");
        response.setHeader("X-Accel-Buffering", "no");
        response.setHeader("X-Content-Type-Options", "nosniff");
        OutputStream out = response.getOutputStream();
        response.flushBuffer();
        Reader reader = new Reader(calls.games().find(id).orElseThrow().state().group(), viewer, new Semaphore(1));
        readers.compute(id, (_, all) -> {
            Set<Reader> more = all == null ? ConcurrentHashMap.newKeySet() : all;
            more.add(reader);
            return more;
        });
        try {
            int next = from;
            while (!stopping) {
                boolean isNews = reader.news.tryAcquire(COMMENT_EVERY_SECONDS, TimeUnit.SECONDS);
                reader.news.drainPermits();
                GameLog game = calls.games().find(id).orElseThrow();
                // the token may have been carried to another device, or its player forgotten
                boolean isKnown =
                        calls.callers().known(ctx.req()).map(Player::id).equals(viewer);
                if (!isKnown || !Watching.isAllowed(calls.groups().find(reader.group), game, viewer)) {
                    return;
                }
                out.write(text(game, next, isNews).getBytes(StandardCharsets.UTF_8));
                out.flush();
                next = Math.max(next, game.seq() + 1);
                if (game.state().isOver()) {
                    return;
                }
            }
        } finally {
            readers.computeIfPresent(id, (_, all) -> {
                all.remove(reader);
                return all.isEmpty() ? null : all;
            });
        }
    }

    private static String text(GameLog game, int from, boolean isNews) {
        StringBuilder text = new StringBuilder();
        int seq = from;
        for (EventJson event : EventJson.from(game, from)) {
            text.append("id: ")
                    .append(seq++)
                    .append("\ndata: ")
                    .append(Json.write(event))
                    .append("\n\n");
        }
        return text.isEmpty() && !isNews ? ": here\n\n" : text.toString();
    }

    private boolean enter(Optional<String> key) {
        if (!free.tryAcquire()) {
            return false;
        }
        boolean isOneTooMany = key.isPresent()
                && open.compute(key.get(), EventStreams::oneMore).get() > mostOfOne;
        if (isOneTooMany) {
            leave(key);
        }
        return !isOneTooMany;
    }

    private static AtomicInteger oneMore(String key, @Nullable AtomicInteger count) {
        AtomicInteger known = count == null ? new AtomicInteger() : count;
        known.incrementAndGet();
        return known;
    }

    private void leave(Optional<String> key) {
        key.ifPresent(name -> open.computeIfPresent(name, (_, count) -> count.decrementAndGet() <= 0 ? null : count));
        free.release();
    }

    /// Ends all streams; programs go on with `since`.
    @Override
    public void close() {
        stopping = true;
        readers.values().forEach(all -> all.forEach(reader -> reader.news.release()));
    }
}
