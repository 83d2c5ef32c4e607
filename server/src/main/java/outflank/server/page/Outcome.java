package outflank.server.page;

import outflank.rules.Color;

/// How a game stands or ended, in words.
///
/// @param what who won, with the discs where these decided it
/// @param why what ended it
public record Outcome(String what, String why) {

    static Outcome of(ShownGame game, Messages messages) {
        return game.result()
                .map(end -> switch (end.reason()) {
                    case BOARD -> counted(end, messages);
                    case RESIGNED -> lost(game, end, "end.resigned", messages);
                    case TIME -> lost(game, end, "end.time", messages);
                    case LEFT -> lost(game, end, "end.left", messages);
                    case ABORTED -> new Outcome(messages.text("end.aborted"), messages.text("end.aborted.why"));
                })
                .orElseGet(() -> new Outcome(messages.text("page.game.running"), ""));
    }

    private static Outcome counted(ShownGame.End end, Messages messages) {
        String why = messages.text(end.black() + end.white() == 64 ? "end.full" : "end.stuck");
        if (end.winner().isEmpty()) {
            return new Outcome(messages.text("end.draw", "n", end.black()), why);
        }
        String key = end.winner().get() == Color.BLACK ? "end.blackWins" : "end.whiteWins";
        return new Outcome(messages.text(key, "black", end.black(), "white", end.white()), why);
    }

    /// A game that someone lost by something else than the discs.
    private static Outcome lost(ShownGame game, ShownGame.End end, String why, Messages messages) {
        Color winner = end.winner().orElseThrow();
        String name = Isolated.name(game.players().of(winner.opposite()));
        return new Outcome(
                messages.text(winner == Color.BLACK ? "end.black" : "end.white"), messages.text(why, "name", name));
    }
}
