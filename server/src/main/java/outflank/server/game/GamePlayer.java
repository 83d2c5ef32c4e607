package outflank.server.game;

import outflank.server.player.PlayerId;

/// Who plays a side, as named when the game began.
public record GamePlayer(PlayerId id, String name, Kind kind) {

    public enum Kind {
        PERSON,
        BOT,
        COMPUTER
    }
}
