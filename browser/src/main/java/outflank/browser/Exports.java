package outflank.browser;

import java.util.Optional;
import org.teavm.interop.Export;
import org.teavm.interop.Import;
import outflank.engine.Choice;
import outflank.engine.Engine;
import outflank.engine.Found;
import outflank.engine.Level;
import outflank.engine.MoveScore;
import outflank.engine.PatternWeights;
import outflank.engine.RootMoves;
import outflank.engine.RootPlan;
import outflank.engine.Round;
import outflank.engine.Searcher;
import outflank.engine.Selectivity;
import outflank.rules.Board;
import outflank.rules.Color;
import outflank.rules.Game;
import outflank.rules.Move;
import outflank.rules.Parsed;
import outflank.rules.Perft;
import outflank.rules.Position;
import outflank.rules.Result;
import outflank.rules.Square;
import outflank.rules.Transcript;

/// Everything the WebAssembly module offers to the page; `exports.ts` is its other half.
///
/// The page holds Java objects (a [Game], an [Engine]) as opaque references and hands them back; the browser's garbage
/// collector frees them. Masks travel as 64-bit integers, squares as 0 to 63, colours as [#BLACK] and [#WHITE]. What a
/// method throws reaches the page as an `Error`.
///
/// TeaVM links only the overriding methods of classes it has seen arrive somewhere, and it cannot see what arrives from
/// the page. So what comes in as a parameter is of a final class, and its own methods are called directly: no
/// interface, nothing inherited, no `toString` by way of a string.
public final class Exports {

    static final int NOBODY = -1;
    static final int BLACK = 0;
    static final int WHITE = 1;

    private Exports() {}

    /// TeaVM wants a main class; nothing is to be done at the start.
    public static void main(String[] arguments) {}

    // ---------- what the page provides ----------

    /// Not 0 once the search must end.
    @Import(module = "env", name = "stop")
    private static native int stop();

    // ---------- a game ----------

    @Export(name = "start")
    public static Game start() {
        return Game.start();
    }

    /// A game that begins with any position.
    @Export(name = "from")
    public static Game from(long black, long white, int toMove) {
        return Game.from(new Position(black, white, color(toMove)));
    }

    /// Why `square` cannot be played: 0 if it can, else a number for the reason.
    @Export(name = "refusal")
    public static int refusal(Game game, int square) {
        return switch (game.play(Square.of(square))) {
            case Game.Play.Played _ -> 0;
            case Game.Play.Refused refused ->
                switch (refused.reason()) {
                    case GAME_OVER -> 1;
                    case OCCUPIED -> 2;
                    case OUTFLANKS_NOTHING -> 3;
                };
        };
    }

    /// The game after a legal move.
    @Export(name = "play")
    public static Game play(Game game, int square) {
        return game.with(Square.of(square));
    }

    /// The game after its first `ply` moves.
    @Export(name = "at")
    public static Game at(Game game, int ply) {
        return game.at(ply);
    }

    @Export(name = "black")
    public static long black(Game game) {
        return game.position().black();
    }

    @Export(name = "white")
    public static long white(Game game) {
        return game.position().white();
    }

    /// [#NOBODY] when the game is over.
    @Export(name = "toMove")
    public static int toMove(Game game) {
        return number(game.toMove());
    }

    @Export(name = "legal")
    public static long legal(Game game) {
        return game.legal();
    }

    /// The discs that a move to `square` would flip; 0 where it is not legal.
    @Export(name = "flips")
    public static long flips(Game game, int square) {
        return game.isOver() ? 0 : game.position().board().flips(Square.of(square));
    }

    @Export(name = "ply")
    public static int ply(Game game) {
        return game.ply();
    }

    @Export(name = "supply")
    public static int supply(Game game, int color) {
        return game.supplies().of(color(color));
    }

    // ---------- its moves, 0 the first ----------

    @Export(name = "moveColor")
    public static int moveColor(Game game, int index) {
        return number(move(game, index).color());
    }

    @Export(name = "moveSquare")
    public static int moveSquare(Game game, int index) {
        return move(game, index).square().index();
    }

    @Export(name = "moveFlipped")
    public static long moveFlipped(Game game, int index) {
        return move(game, index).flipped();
    }

    @Export(name = "moveHandedOver")
    public static boolean moveHandedOver(Game game, int index) {
        return move(game, index).handedOver();
    }

    @Export(name = "moveSkips")
    public static boolean moveSkips(Game game, int index) {
        return move(game, index).skipsOpponent();
    }

    // ---------- its result, once it is over ----------

    /// [#NOBODY] for a draw.
    @Export(name = "winner")
    public static int winner(Game game) {
        return number(result(game).winner());
    }

    @Export(name = "resultDiscs")
    public static int resultDiscs(Game game, int color) {
        Result result = result(game);
        return color(color) == Color.BLACK ? result.black() : result.white();
    }

    // ---------- transcripts ----------

    @Export(name = "transcript")
    public static String transcript(Game game) {
        return Transcript.of(game);
    }

    @Export(name = "text")
    public static Text text() {
        return new Text();
    }

    @Export(name = "append")
    public static void append(Text text, int character) {
        text.append((char) character);
    }

    /// The game of a transcript; throws with a sentence for the person who wrote it.
    @Export(name = "read")
    public static Game read(Text text) {
        return switch (Transcript.parse(text.written())) {
            case Parsed.Value<Game>(Game game) -> game;
            case Parsed.Malformed<Game>(String problem) -> throw new IllegalArgumentException(problem);
        };
    }

