package outflank.server.page;

import outflank.rules.Color;

/// How a game stands or ended, in words.
///
/// @param what who won, with the discs where these decided it
/// @param why what ended it
public record Outcome(String what, String why) {

    static Outcome of(ShownGame game, Messages messages) {
        return game.result()
                .map(end -> end.onTheBoard() ? counted(end, messages) : resigned(game, end, messages))
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

    private static Outcome resigned(ShownGame game, ShownGame.End end, Messages messages) {
        Color winner = end.winner().orElse(Color.BLACK);
        String name = Isolated.name(game.players().of(winner.opposite()));
        return new Outcome(
                messages.text(winner == Color.BLACK ? "end.black" : "end.white"),
                messages.text("end.resigned", "name", name));
    }
}
