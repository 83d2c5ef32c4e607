package outflank.server.wire;

import java.time.Instant;
import java.util.List;
import outflank.rules.BySide;
import outflank.server.game.GameLog;
import outflank.server.game.GameState;

/// A game with its events from number `from` on: the GameView of docs/protocol.
public record GameView(
        String id,
        String groupId,
        BySide<PlayerJson.Playing> players,
        SettingsJson settings,
        int from,
        List<EventJson> events,
        GameNow now) {

    public static GameView of(GameLog game, int from, Instant now) {
        GameState state = game.state();
        return new GameView(
                game.id().text(),
                state.group().text(),
                state.players().map(PlayerJson.Playing::of),
                SettingsJson.of(state.settings()),
                from,
                EventJson.from(game, from),
                GameNow.of(state, now));
    }
}
