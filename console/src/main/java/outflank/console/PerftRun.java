package outflank.console;

import outflank.engine.BulkPerft;
import outflank.engine.jvm.JvmKernels;
import outflank.rules.Board;
import outflank.rules.Square;

/// One count, cut into the branches a few plies below the root so that progress can be told.
final class PerftRun {

    private static final int BRANCHES_AT = 3;

    /// Below this many plies a count is over before anyone could read a line.
    private static final int TELL_FROM = 9;

    private final Board start;
    private final int depth;
    private final Progress progress;

    static {
        JvmKernels.choose();
    }

    PerftRun(Board start, int depth, Progress progress) {
        this.start = start;
        this.depth = depth;
        this.progress = progress;
    }

    long count() {
        if (depth < TELL_FROM) {
            return BulkPerft.count(start, depth);
        }
        progress.begin("perft " + depth, BulkPerft.count(start, BRANCHES_AT));
        long nodes = count(start, BRANCHES_AT);
        progress.end();
        return nodes;
    }

    private long count(Board board, int pliesToBranches) {
        if (pliesToBranches == 0 || board.isOver()) {
            long nodes = BulkPerft.count(board, depth - BRANCHES_AT + pliesToBranches);
            progress.step();
            return nodes;
        }
        if (!board.canMove()) {
            return count(board.passed(), pliesToBranches - 1);
        }
        long nodes = 0;
        for (Square square : Square.in(board.legal())) {
            nodes += count(board.after(square), pliesToBranches - 1);
        }
        return nodes;
    }
}
