package outflank.console;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import outflank.console.engine.Ambition;
import outflank.console.engine.Mind;
import outflank.engine.Found;
import outflank.engine.Limits;
import outflank.engine.Stop;
import outflank.rules.Board;
import outflank.rules.Game;
import outflank.rules.Move;
import outflank.rules.Square;

/// Says of the moves of a game what each is worth and what it lost.
final class Judge {

    private final Mind mind;
    private final Ambition ambition;
    private final Optional<Double> seconds;
    private final Progress progress;

    /// @param seconds that a position may take; empty for as long as it takes
    Judge(Mind mind, Ambition ambition, Optional<Double> seconds, Progress progress) {
        this.mind = mind;
        this.ambition = ambition;
        this.seconds = seconds;
        this.progress = progress;
    }

    /// In the order of the game, but judged from its end: what is found out about late positions helps with the
    /// early ones.
    List<Judged> moves(Game game) {
        progress.begin("analyse", game.ply());
        List<Judged> judged = new ArrayList<>();
        for (int ply = game.ply() - 1; ply >= 0; ply--) {
            judged.add(move(game.at(ply).position().board(), game.moves().get(ply), ply + 1));
            progress.step();
        }
        progress.end();
        Collections.reverse(judged);
        return judged;
    }

    /// All moves of a position, best first.
    List<Found> ranked(Board board) {
        List<Square> moves = Square.in(board.legal());
        progress.begin("analyse", moves.size());
        List<Found> judged = new ArrayList<>();
        for (Square move : moves) {
            judged.add(mind.judge(board, move, limits(board), stop()));
            progress.step();
        }
        progress.end();
        judged.sort(Comparator.comparingInt(Found::score).reversed());
        return judged;
    }

    /// The best move and, if it was not played, the one that was: each has the time of a position.
    private Judged move(Board board, Move move, int ply) {
        Found best = mind.search(board, limits(board), stop(), soFar -> progress.refresh());
        if (best.best().filter(move.square()::equals).isPresent()) {
            return new Judged(ply, move.color(), best, best, move.skipsOpponent());
        }
        Found played = mind.judge(board, move.square(), limits(board), stop());
        return new Judged(
                ply, move.color(), played, played.score() > best.score() ? played : best, move.skipsOpponent());
    }

    private Limits limits(Board board) {
        return ambition.limits(board.empties());
    }

    private Stop stop() {
        long begun = System.nanoTime();
        return seconds.<Stop>map(most -> () -> System.nanoTime() - begun > most * 1e9)
                .orElse(Stop.NEVER);
    }
}
