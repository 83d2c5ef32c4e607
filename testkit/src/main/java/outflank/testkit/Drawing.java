package outflank.testkit;

import outflank.rules.Color;
import outflank.rules.Position;

/// Boards drawn in tests: eight lines of eight characters, `X` Black, `O` White, `-` or `.` empty, blanks ignored.
public final class Drawing {

    private Drawing() {}

    /// @throws IllegalArgumentException if the drawing does not have 64 squares
    public static Position of(String drawing, Color toMove) {
        String squares = drawing.replaceAll("\\s", "");
        return Position.parse(squares + " " + toMove.symbol()).orThrow();
    }

    public static String of(Position position) {
        return position.squares().replaceAll("(.{8})", "$1\n");
    }
}
