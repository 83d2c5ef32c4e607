package outflank.engine;

/// Told during a search what it has found so far, each time it has looked deeper or left out less.
@FunctionalInterface
public interface Progress {

    Progress UNHEARD = found -> {};

    void found(Found soFar);
}
