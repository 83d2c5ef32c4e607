package outflank.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A game so far: the position it began with, its moves, and what follows from them. Immutable.
///
/// Skips are not moves: a side that cannot move while the other can is passed over at once, and
/// [Move#skipsOpponent] of the move before says so. When neither can move the game is over.
public final class Game {

    private static final Game START = from(Position.START);

    private final Position start;
    private final List<Move> moves;
    private final Position position;
    private final Supplies supplies;
    private final boolean over;

    private Game(Position start, List<Move> moves, Position position, Supplies supplies) {
        this.start = start;
        this.moves = moves;
        boolean canMove = position.board().canMove();
        boolean opponentCan = canMove || position.board().passed().canMove();
        this.over = !opponentCan;
        this.position =
                canMove || over ? position : position.with(position.toMove().opposite());
        this.supplies = supplies;
    }

    /// What came of an attempt to play.
    public sealed interface Play {
        /// The move was legal: `game` is the game after it.
        record Played(Game game, Move move) implements Play {}

        /// The move was not legal, and nothing changed.
        record Refused(Refusal reason, Square square) implements Play {}
    }

    /// The game before its first move.
    public static Game start() {
        return START;
    }

    /// A game that begins with any position. If the side to move cannot, the other begins.
    public static Game from(Position start) {
        Supplies supplies = start.equals(Position.START) ? Supplies.START : Supplies.sharedOut(start);
        return new Game(start, List.of(), start, supplies);
    }

    /// Places a disc of the side to move.
    public Play play(Square square) {
        if (over) {
            return new Play.Refused(Refusal.GAME_OVER, square);
        }
        if (square.isIn(position.black() | position.white())) {
            return new Play.Refused(Refusal.OCCUPIED, square);
        }
        Board board = position.board();
        long flipped = board.flips(square);
        if (flipped == 0) {
            return new Play.Refused(Refusal.OUTFLANKS_NOTHING, square);
        }
        Color mover = position.toMove();
        Board after = board.after(square);
        boolean skips = !after.canMove() && after.passed().canMove();
        Move move = new Move(mover, square, flipped, supplies.needsHandingOver(mover), skips);
        List<Move> longer = new ArrayList<>(moves);
        longer.add(move);
        Position next = Position.of(after, mover.opposite());
        return new Play.Played(new Game(start, List.copyOf(longer), next, supplies.afterPlacing(mover)), move);
    }

    /// Plays a move that is known to be legal.
    ///
    /// @throws IllegalArgumentException if it is not
    public Game with(Square square) {
        return switch (play(square)) {
            case Play.Played(Game game, Move _) -> game;
            case Play.Refused(Refusal reason, Square refused) ->
                throw new IllegalArgumentException("(" + refused + ") cannot be played as move " + (ply() + 1) + ": "
                        + reason + ", on " + position + ".");
        };
    }

    /// The game after its first `ply` moves.
    ///
    /// @throws IndexOutOfBoundsException if the game has fewer moves
    public Game at(int ply) {
        Game game = from(start);
        for (Move move : moves.subList(0, ply)) {
            game = game.with(move.square());
        }
        return game;
    }

    /// The side whose turn it is; empty when the game is over.
    public Optional<Color> toMove() {
        return over ? Optional.empty() : Optional.of(position.toMove());
    }

    /// The mask of legal squares of the side to move; 0 when the game is over.
    public long legal() {
        return over ? 0 : position.board().legal();
    }

    public boolean isOver() {
        return over;
    }

    /// The result by discs, once the game is over.
    public Optional<Result> result() {
        return over ? Optional.of(Result.of(position)) : Optional.empty();
    }

    /// The position now; when the game is over its side to move means nothing.
    public Position position() {
        return position;
    }

    public Position startPosition() {
        return start;
    }

    public Supplies supplies() {
        return supplies;
    }

    public List<Move> moves() {
        return moves;
    }

    /// Moves made so far, skips not counted: the index of the next move.
    public int ply() {
        return moves.size();
    }

    public Optional<Move> lastMove() {
        return moves.isEmpty() ? Optional.empty() : Optional.of(moves.getLast());
    }

    /// A game is the same if it began and went on the same.
    @Override
    public boolean equals(Object other) {
        return other instanceof Game game && start.equals(game.start) && moves.equals(game.moves);
    }

    @Override
    public int hashCode() {
        return 31 * start.hashCode() + moves.hashCode();
    }

    @Override
    public String toString() {
        return Transcript.of(this) + " " + position;
    }
}
