package outflank.server.page;

/// A person's name inside a sentence: a name that runs from right to left, or that carries marks of direction, is
/// isolated, so that it cannot turn the words round it. Other names stay as they are.
final class Isolated {

    private static final char FIRST_STRONG_ISOLATE = '\u2068';
    private static final char POP = '\u2069';

    private Isolated() {}

    static String name(String name) {
        return name.codePoints().anyMatch(Isolated::turns) ? FIRST_STRONG_ISOLATE + name + POP : name;
    }

    private static boolean turns(int codePoint) {
        return switch (Character.getDirectionality(codePoint)) {
            case Character.DIRECTIONALITY_RIGHT_TO_LEFT,
                    Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC,
                    Character.DIRECTIONALITY_RIGHT_TO_LEFT_EMBEDDING,
                    Character.DIRECTIONALITY_RIGHT_TO_LEFT_OVERRIDE,
                    Character.DIRECTIONALITY_RIGHT_TO_LEFT_ISOLATE,
                    Character.DIRECTIONALITY_LEFT_TO_RIGHT_EMBEDDING,
                    Character.DIRECTIONALITY_LEFT_TO_RIGHT_OVERRIDE,
                    Character.DIRECTIONALITY_LEFT_TO_RIGHT_ISOLATE,
                    Character.DIRECTIONALITY_FIRST_STRONG_ISOLATE -> true;
            default -> false;
        };
    }
}
