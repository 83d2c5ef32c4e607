package outflank.server.answer;

/// Why something is refused. The names are part of what stays stable for programs.
public enum Code {
    BAD_REQUEST("The request cannot be read"),
    UNKNOWN_PLAYER("No player is known by this token"),
    FOREIGN_ORIGIN("The call comes from another site"),
    NOT_FOUND("There is nothing here"),
    METHOD_NOT_ALLOWED("This address is not called in this way"),
    TOO_LARGE("The request is too large"),
    TOO_MANY_REQUESTS("Too many requests"),
    UNAVAILABLE("The site cannot write at the moment"),
    INTERNAL("Something went wrong on our side"),

    NOT_YOUR_SEAT("You have no seat in this game"),
    GAME_OVER("The game is over"),
    STALE_PLY("The game has moved on"),
    NOT_YOUR_TURN("It is the opponent's turn"),
    ILLEGAL_MOVE("This move is not legal"),

    SEAT_TAKEN("The seat is taken"),
    GAME_RUNNING("A game is running"),
    NO_GAME("No game has been played yet"),
    NO_OPPONENT("The other seat is empty"),
    NOT_THE_HOST("Only the host may do this"),
    GROUP_FULL("The group is full"),
    TOO_MANY_GROUPS("The player is in too many groups"),
    TOO_MANY_GAMES("A player plays too many games at once"),
    REMOVED("The host has removed you from this group"),
    MAY_NOT_WATCH("This game is not for everyone to see"),
    NO_TAKEBACK("No move can be taken back"),
    NOT_AWAY("The opponent has not left"),
    OTHER_TAB("You play in another tab");

    private final String title;

    Code(String title) {
        this.title = title;
    }

    /// What a person reads first.
    public String title() {
        return title;
    }
}
