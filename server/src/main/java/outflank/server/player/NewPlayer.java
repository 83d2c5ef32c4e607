package outflank.server.player;

/// A player just made, with the token that is shown this once.
public record NewPlayer(Player player, Token token) {}
