package outflank.server.wire;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import org.jspecify.annotations.Nullable;
import outflank.rules.Move;
import outflank.rules.Supplies;
import outflank.server.game.GameEvent;
import outflank.server.game.GameLog;
import outflank.server.game.GameState;

/// An event of a game, with how the board stands after it, as in docs/protocol.
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface EventJson {

    @JsonTypeName("started")
    record Started(int seq, String board, @Nullable String toMove, Supplies supplies) implements EventJson {}

    /// A disc was placed.
    ///
    /// @param flipped the squares whose discs turned over
    /// @param handedOver whether the opponent gave the disc
    /// @param ms the time the move took
    @JsonTypeName("moved")
    record Moved(
            int seq,
            String color,
            String square,
            List<String> flipped,
            boolean handedOver,
            String by,
            long ms,
            String board,
            @Nullable String toMove,
            Supplies supplies)
            implements EventJson {}

    @JsonTypeName("skipped")
    record Skipped(
            int seq, String color, String board, @Nullable String toMove, Supplies supplies) implements EventJson {}

    @JsonTypeName("filled")
    record Filled(
            int seq,
            String color,
            String reason,
            String board,
            @Nullable String toMove,
            Supplies supplies) implements EventJson {}

    /// A player takes the seat again.
    ///
    /// @param moves how many moves were made for them since their own last one
    @JsonTypeName("returned")
    record Returned(
            int seq,
            String color,
            int moves,
            String board,
            @Nullable String toMove,
            Supplies supplies) implements EventJson {}

    /// A side asks to go back to `ply` discs.
    @JsonTypeName("takebackOffered")
    record TakebackOffered(
            int seq,
            String color,
            int ply,
            String board,
            @Nullable String toMove,
            Supplies supplies) implements EventJson {}

    @JsonTypeName("takebackDeclined")
    record TakebackDeclined(
            int seq, String color, String board, @Nullable String toMove, Supplies supplies) implements EventJson {}

    @JsonTypeName("tookBack")
    record TookBack(
            int seq,
            String color,
            int ply,
            String board,
            @Nullable String toMove,
            Supplies supplies) implements EventJson {}

    @JsonTypeName("paused")
    record Paused(int seq, String board, @Nullable String toMove, Supplies supplies) implements EventJson {}

    @JsonTypeName("resumed")
    record Resumed(int seq, String board, @Nullable String toMove, Supplies supplies) implements EventJson {}

    @JsonTypeName("ended")
    record Ended(
            int seq,
            ResultJson result,
            String board,
            @Nullable String toMove,
            Supplies supplies) implements EventJson {}

    /// The events of a game from number `from` on.
    public static List<EventJson> from(GameLog game, int from) {
        return game.stepsFrom(from).stream().map(EventJson::of).toList();
    }

    private static EventJson of(GameLog.Step step) {
        GameState state = step.state();
        int seq = state.seq();
        String board = state.game().position().squares();
        String toMove = Names.orNull(state.turn());
        Supplies supplies = state.game().supplies();
        return switch (step.event()) {
            case GameEvent.Started _ -> new Started(seq, board, toMove, supplies);
            case GameEvent.Moved moved -> {
                Move move = state.game().lastMove().orElseThrow();
                yield new Moved(
                        seq,
                        Names.of(moved.color()),
                        moved.square().name(),
                        Names.squares(move.flipped()),
                        move.handedOver(),
                        Names.of(moved.by()),
                        step.millis().orElseThrow(),
                        board,
                        toMove,
                        supplies);
            }
            case GameEvent.Skipped skipped -> new Skipped(seq, Names.of(skipped.color()), board, toMove, supplies);
            case GameEvent.Filled filled ->
                new Filled(seq, Names.of(filled.color()), Names.of(filled.reason()), board, toMove, supplies);
            case GameEvent.Returned returned ->
                new Returned(
                        seq,
                        Names.of(returned.color()),
                        step.before().seats().of(returned.color()).playedFor(),
                        board,
                        toMove,
                        supplies);
            case GameEvent.TakebackOffered offered ->
                new TakebackOffered(
                        seq,
                        Names.of(offered.color()),
                        state.plyBeforeLastMoveOf(offered.color()),
                        board,
                        toMove,
                        supplies);
            case GameEvent.TakebackDeclined declined ->
                new TakebackDeclined(seq, Names.of(declined.color()), board, toMove, supplies);
            case GameEvent.TookBack back ->
                new TookBack(seq, Names.of(back.color()), back.ply(), board, toMove, supplies);
            case GameEvent.Paused _ -> new Paused(seq, board, toMove, supplies);
            case GameEvent.Resumed _ -> new Resumed(seq, board, toMove, supplies);
            case GameEvent.Ended ended -> new Ended(seq, ResultJson.of(ended.result()), board, toMove, supplies);
        };
    }
}
