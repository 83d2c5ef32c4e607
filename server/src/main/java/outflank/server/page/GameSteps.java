package outflank.server.page;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import gg.jte.Content;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import outflank.rules.BySide;
import outflank.rules.Color;
import outflank.rules.Game;
import outflank.rules.Move;
import outflank.rules.Square;
import outflank.rules.Supplies;
import outflank.rules.Transcript;

/// A game opened at one of its plies, 0 being the board before the first move.
public final class GameSteps {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final ShownGame shown;
    private final int ply;
    private final Game at;

    /// How the board stands after one more disc; the first step has no move.
    private record Step(
            String board,
            BySide<Integer> supplies,
            @Nullable String color,
            @Nullable String square,
            List<String> flipped,
            boolean handedOver,
            boolean skips) {}

    private record Script(BySide<String> players, boolean over, List<Step> steps) {}

    /// @param ply is brought within the game
    public GameSteps(ShownGame shown, int ply) {
        this.shown = shown;
        this.ply = Math.clamp(ply, 0, shown.game().ply());
        this.at = shown.game().at(this.ply);
    }

    public ShownGame game() {
        return shown;
    }

    public int ply() {
        return ply;
    }

    public int plies() {
        return shown.game().ply();
    }

    public String transcript() {
        return Transcript.of(shown.game());
    }

    public List<MoveRow> rows() {
        return MoveRow.of(shown.game());
    }

    /// The address of this page at another ply; null where there is none, so that the link has no `href`.
    public @Nullable String linkTo(int other) {
        return other < 0 || other > plies() || other == ply ? null : "/game/" + shown.id() + "?ply=" + other;
    }

    public BoardPicture board(Messages messages) {
        String last = at.lastMove().map(move -> move.square().name()).orElse("");
        Set<String> flipped = at.lastMove()
                .map(move ->
                        Square.in(move.flipped()).stream().map(Square::name).collect(Collectors.toSet()))
                .orElse(Set.of());
        String label = ply == 0 ? messages.text("game.board.start") : messages.text("game.board", "n", ply);
        return new BoardPicture(at.position().squares(), last, flipped, label);
    }

    public BarPicture bar(Color color, Messages messages) {
        return new BarPicture(
                color,
                shown.players().of(color),
                messages.text(color == Color.BLACK ? "side.black" : "side.white"),
                at.position().count().of(color),
                over() ? OptionalInt.empty() : OptionalInt.of(at.supplies().of(color)));
    }

    /// Whether this is where the game ended; from then on supplies mean nothing.
    private boolean over() {
        return shown.result().isPresent() && ply == plies();
    }

    /// What the last move did, in sentences.
    public List<String> told(Messages messages) {
        if (at.lastMove().isEmpty()) {
            return List.of(messages.text("game.at.start"));
        }
        Move move = at.lastMove().get();
        boolean black = move.color() == Color.BLACK;
        List<String> sentences = new ArrayList<>();
        sentences.add(messages.text(
                black ? "board.said.black" : "board.said.white",
                "square",
                move.square().name(),
                "count",
                move.flips()));
        if (move.handedOver()) {
            sentences.add(messages.text(black ? "game.handed.black" : "game.handed.white"));
        }
        if (move.skipsOpponent()) {
            sentences.add(messages.text(black ? "game.skipped.white" : "game.skipped.black"));
        }
        return sentences;
    }

    /// All steps, for the page's script.
    public Content json() {
        List<Step> steps = new ArrayList<>();
        Game game = Game.from(shown.game().startPosition());
        steps.add(step(game, null));
        for (Move move : shown.game().moves()) {
            game = game.with(move.square());
            steps.add(step(game, move));
        }
        try {
            String json = JSON.writeValueAsString(
                    new Script(shown.players(), shown.result().isPresent(), steps));
            return output -> output.writeContent(json.replace("<", "\\u003c"));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Step step(Game game, @Nullable Move move) {
        Supplies supplies = game.supplies();
        BySide<Integer> discs = new BySide<>(supplies.black(), supplies.white());
        String board = game.position().squares();
        return move == null
                ? new Step(board, discs, null, null, List.of(), false, false)
                : new Step(
                        board,
                        discs,
                        move.color().name().toLowerCase(Locale.ROOT),
                        move.square().name(),
                        Square.in(move.flipped()).stream().map(Square::name).toList(),
                        move.handedOver(),
                        move.skipsOpponent());
    }
}