    // ---------- counting ----------

    /// Leaves `depth` plies below the start; as a double, which is exact up to depth 16.
    @Export(name = "perft")
    public static double perft(int depth) {
        return Perft.count(Board.START, depth);
    }

    // ---------- the computer ----------

    /// @param weights the text of the engine's file of weights
    @Export(name = "engine")
    public static Engine engine(Text weights) {
        return new Engine(PatternWeights.read(weights.written()));
    }

    @Export(name = "choose")
    public static Choice choose(Engine engine, long player, long opponent, int level, long seed) {
        return engine.choose(new Board(player, opponent), new Level(level), seed, () -> stop() != 0);
    }

    @Export(name = "choiceSquare")
    public static int choiceSquare(Choice choice) {
        return choice.square().index();
    }

    @Export(name = "choiceScore")
    public static int choiceScore(Choice choice) {
        return choice.score();
    }

    @Export(name = "choiceDepth")
    public static int choiceDepth(Choice choice) {
        return choice.depth();
    }

    @Export(name = "choiceExact")
    public static boolean choiceExact(Choice choice) {
        return choice.exact();
    }

    @Export(name = "choiceNodes")
    public static double choiceNodes(Choice choice) {
        return choice.nodes();
    }

    // ---------- a choice that several engines make together ----------

    @Export(name = "divides")
    public static boolean divides(long player, long opponent, int level) {
        return Engine.divides(new Board(player, opponent), new Level(level));
    }

    @Export(name = "plan")
    public static RootPlan plan(Engine engine, long player, long opponent) {
        return engine.plan(new Board(player, opponent), () -> stop() != 0);
    }

    @Export(name = "planMoves")
    public static int planMoves(RootPlan plan) {
        return plan.moves().size();
    }

    @Export(name = "planMove")
    public static int planMove(RootPlan plan, int index) {
        return plan.moves().get(index).index();
    }

    @Export(name = "planRounds")
    public static int planRounds(RootPlan plan) {
        return plan.rounds().size();
    }

    @Export(name = "planDepth")
    public static int planDepth(RootPlan plan, int index) {
        return plan.rounds().get(index).depth();
    }

    @Export(name = "planSelectivity")
    public static int planSelectivity(RootPlan plan, int index) {
        return plan.rounds().get(index).selectivity().ordinal();
    }

    @Export(name = "planGuess")
    public static int planGuess(RootPlan plan) {
        return plan.guess();
    }

    @Export(name = "planNodes")
    public static double planNodes(RootPlan plan) {
        return plan.nodes();
    }

    @Export(name = "rootMoves")
    public static RootMoves rootMoves(Engine engine, long player, long opponent) {
        return engine.rootMoves(new Board(player, opponent));
    }

    @Export(name = "scoreMove")
    public static MoveScore scoreMove(RootMoves moves, int square, int depth, int selectivity, int alpha, int beta) {
        Round round = new Round(depth, Selectivity.values()[selectivity]);
        return moves.score(Square.of(square), round, alpha, beta, () -> stop() != 0);
    }

    @Export(name = "moveScore")
    public static int moveScore(MoveScore score) {
        return score.score();
    }

    @Export(name = "moveScoreNodes")
    public static double moveScoreNodes(MoveScore score) {
        return score.nodes();
    }

    @Export(name = "moveScoreEnded")
    public static boolean moveScoreEnded(MoveScore score) {
        return score.ended();
    }

    // ---------- exact scores ----------

    /// @param weights the text of the engine's file of weights
    @Export(name = "searcher")
    public static Searcher searcher(Text weights, int tableMegabytes) {
        return new Searcher(PatternWeights.read(weights.written()), tableMegabytes);
    }

    /// What best play leads to from a board, with nothing remembered from before.
    @Export(name = "solve")
    public static Found solve(Searcher searcher, long player, long opponent) {
        searcher.forget();
        return searcher.solve(new Board(player, opponent), () -> stop() != 0);
    }

    /// [#NOBODY] where the side to move is skipped or the game is over.
    @Export(name = "foundSquare")
    public static int foundSquare(Found found) {
        return found.best().isEmpty() ? NOBODY : found.best().get().index();
    }

    @Export(name = "foundScore")
    public static int foundScore(Found found) {
        return found.score();
    }

    @Export(name = "foundExact")
    public static boolean foundExact(Found found) {
        return found.exact();
    }

    @Export(name = "foundNodes")
    public static double foundNodes(Found found) {
        return found.nodes();
    }

    // ---------- numbers for values ----------

    private static Color color(int number) {
        return switch (number) {
            case BLACK -> Color.BLACK;
            case WHITE -> Color.WHITE;
            default -> throw new IllegalArgumentException("Colours are 0 (Black) and 1 (White), not (" + number + ").");
        };
    }

    private static int number(Color color) {
        return color == Color.BLACK ? BLACK : WHITE;
    }

    private static int number(Optional<Color> color) {
        return color.isEmpty() ? NOBODY : number(color.get());
    }

    private static Move move(Game game, int index) {
        return game.moves().get(index);
    }

    private static Result result(Game game) {
        return game.result()
                .orElseThrow(() -> new IllegalStateException(
                        "The game is not over: it has no result at ply (" + game.ply() + ")."));
    }
}
