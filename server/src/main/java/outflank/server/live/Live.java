package outflank.server.live;

import outflank.server.clock.Timepiece;
import outflank.server.game.Games;
import outflank.server.group.Groups;
import outflank.server.limit.Gate;
import outflank.server.player.Players;
import outflank.server.steward.Stewards;

/// What a live connection works with.
record Live(
        Players players,
        Groups groups,
        Games games,
        Stewards stewards,
        Rooms rooms,
        Gate gate,
        Heartbeat heartbeat,
        Timepiece clock) {}
