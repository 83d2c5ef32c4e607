package outflank.server.http;

import outflank.server.answer.Code;

/// The HTTP status of each refusal.
final class Statuses {

    private Statuses() {}

    static int of(Code code) {
        return switch (code) {
            case BAD_REQUEST -> 400;
            case UNKNOWN_PLAYER -> 401;
            case FOREIGN_ORIGIN, NOT_YOUR_SEAT, NOT_YOUR_TURN, NOT_THE_HOST, REMOVED, MAY_NOT_WATCH -> 403;
            case NOT_FOUND -> 404;
            case METHOD_NOT_ALLOWED -> 405;
            case GAME_OVER,
                    STALE_PLY,
                    SEAT_TAKEN,
                    GAME_RUNNING,
                    NO_GAME,
                    NO_OPPONENT,
                    GROUP_FULL,
                    TOO_MANY_GROUPS,
                    TOO_MANY_GAMES,
                    NO_TAKEBACK,
                    NOT_AWAY,
                    OTHER_TAB -> 409;
            case TOO_LARGE -> 413;
            case ILLEGAL_MOVE -> 422;
            case TOO_MANY_REQUESTS -> 429;
            case INTERNAL -> 500;
            case UNAVAILABLE -> 503;
        };
    }
}
