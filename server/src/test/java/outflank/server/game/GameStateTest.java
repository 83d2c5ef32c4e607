package outflank.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import outflank.rules.BySide;
import outflank.rules.Color;
import outflank.rules.Game;
import outflank.rules.Move;
import outflank.rules.Square;
import outflank.rules.Transcript;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.player.PlayerId;

class GameStateTest {

    private static final Instant T0 = Instant.parse("2026-01-01T12:00:00Z");
    private static final PlayerId BLACK = new PlayerId("black");
    private static final PlayerId WHITE = new PlayerId("white");
    private static final BySide<GamePlayer> PLAYERS = new BySide<>(
            new GamePlayer(BLACK, "B", GamePlayer.Kind.PERSON), new GamePlayer(WHITE, "W", GamePlayer.Kind.PERSON));

    private final GameLog start =
            GameLog.of(GameId.random(), new GameEvent.Started(T0, GroupId.random(), PLAYERS, Settings.DEFAULT));

    private static GameCommand.Move move(PlayerId player, int ply, String square) {
        return new GameCommand.Move(player, ply, Square.of(square), OptionalInt.empty());
    }

    private static GameCommand.Move moveAtSeq(PlayerId player, int ply, String square, int seq) {
        return new GameCommand.Move(player, ply, Square.of(square), OptionalInt.of(seq));
    }

    private static GameLog played(GameLog log, GameCommand command, Instant at) {
        return log.then(events(log, command, at));
    }

    private static List<GameEvent> events(GameLog log, GameCommand command, Instant at) {
        return switch (log.state().decide(command, at)) {
            case Answer.Done<List<GameEvent>>(List<GameEvent> events) -> events;
            case Answer.Refused<List<GameEvent>> refused -> throw new AssertionError(refused.toString());
        };
    }

    private static Code refusal(GameLog log, GameCommand command) {
        return switch (log.state().decide(command, T0)) {
            case Answer.Done<List<GameEvent>>(List<GameEvent> events) -> throw new AssertionError(events.toString());
            case Answer.Refused<List<GameEvent>> refused -> refused.code();
        };
    }

    private GameLog finished() {
        Game game = Transcript.parse(Played.WIPE_OUT).orThrow();
        return Played.log(GameId.random(), GroupId.random(), PLAYERS, game);
    }

    @Test
    void a_legal_move_is_one_event() {
        assertThat(events(start, move(BLACK, 0, "f5"), T0.plusMillis(5)))
                .containsExactly(
                        new GameEvent.Moved(T0.plusMillis(5), Color.BLACK, Square.of("f5"), GameEvent.By.PERSON));
    }

    @Test
    void a_stranger_is_refused_before_anything_else() {
        assertThat(refusal(finished(), move(new PlayerId("stranger"), 99, "a1")))
                .isEqualTo(Code.NOT_YOUR_SEAT);
    }

    @Test
    void an_exact_repeat_of_your_last_move_changes_nothing() {
        GameLog one = played(start, move(BLACK, 0, "f5"), T0);
        assertThat(events(one, move(BLACK, 0, "f5"), T0)).isEmpty();
        assertThat(events(one, moveAtSeq(BLACK, 0, "f5", 0), T0)).isEmpty();
        GameLog two = played(one, move(WHITE, 1, "d6"), T0);
        assertThat(events(two, move(BLACK, 0, "f5"), T0)).isEmpty();
        assertThat(events(two, move(WHITE, 1, "d6"), T0)).isEmpty();
    }

    @Test
    void another_square_at_the_same_ply_is_stale() {
        GameLog one = played(start, move(BLACK, 0, "f5"), T0);
        assertThat(refusal(one, move(BLACK, 0, "d3"))).isEqualTo(Code.STALE_PLY);
    }

    @Test
    void a_repeat_in_a_finished_game_is_still_a_repeat() {
        GameLog over = finished();
        assertThat(events(over, move(BLACK, 8, "h8"), T0)).isEmpty();
    }

    @Test
    void a_finished_game_is_named_before_a_stale_ply() {
        assertThat(refusal(finished(), move(WHITE, 3, "a1"))).isEqualTo(Code.GAME_OVER);
    }

