package outflank.server.player;

/// The public name of a player for programs; it gives no power over the player.
public record PlayerId(String text) {

    public PlayerId {
        if (text.isEmpty()) {
            throw new IllegalArgumentException("A player's id is not empty.");
        }
    }

    @Override
    public String toString() {
        return text;
    }
}
