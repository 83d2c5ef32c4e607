package outflank.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
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
            white, white_name, white_kind, settings, moves, others, winner, black_discs, white_discs, reason)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""";

    private FinishedGame() {}

    static @Nullable Object[] values(GameLog game) {
        GameState state = game.state();
        GamePlayer black = state.players().black();
        GamePlayer white = state.players().white();
        GameResult result = state.result().orElseThrow();
        MovesText text = MovesText.of(game.events());
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
            SettingsText.of(state.settings()),
            text.moves(),
            text.others(),
            result.winner().map(Color::name).orElse(null),
            result.black(),
            result.white(),
            result.reason().name()
        };
    }

    static GameLog read(ResultSet row) throws SQLException {
        GameEvent.Started started = new GameEvent.Started(
                Instant.ofEpochMilli(row.getLong("started")),
                new GroupId(row.getString("group_id")),
                new BySide<>(player(row, "black"), player(row, "white")),
                SettingsText.parse(row.getString("settings")));
        GameEvent.Ended ended = new GameEvent.Ended(
                Instant.ofEpochMilli(row.getLong("ended")),
                new GameResult(
                        Optional.ofNullable(row.getString("winner")).map(Color::valueOf),
                        row.getInt("black_discs"),
                        row.getInt("white_discs"),
                        GameResult.Reason.valueOf(row.getString("reason"))));
        return new MovesText(row.getString("moves"), row.getString("others"))
                .playedFrom(new GameId(row.getString("id")), started)
                .then(List.of(ended));
    }

    private static GamePlayer player(ResultSet row, String side) throws SQLException {
        return new GamePlayer(
                new PlayerId(row.getString(side)),
                row.getString(side + "_name"),
                GamePlayer.Kind.valueOf(row.getString(side + "_kind")));
    }
}
