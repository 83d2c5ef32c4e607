package outflank.engine;

/// How strongly the computer plays: 1 is a first game, each level beats the one below.
public record Level(int number) {

    public static final int LOWEST = 1;
    public static final int HIGHEST = 8;

    public Level {
        if (number < LOWEST || number > HIGHEST) {
            throw new IllegalArgumentException(
                    "There is no level (" + number + "). Levels are " + LOWEST + " to " + HIGHEST + ".");
        }
    }
}
