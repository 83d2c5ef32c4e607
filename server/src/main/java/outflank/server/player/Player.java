package outflank.server.player;

import java.time.Instant;

/// A player as everyone may see it.
public record Player(PlayerId id, PlayerName name, Instant since) {}