    @Test
    void a_stale_ply_is_named_before_whose_turn_it_is() {
        assertThat(refusal(start, move(WHITE, 1, "d6"))).isEqualTo(Code.STALE_PLY);
        assertThat(refusal(start, moveAtSeq(WHITE, 0, "d6", 7))).isEqualTo(Code.STALE_PLY);
    }

    @Test
    void whose_turn_it_is_is_named_before_an_illegal_square() {
        assertThat(refusal(start, move(WHITE, 0, "a1"))).isEqualTo(Code.NOT_YOUR_TURN);
    }

    @Test
    void an_illegal_square_is_refused_with_the_legal_ones() {
        assertThat(refusal(start, move(BLACK, 0, "d4"))).isEqualTo(Code.ILLEGAL_MOVE);
        Answer<List<GameEvent>> answer = start.state().decide(move(BLACK, 0, "a1"), T0);
        assertThat(answer.toString()).contains("(a1)", "d3, c4, f5, e6");
    }

    @Test
    void a_skip_follows_the_move_that_leads_to_it() {
        Game game = Played.random(Played.SEED_WITH_SKIP_AND_HANDED_OVER_DISC);
        GameLog log = Played.log(GameId.random(), GroupId.random(), PLAYERS, game);
        List<GameEvent.Skipped> skips = log.events().stream()
                .filter(GameEvent.Skipped.class::isInstance)
                .map(GameEvent.Skipped.class::cast)
                .toList();
        Move skipping =
                game.moves().stream().filter(Move::skipsOpponent).findFirst().orElseThrow();
        assertThat(skips).hasSize(1);
        assertThat(skips.getFirst().color()).isEqualTo(skipping.color().opposite());
        assertThat(log.events().get(log.events().indexOf(skips.getFirst()) - 1))
                .isInstanceOfSatisfying(
                        GameEvent.Moved.class,
                        moved -> assertThat(moved.square()).isEqualTo(skipping.square()));
    }

    @Test
    void the_last_move_is_followed_by_the_end() {
        GameLog over = finished();
        assertThat(over.events().getLast())
                .isInstanceOfSatisfying(
                        GameEvent.Ended.class,
                        ended -> assertThat(ended.result())
                                .isEqualTo(new GameResult(Optional.of(Color.BLACK), 13, 0, GameResult.Reason.BOARD)));
        assertThat(over.state().turn()).isEmpty();
    }

    @Test
    void resigning_gives_the_game_to_the_opponent_and_may_be_said_again() {
        GameLog resigned = played(start, new GameCommand.Resign(BLACK), T0);
        assertThat(resigned.state().result())
                .contains(new GameResult(Optional.of(Color.WHITE), 2, 2, GameResult.Reason.RESIGNED));
        assertThat(events(resigned, new GameCommand.Resign(BLACK), T0)).isEmpty();
        assertThat(refusal(resigned, new GameCommand.Resign(WHITE))).isEqualTo(Code.GAME_OVER);
        assertThat(refusal(resigned, move(BLACK, 0, "f5"))).isEqualTo(Code.GAME_OVER);
        assertThat(resigned.state().legal()).isZero();
    }

    @Test
    void times_count_from_the_last_move_and_never_run_backwards() {
        GameLog one = played(start, move(BLACK, 0, "f5"), T0.plusMillis(2310));
        GameLog two = played(one, move(WHITE, 1, "d6"), T0);
        assertThat(two.stepsFrom(1))
                .extracting(step -> step.millis().orElseThrow())
                .containsExactly(2310L, 0L);
    }

    @Test
    void steps_are_the_same_from_wherever_they_are_asked_for() {
        GameLog over = finished();
        List<String> all = told(over.stepsFrom(0));
        for (int from = 0; from <= over.seq() + 1; from++) {
            assertThat(told(over.stepsFrom(from))).isEqualTo(all.subList(from, all.size()));
        }
    }

    private static List<String> told(List<GameLog.Step> steps) {
        return steps.stream()
                .map(step ->
                        step.event() + " " + step.millis() + " " + step.state().game())
                .toList();
    }
}
