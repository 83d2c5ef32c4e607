package outflank.rules;

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
        Game soFar = game;
        boolean skipMayBeWritten = sideWasSkipped(game);
        int at = afterSpace(text, 0);
        while (at < text.length()) {
            int passLength = passLength(text, at);
            if (passLength > 0) {
                if (!skipMayBeWritten) {
                    return Parsed.malformed("A pass is written before move " + (soFar.ply() + 1)
                            + ", where no one is skipped, at (" + shortened(text, at) + ").");
                }
                skipMayBeWritten = false;
                at = afterSpace(text, at + passLength);
                continue;
            }
            String name = text.substring(at, Math.min(at + 2, text.length()));
            switch (Square.parse(name)) {
                case Parsed.Malformed<Square> _ -> {
                    return Parsed.malformed("Move " + (soFar.ply() + 1) + " is not a square, at (" + shortened(text, at)
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
            at = afterSpace(text, at + 2);
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

    private static int afterSpace(String text, int from) {
        int at = from;
        while (at < text.length() && isSpace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /// White space as it comes with pasted text: ASCII's, and the no-break and the ideographic space. (The tables
    /// behind `Character.isWhitespace` would double the size of what the browser loads.)
    private static boolean isSpace(char c) {
        return c <= ' ' || c == '\u00a0' || c == '\u3000';
    }

    private static int passLength(String text, int at) {
        if (isWritten("pass", text, at)) {
            return 4;
        }
        return isWritten("--", text, at) || isWritten("ps", text, at) ? 2 : 0;
    }

    /// Whether `word`, all lower case, stands at `at` in either case.
    private static boolean isWritten(String word, String text, int at) {
        if (at + word.length() > text.length()) {
            return false;
        }
        for (int i = 0; i < word.length(); i++) {
            if (Square.lowerCase(text.charAt(at + i)) != word.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private static String because(Refusal reason) {
        return switch (reason) {
            case GAME_OVER -> "comes after the end of the game";
            case OCCUPIED -> "is taken already";
            case OUTFLANKS_NOTHING -> "outflanks nothing";
        };
    }

    private static String shortened(String text, int at) {
        return text.length() - at <= 12 ? text.substring(at) : text.substring(at, at + 12) + "…";
    }
}
