package outflank.server.game;

/// What a group's host can set.
///
/// @param marks legal squares are marked with a dot on your turn
/// @param alternate colours alternate after each game
public record Settings(boolean marks, boolean alternate) {

    public static final Settings DEFAULT = new Settings(true, true);
}
