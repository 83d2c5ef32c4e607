package outflank.server;

/// Starts the site.
final class Main {
    private Main() {}

    public static void main(String[] args) {}
}
