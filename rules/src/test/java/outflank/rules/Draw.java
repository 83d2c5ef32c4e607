package outflank.rules;

/// Boards drawn in the tests of this module: eight lines of eight characters, `X` Black, `O` White, `-` empty.
final class Draw {

    private Draw() {}

    static Position of(String drawing, Color toMove) {
        return Position.parse(drawing.replaceAll("\\s", "") + " " + toMove.symbol())
                .orThrow();
    }

    static long mask(String... squares) {
        long mask = 0;
        for (String square : squares) {
            mask |= Square.of(square).bit();
        }
        return mask;
    }
}
