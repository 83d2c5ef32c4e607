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

    @JsonTypeName("ended")
    record Ended(
            int seq,
            ResultJson result,
            String board,
            @Nullable String toMove,
            Supplies supplies) implements EventJson {}

    /// The events of a game from number `from` on.
    static List<EventJson> from(GameLog game, int from) {
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
            case GameEvent.Ended ended -> new Ended(seq, ResultJson.of(ended.result()), board, toMove, supplies);
        };
    }
}
