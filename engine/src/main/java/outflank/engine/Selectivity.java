package outflank.engine;

/// How sure a search is that nothing it left out would have changed the score: the part of nodes, in percent,
/// whose shortened search points the right way. At [#FULL] nothing is left out.
public enum Selectivity {
    P73(73, 1.1),
    P87(87, 1.5),
    P95(95, 2.0),
    P98(98, 2.6),
    P99(99, 3.3),
    FULL(100, 99.0);

    private final int percent;
    private final double deviations;

    Selectivity(int percent, double deviations) {
        this.percent = percent;
        this.deviations = deviations;
    }

    /// 73 to 100.
    public int percent() {
        return percent;
    }

    /// By how many standard deviations a shortened search has to clear the window.
    double deviations() {
        return deviations;
    }
}
