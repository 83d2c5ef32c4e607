package outflank.server.live;

import java.time.InstantSource;
import outflank.server.game.Games;
import outflank.server.group.Groups;
import outflank.server.limit.Gate;
import outflank.server.player.Players;

/// What a live connection works with.
record Live(
        Players players,
        Groups groups,
        Games games,
        Rooms rooms,
        Gate gate,
        Heartbeat heartbeat,
        InstantSource clock) {}
