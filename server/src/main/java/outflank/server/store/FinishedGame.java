package outflank.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import outflank.rules.BySide;
import outflank.rules.Color;
import outflank.server.game.GameEvent;
import outflank.server.game.GameId;
import outflank.server.game.GameLog;
import outflank.server.game.GamePlayer;
import outflank.server.game.GameResult;
import outflank.server.game.GameState;
import outflank.server.game.GroupId;
import outflank.server.player.PlayerId;

/// A finished game as one row, from which its events can be told again just as they were.
final class FinishedGame {

    static final String INSERT = """
            INSERT INTO finished_game (id, group_id, started, ended, black, black_name, black_kind,
            white, white_name, white_kind, marks, alternate, moves, winner, black_discs, white_discs, reason)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""";

    private FinishedGame() {}

    static @Nullable Object[] values(GameLog game) {
        GameState state = game.state();
        GamePlayer black = state.players().black();
        GamePlayer white = state.players().white();
        GameResult result = state.result().orElseThrow();
        return new @Nullable Object[] {
            game.id().text(),
            state.group().text(),
            game.events().getFirst().at().toEpochMilli(),
            game.events().getLast().at().toEpochMilli(),
            black.id().text(),
            black.name(),
            black.kind().name(),
            white.id().text(),
            white.name(),
            white.kind().name(),
            state.settings().marks() ? 1 : 0,
            state.settings().alternate() ? 1 : 0,
            MovesText.of(game.events()),
            result.winner().map(Color::name).orElse(null),
            result.black(),
            result.white(),
            result.reason().name()
        };
    }

    static GameLog read(ResultSet row) throws SQLException {
        Instant started = Instant.ofEpochMilli(row.getLong("started"));
        List<GameEvent> events = new ArrayList<>();
        events.add(new GameEvent.Started(
                started,
                new GroupId(row.getString("group_id")),
                new BySide<>(player(row, "black"), player(row, "white")),
                SqliteStore.settings(row)));
        events.addAll(MovesText.parse(row.getString("moves"), started));
        events.add(new GameEvent.Ended(
                Instant.ofEpochMilli(row.getLong("ended")),
                new GameResult(
                        Optional.ofNullable(row.getString("winner")).map(Color::valueOf),
                        row.getInt("black_discs"),
                        row.getInt("white_discs"),
                        GameResult.Reason.valueOf(row.getString("reason")))));
        return GameLog.of(new GameId(row.getString("id")), events);
    }

    private static GamePlayer player(ResultSet row, String side) throws SQLException {
        return new GamePlayer(
                new PlayerId(row.getString(side)),
                row.getString(side + "_name"),
                GamePlayer.Kind.valueOf(row.getString(side + "_kind")));
    }
}
