package outflank.rules;

import java.util.Locale;

/// A game as text: the squares of its moves in order, `f5d6c3…`. Skips follow from the moves and are left out.
public final class Transcript {

    private Transcript() {}

    public static String of(Game game) {
        StringBuilder text = new StringBuilder(game.ply() * 2);
        game.moves().forEach(move -> text.append(move.square().name()));
        return text.toString();
    }

    /// Reads a game from the usual start.
    public static Parsed<Game> parse(String text) {
        return parse(text, Game.start());
    }

    /// Reads moves that go on from `game`: either case, white space anywhere between moves, and `--`, `pass` or `ps`
    /// accepted where the side to move was indeed skipped.
    public static Parsed<Game> parse(String text, Game game) {
        String rest = text.strip().toLowerCase(Locale.ROOT);
        Game soFar = game;
        boolean skipMayBeWritten = sideWasSkipped(game);
        while (!rest.isEmpty()) {
            int passLength = passLength(rest);
            if (passLength > 0) {
                if (!skipMayBeWritten) {
                    return Parsed.malformed("A pass is written before move " + (soFar.ply() + 1)
                            + ", where no one is skipped, at (" + shortened(rest) + ").");
                }
                skipMayBeWritten = false;
                rest = rest.substring(passLength).strip();
                continue;
            }
            String name = rest.substring(0, Math.min(2, rest.length()));
            switch (Square.parse(name)) {
                case Parsed.Malformed<Square> _ -> {
                    return Parsed.malformed("Move " + (soFar.ply() + 1) + " is not a square, at (" + shortened(rest)
                            + "). Moves are a1 to h8, one after another.");
                }
                case Parsed.Value<Square>(Square square) -> {
                    switch (soFar.play(square)) {
                        case Game.Play.Refused(Refusal reason, Square refused) -> {
                            return Parsed.malformed(
                                    "Move " + (soFar.ply() + 1) + " (" + refused + ") " + because(reason) + ".");
                        }
                        case Game.Play.Played(Game next, Move move) -> {
                            soFar = next;
                            skipMayBeWritten = move.skipsOpponent();
                        }
                    }
                }
            }
            rest = rest.substring(2).strip();
        }
        return Parsed.value(soFar);
    }

    /// Whether a skip came just before the side to move now: after the last move, or before the first.
    private static boolean sideWasSkipped(Game game) {
        return game.lastMove()
                .map(Move::skipsOpponent)
                .orElseGet(() -> !game.isOver()
                        && game.position().toMove() != game.startPosition().toMove());
    }

    private static int passLength(String text) {
        if (text.startsWith("pass")) {
            return 4;
        }
        return text.startsWith("--") || text.startsWith("ps") ? 2 : 0;
    }

    private static String because(Refusal reason) {
        return switch (reason) {
            case GAME_OVER -> "comes after the end of the game";
            case OCCUPIED -> "is taken already";
            case OUTFLANKS_NOTHING -> "outflanks nothing";
        };
    }

    private static String shortened(String text) {
        return text.length() <= 12 ? text : text.substring(0, 12) + "…";
    }
}
