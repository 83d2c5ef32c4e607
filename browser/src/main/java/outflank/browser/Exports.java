package outflank.browser;

final class Exports {
    private Exports() {}

    public static void main(String[] args) {}
}
