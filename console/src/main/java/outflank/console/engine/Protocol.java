package outflank.console.engine;

/// The languages in which programs play with each other.
public enum Protocol {
    NBOARD,
    GTP
}
