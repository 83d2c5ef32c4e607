package outflank.browser;

/// A text that the page writes character by character, since it cannot hand in a string whole.
public final class Text {

    private final StringBuilder characters = new StringBuilder();

    void append(char character) {
        characters.append(character);
    }

    String written() {
        return characters.toString();
    }
}
