package outflank.server.text;

/// Text that stands in HTML without being taken for it, in an attribute as well.
final class Escaped {

    private Escaped() {}

    static String html(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
