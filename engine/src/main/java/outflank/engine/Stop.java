package outflank.engine;

/// Asked now and then during a search; once it says so, the search ends with the best move found so far.
@FunctionalInterface
public interface Stop {

    Stop NEVER = () -> false;

    boolean now();
}
