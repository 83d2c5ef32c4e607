package outflank.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
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
    void what_passes_while_the_computer_has_the_turn_is_no_ones_time_also_over_a_pause() {
        Settings timed = new SettingsChange(null, null, 60, "5+3", null, null, null, null).applyTo(Settings.DEFAULT);
        GameLog game = GameLog.of(GameId.random(), new GameEvent.Started(T0, GroupId.random(), PLAYERS, timed));
        GameLog filled = played(game, new GameCommand.Fill(Color.BLACK), T0.plusSeconds(10));
        GameLog paused = played(filled, new GameCommand.Pause(false), T0.plusSeconds(40));
        GameLog resumed = played(paused, new GameCommand.Resume(), T0.plusSeconds(100));
        GameLog returned = played(resumed, new GameCommand.Return(BLACK), T0.plusSeconds(120));
        assertThat(returned.state().clockLeft(Color.BLACK, T0.plusSeconds(120))).isEqualTo(Duration.ofSeconds(290));
        assertThat(returned.state().turnLeft(T0.plusSeconds(121))).contains(Duration.ofSeconds(49));
        GameLog moved = played(resumed, new GameCommand.Computer(resumed.seq(), Square.of("f5")), T0.plusSeconds(130));
        assertThat(moved.state().clockLeft(Color.BLACK, T0.plusSeconds(131))).isEqualTo(Duration.ofSeconds(290));
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

    // ---------- time, seats and takebacks ----------

    private GameLog timed(Integer turnLimit, String clock) {
        Settings settings =
                new SettingsChange(null, null, turnLimit, clock, null, null, null, null).applyTo(Settings.DEFAULT);
        return GameLog.of(GameId.random(), new GameEvent.Started(T0, GroupId.random(), PLAYERS, settings));
    }

    private static GameCommand.Move laggy(PlayerId player, int ply, String square, long lag) {
        return new GameCommand.Move(player, ply, Square.of(square), OptionalInt.empty(), Duration.ofMillis(lag));
    }

    private static long left(GameLog log, Color color, Instant now) {
        return log.state().clockLeft(color, now).toMillis();
    }

    @Test
    void a_clock_counts_the_time_of_its_side_and_adds_the_increment() {
        GameLog one = played(timed(0, "5+3"), move(BLACK, 0, "f5"), T0.plusSeconds(10));
        assertThat(left(one, Color.BLACK, T0.plusSeconds(100))).isEqualTo(293_000);
        assertThat(left(one, Color.WHITE, T0.plusSeconds(30))).isEqualTo(280_000);
        assertThat(one.state().deadline(Duration.ZERO))
                .contains(T0.plusSeconds(310).plusMillis(1));
    }

    @Test
    void the_length_of_the_line_is_given_back_a_second_a_move_at_most() {
        GameLog game = timed(0, "5+0");
        GameLog one = played(game, laggy(BLACK, 0, "f5", 400), T0.plusSeconds(10));
        assertThat(left(one, Color.BLACK, T0.plusSeconds(10))).isEqualTo(290_400);
        GameLog slow = played(game, laggy(BLACK, 0, "f5", 5_000), T0.plusSeconds(10));
        assertThat(left(slow, Color.BLACK, T0.plusSeconds(10))).isEqualTo(291_000);
        GameLog quick = played(game, laggy(BLACK, 0, "f5", 900), T0.plusMillis(100));
        assertThat(left(quick, Color.BLACK, T0.plusMillis(100)))
                .as("not more than was used")
                .isEqualTo(300_000);
    }

    @Test
    void ten_seconds_a_game_are_given_back_and_no_more() {
        GameLog log = timed(0, "5+0");
        Instant at = T0;
        SplittableRandom random = new SplittableRandom(1);
        for (int ply = 0; ply < 30; ply++) {
            List<Square> legal = Square.in(log.state().legal());
            PlayerId mover = log.state().game().toMove().orElseThrow() == Color.BLACK ? BLACK : WHITE;
            at = at.plusSeconds(2);
            log = played(
                    log,
                    laggy(mover, ply, legal.get(random.nextInt(legal.size())).name(), 1_000),
                    at);
        }
        long moves = log.state().game().moves().stream()
                .filter(made -> made.color() == Color.BLACK)
                .count();
        assertThat(moves).isGreaterThan(10);
        assertThat(left(log, Color.BLACK, at)).isEqualTo(300_000 - moves * 2_000 + 10_000);
    }

    @Test
    void a_turn_limit_is_longer_by_the_line_where_that_is_needed_only() {
        GameLog game = timed(30, "off");
        GameLog early = played(game, laggy(BLACK, 0, "f5", 800), T0.plusSeconds(20));
        assertThat(((GameEvent.Moved) early.events().getLast()).lag()).isZero();
        GameLog late = played(game, laggy(BLACK, 0, "f5", 800), T0.plusMillis(30_500));
        assertThat(((GameEvent.Moved) late.events().getLast()).lag()).isEqualTo(Duration.ofMillis(500));
        assertThat(game.state().decide(laggy(BLACK, 0, "f5", 800), T0.plusMillis(30_801)))
                .isInstanceOf(Answer.Refused.class);
    }

    @Test
    void what_the_site_does_changes_nothing_before_its_time() {
        GameLog game = timed(30, "1+0");
        GameCommand timer = new GameCommand.Timer(0, Square.of("f5"), Duration.ZERO);
        assertThat(events(game, timer, T0.plusSeconds(30))).isEmpty();
        assertThat(events(game, timer, T0.plusMillis(30_001))).hasSize(1);
        assertThat(events(game, new GameCommand.Timer(1, Square.of("f5"), Duration.ZERO), T0.plusSeconds(40)))
                .isEmpty();
        assertThat(events(game, new GameCommand.ClockOver(Duration.ZERO), T0.plusSeconds(60)))
                .isEmpty();
        assertThat(events(game, new GameCommand.ClockOver(Duration.ZERO), T0.plusMillis(60_001)))
                .singleElement()
                .isInstanceOf(GameEvent.Ended.class);
        assertThat(events(game, new GameCommand.Computer(0, Square.of("f5")), T0))
                .isEmpty();
        assertThat(events(game, new GameCommand.Resume(), T0)).isEmpty();
    }

    @Test
    void time_stands_still_in_a_pause_and_the_computer_uses_none() {
        GameLog game = timed(0, "5+0");
        GameLog paused = played(game, new GameCommand.Pause(false), T0.plusSeconds(5));
        assertThat(paused.state().deadline(Duration.ZERO)).isEmpty();
        GameLog resumed = played(paused, new GameCommand.Resume(), T0.plusSeconds(1_000));
        assertThat(left(resumed, Color.BLACK, T0.plusSeconds(1_001))).isEqualTo(294_000);
        GameLog anew = played(resumed, new GameCommand.Pause(true), T0.plusSeconds(1_100));
        assertThat(left(anew, Color.BLACK, T0.plusSeconds(2_000))).isEqualTo(300_000);

        GameLog filled = played(game, new GameCommand.Fill(Color.BLACK), T0.plusSeconds(60));
        assertThat(filled.state().running()).isEmpty();
        GameLog moved = played(filled, new GameCommand.Computer(1, Square.of("f5")), T0.plusSeconds(90));
        assertThat(left(filled, Color.BLACK, T0.plusSeconds(80))).isEqualTo(240_000);
        assertThat(left(moved, Color.BLACK, T0.plusSeconds(90))).isEqualTo(240_000);
    }

    @Test
    void a_takeback_brings_back_the_turn_and_leaves_the_time_used() {
        GameLog one = played(timed(0, "5+0"), move(BLACK, 0, "f5"), T0.plusSeconds(10));
        GameLog asked = played(one, new GameCommand.AskTakeback(BLACK), T0.plusSeconds(12));
        GameLog back = played(asked, new GameCommand.AnswerTakeback(WHITE, true), T0.plusSeconds(20));
        assertThat(back.state().game().ply()).isZero();
        assertThat(back.state().turn()).contains(Color.BLACK);
        assertThat(back.seq()).isEqualTo(3);
        assertThat(left(back, Color.BLACK, T0.plusSeconds(20))).isEqualTo(290_000);
        assertThat(left(back, Color.WHITE, T0.plusSeconds(20))).isEqualTo(290_000);
        assertThat(GameLog.of(back.id(), back.events()).state().game())
                .isEqualTo(back.state().game());
    }

    @Test
    void a_takeback_after_a_skip_goes_back_to_the_askers_own_last_move() {
        Game whole = Played.random(Played.SEED_WITH_SKIP_AND_HANDED_OVER_DISC);
        int ply = 0;
        while (!whole.moves().get(ply).skipsOpponent()) {
            ply++;
        }
        Color asker = whole.moves().get(ply).color().opposite();
        GameLog log = Played.log(GameId.random(), GroupId.random(), PLAYERS, whole.at(ply + 1));
        PlayerId player = asker == Color.BLACK ? BLACK : WHITE;
        Instant at = log.state().lastAt();
        GameLog asked = played(log, new GameCommand.AskTakeback(player), at);
        PlayerId other = asker == Color.BLACK ? WHITE : BLACK;
        GameLog back = played(asked, new GameCommand.AnswerTakeback(other, true), at);
        assertThat(back.state().turn()).contains(asker);
        assertThat(back.state().game().toMove()).contains(asker);
        assertThat(back.state().game().ply()).isLessThan(ply);
    }
}
