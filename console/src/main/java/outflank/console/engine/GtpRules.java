package outflank.console.engine;

import java.util.stream.Collectors;
import outflank.console.notation.Sheet;
import outflank.rules.Result;
import outflank.rules.Square;

/// What the rules say about a game, in GTP's words. Empty squares count for the winner.
final class GtpRules {

    private GtpRules() {}

    /// The legal squares, or `pass`; nothing once the game is over.
    static String legalMoves(Sheet sheet) {
        if (sheet.mustPass()) {
            return "pass";
        }
        return Square.in(sheet.position().board().legal()).stream()
                .map(Square::name)
                .collect(Collectors.joining(" "));
    }

    /// `B+12`, `W+4` or `0`.
    static String score(Sheet sheet) {
        int difference = difference(sheet);
        return difference == 0 ? "0" : (difference > 0 ? "B+" : "W+") + Math.abs(difference);
    }

    /// Such as `Black wins by 12 discs`.
    static String result(Sheet sheet) {
        int difference = difference(sheet);
        return difference == 0
                ? "Draw"
                : (difference > 0 ? "Black" : "White") + " wins by " + Math.abs(difference) + " discs";
    }

    private static int difference(Sheet sheet) {
        Result count = Result.of(sheet.position()).tournamentCount();
        return count.black() - count.white();
    }
}
