package outflank.server.export;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import outflank.rules.Game;
import outflank.rules.Move;
import outflank.rules.Position;
import outflank.rules.Square;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;

/// The pictures of games as PNG. A picture takes a processor for longer than anything else that is asked for, so each
/// is drawn once and kept for a while, and only one is drawn at any time: whoever waits costs nothing.
public final class Drawings {

    private static final int KEPT_BYTES = 16 << 20;
    private static final Duration KEPT = Duration.ofHours(1);
    private static final int PATIENCE_SECONDS = 5;

    /// What for.
    public enum Kind {
        /// The board alone, to be kept or shown elsewhere.
        BOARD,
        /// The board beside the mark of the site, for shared links.
        LINK
    }

    /// All that is seen in a picture.
    private record Seen(Kind kind, Position position, Optional<Square> last) {

        byte[] drawn() {
            return switch (kind) {
                case BOARD -> BoardPng.of(position, last);
                case LINK -> LinkPng.of(position, last);
            };
        }
    }

    private final Semaphore pen = new Semaphore(1, true);
    private final Cache<Seen, byte[]> kept = Caffeine.newBuilder()
            .maximumWeight(KEPT_BYTES)
            .weigher((Seen _, byte[] png) -> png.length)
            .expireAfterAccess(KEPT)
            .build();

    /// The game as it stands, or a refusal if too many others are being drawn.
    public Answer<byte[]> of(Kind kind, Game game) {
        Seen seen = new Seen(kind, game.position(), game.lastMove().map(Move::square));
        byte[] known = kept.getIfPresent(seen);
        return known == null ? drawnInTurn(seen) : Answer.done(known);
    }

    private Answer<byte[]> drawnInTurn(Seen seen) {
        if (!hasPen()) {
            return new Answer.Refused<>(
                    Code.TOO_MANY_REQUESTS,
                    "Many pictures are being drawn just now. Try again in (" + PATIENCE_SECONDS + ") s.",
                    PATIENCE_SECONDS);
        }
        try {
            // whoever had the pen before may have drawn the same
            return Answer.done(kept.get(seen, Seen::drawn));
        } finally {
            pen.release();
        }
    }

    private boolean hasPen() {
        try {
            return pen.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
