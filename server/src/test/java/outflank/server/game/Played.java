package outflank.server.game;

import java.time.Instant;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import outflank.rules.BySide;
import outflank.rules.Game;
import outflank.rules.Move;
import outflank.rules.Square;
import outflank.server.answer.Answer;
import outflank.server.player.PlayerId;

/// Whole games for tests, from a seed or by their moves.
public final class Played {

    /// In this game someone is skipped once, and one disc is handed over.
    public static final long SEED_WITH_SKIP_AND_HANDED_OVER_DISC = 1;

    /// The shortest way to an end: Black takes every disc with nine moves on the board.
    public static final String WIPE_OUT = "f5f6f7f4f3e3d3g7h8";

    private Played() {}

    /// A finished game as the server would have recorded it, with uneven thinking times.
    public static GameLog log(GameId id, GroupId group, BySide<GamePlayer> players, Game game) {
        Instant at = Instant.parse("2026-01-01T12:00:00.123Z");
        GameLog log = GameLog.of(id, new GameEvent.Started(at, group, players, Settings.DEFAULT));
        for (Move move : game.moves()) {
            at = at.plusMillis(37L * move.square().index() + log.seq());
            PlayerId mover = players.of(move.color()).id();
            int ply = log.state().game().ply();
            Answer<List<GameEvent>> decided =
                    log.state().decide(new GameCommand.Move(mover, ply, move.square(), OptionalInt.empty()), at);
            log = log.then(((Answer.Done<List<GameEvent>>) decided).value());
        }
        return log;
    }

    /// A game of random legal moves to its end.
    public static Game random(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Game game = Game.start();
        while (!game.isOver()) {
            List<Square> legal = Square.in(game.legal());
            game = game.with(legal.get(random.nextInt(legal.size())));
        }
        return game;
    }
}
