package outflank.server.steward;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import outflank.rules.BySide;
import outflank.rules.Color;
import outflank.server.answer.Answer;
import outflank.server.game.GameCommand;
import outflank.server.game.GameEvent;
import outflank.server.game.GameId;
import outflank.server.game.GameLog;
import outflank.server.game.GamePlayer;
import outflank.server.game.GroupId;
import outflank.server.game.Settings;
import outflank.server.game.SettingsChange;
import outflank.server.group.Group;
import outflank.server.group.GroupCommand;
import outflank.server.group.Member;
import outflank.server.player.PlayerId;

/// What is due when, without any waiting.
class DutiesTest {

    private static final Instant T0 = Instant.parse("2026-01-01T12:00:00Z");
    private static final Member RUTA = new Member(new PlayerId("ruta"), "Rūta", true);
    private static final Member MIA = new Member(new PlayerId("mia"), "Mia", true);

    private final Attendance attendance = new Attendance(T0);
    private final Group group = group();

    private static Group group() {
        Group opened = Group.open(GroupId.random(), RUTA, Settings.DEFAULT);
        Answer<Group.Outcome> joined = opened.decide(new GroupCommand.Join(MIA), Optional.empty());
        return ((Answer.Done<Group.Outcome>) joined).value().group();
    }

    private GameLog game(Integer turnLimit) {
        Settings settings =
                new SettingsChange(null, null, turnLimit, null, null, null, null, null).applyTo(Settings.DEFAULT);
        BySide<GamePlayer> players = new BySide<>(RUTA, MIA)
                .map(member -> new GamePlayer(member.id(), member.name(), GamePlayer.Kind.PERSON));
        return GameLog.of(GameId.random(), new GameEvent.Started(T0, group.id(), players, settings));
    }

    private Duty next(GameLog game, Duration after) {
        return Duties.next(group, Optional.of(game), attendance.at(T0.plus(after)));
    }

    private static Duty waitUntil(Duration after) {
        return new Duty.Wait(Optional.of(T0.plus(after)));
    }

    private void bothAreHere() {
        attendance.connected(RUTA.id(), T0);
        attendance.connected(MIA.id(), T0);
    }

    @Test
    void nothing_is_due_while_both_are_here_and_no_time_is_kept() {
        bothAreHere();
        assertThat(next(game(0), Duration.ofDays(3))).isEqualTo(new Duty.Wait(Optional.empty()));
    }

    @Test
    void a_turn_limit_that_ends_before_the_grace_time_wins() {
        bothAreHere();
        attendance.left(RUTA.id(), false, T0.plusSeconds(10));
        GameLog game = game(30);
        assertThat(next(game, Duration.ofSeconds(10))).isEqualTo(waitUntil(Duration.ofMillis(30_001)));
        assertThat(next(game, Duration.ofSeconds(31))).isEqualTo(new Duty.Play(true, Duration.ZERO));
    }

    @Test
    void a_measured_line_makes_the_turn_longer_by_a_second_at_most() {
        bothAreHere();
        attendance.measured(RUTA.id(), Duration.ofSeconds(9));
        assertThat(next(game(30), Duration.ZERO)).isEqualTo(waitUntil(Duration.ofMillis(31_001)));
    }

    @Test
    void the_grace_time_is_sixty_seconds_or_fifteen_or_as_long_as_the_opponent_waits() {
        bothAreHere();
        attendance.left(MIA.id(), false, T0);
        GameLog game = game(0);
        assertThat(next(game, Duration.ofSeconds(59))).isEqualTo(waitUntil(Duration.ofSeconds(60)));
        assertThat(next(game, Duration.ofSeconds(60))).isEqualTo(new Duty.OfGame(new GameCommand.Fill(Color.WHITE)));
        attendance.leaving(MIA.id(), T0.plusSeconds(5));
        assertThat(next(game, Duration.ofSeconds(15))).isEqualTo(new Duty.OfGame(new GameCommand.Fill(Color.WHITE)));
        attendance.awaited(MIA.id(), T0.plusSeconds(300));
        assertThat(next(game, Duration.ofSeconds(299))).isEqualTo(waitUntil(Duration.ofSeconds(300)));
    }

    @Test
    void a_farewell_counts_for_the_connection_lost_within_ten_seconds() {
        bothAreHere();
        attendance.leaving(MIA.id(), T0);
        attendance.left(MIA.id(), false, T0.plusSeconds(11));
        assertThat(next(game(0), Duration.ofSeconds(30))).isEqualTo(waitUntil(Duration.ofSeconds(71)));
    }

    @Test
    void a_deserted_game_is_paused_and_after_a_day_aborted() {
        bothAreHere();
        attendance.left(MIA.id(), false, T0.plusSeconds(1));
        attendance.left(RUTA.id(), false, T0.plusSeconds(2));
        assertThat(next(game(30), Duration.ofHours(1))).isEqualTo(new Duty.OfGame(new GameCommand.Pause(false)));
        assertThat(next(game(0), Duration.ofHours(1)))
                .isEqualTo(waitUntil(Duration.ofHours(24).plusSeconds(2)));
        assertThat(next(game(0), Duration.ofHours(25))).isEqualTo(new Duty.OfGame(new GameCommand.Abort()));
    }

    @Test
    void who_goes_over_to_calls_after_a_lost_connection_is_not_awaited_until_connected_again() {
        bothAreHere();
        attendance.left(MIA.id(), false, T0);
        attendance.played(MIA.id(), T0.plusSeconds(50));
        assertThat(next(game(0), Duration.ofSeconds(229))).isEqualTo(waitUntil(Duration.ofSeconds(230)));
        attendance.connected(MIA.id(), T0.plusSeconds(400));
        attendance.left(MIA.id(), false, T0.plusSeconds(410));
        assertThat(next(game(0), Duration.ofSeconds(411))).isEqualTo(waitUntil(Duration.ofSeconds(470)));
    }

    @Test
    void who_went_over_to_calls_and_says_nothing_more_is_away_again_after_three_minutes() {
        bothAreHere();
        attendance.left(MIA.id(), false, T0);
        attendance.played(MIA.id(), T0.plusSeconds(50));
        assertThat(next(game(0), Duration.ofSeconds(230))).isEqualTo(waitUntil(Duration.ofSeconds(290)));
        assertThat(next(game(0), Duration.ofSeconds(290)))
                .isEqualTo(new Duty.OfGame(new GameCommand.Fill(Color.WHITE)));
        attendance.played(MIA.id(), T0.plusSeconds(291));
        assertThat(next(game(0), Duration.ofSeconds(292))).isEqualTo(waitUntil(Duration.ofSeconds(471)));
    }

    @Test
    void the_calls_of_who_plays_on_do_not_make_the_others_grace_time_longer() {
        attendance.connected(MIA.id(), T0);
        attendance.left(MIA.id(), false, T0);
        attendance.played(RUTA.id(), T0.plusSeconds(1));
        attendance.played(RUTA.id(), T0.plusSeconds(50));
        assertThat(next(game(0), Duration.ofSeconds(61))).isEqualTo(new Duty.OfGame(new GameCommand.Fill(Color.WHITE)));
    }

    @Test
    void no_time_runs_for_who_has_not_come_since_the_game_began() {
        attendance.connected(RUTA.id(), T0.minusSeconds(90));
        attendance.left(RUTA.id(), false, T0.minusSeconds(80));
        attendance.connected(MIA.id(), T0);
        GameLog game = game(30);
        assertThat(next(game, Duration.ZERO)).isEqualTo(new Duty.OfGame(new GameCommand.Pause(false)));
        game = game.then(List.of(new GameEvent.Paused(T0, false)));
        assertThat(next(game, Duration.ofSeconds(40))).isEqualTo(waitUntil(Duration.ofSeconds(60)));
        assertThat(next(game, Duration.ofSeconds(60))).isEqualTo(new Duty.OfGame(new GameCommand.Fill(Color.BLACK)));
        attendance.connected(RUTA.id(), T0.plusSeconds(50));
        assertThat(next(game, Duration.ofSeconds(50))).isEqualTo(new Duty.OfGame(new GameCommand.Resume()));
    }

    @Test
    void time_is_not_stopped_again_and_again_in_one_turn() {
        bothAreHere();
        attendance.left(MIA.id(), false, T0);
        attendance.left(RUTA.id(), false, T0);
        GameLog game = game(30);
        for (int i = 0; i < 10; i++) {
            assertThat(next(game, Duration.ofSeconds(1))).isEqualTo(new Duty.OfGame(new GameCommand.Pause(false)));
            Instant at = T0.plusSeconds(1);
            game = game.then(List.of(new GameEvent.Paused(at, false), new GameEvent.Resumed(at)));
        }
        assertThat(next(game, Duration.ofSeconds(1))).isEqualTo(waitUntil(Duration.ofMillis(30_001)));
        assertThat(next(game, Duration.ofSeconds(31))).isEqualTo(new Duty.Play(true, Duration.ZERO));
    }

    @Test
    void who_plays_by_calls_is_bound_by_the_turn_limit_while_the_other_is_awaited() {
        bothAreHere();
        attendance.left(RUTA.id(), false, T0);
        attendance.left(MIA.id(), false, T0);
        attendance.played(RUTA.id(), T0);
        assertThat(next(game(30), Duration.ofSeconds(31))).isEqualTo(new Duty.Play(true, Duration.ZERO));
        assertThat(next(game(0), Duration.ofSeconds(60))).isEqualTo(new Duty.OfGame(new GameCommand.Fill(Color.WHITE)));
    }

    @Test
    void a_seat_taken_just_when_its_player_came_is_given_back() {
        bothAreHere();
        GameLog taken = game(0).then(List.of(new GameEvent.Filled(T0, Color.BLACK, GameEvent.Reason.AWAY)));
        assertThat(next(taken, Duration.ofSeconds(1)))
                .isEqualTo(new Duty.OfGame(new GameCommand.GiveBack(Color.BLACK)));
        GameLog slow = game(30).then(List.of(new GameEvent.Filled(T0, Color.BLACK, GameEvent.Reason.TIME)));
        assertThat(next(slow, Duration.ofSeconds(1))).isEqualTo(new Duty.Play(false, Duration.ZERO));
    }

    @Test
    void a_farewell_is_taken_back_by_any_other_word() {
        bothAreHere();
        attendance.leaving(MIA.id(), T0);
        attendance.stays(MIA.id());
        attendance.left(MIA.id(), false, T0.plusSeconds(2));
        assertThat(next(game(0), Duration.ofSeconds(30))).isEqualTo(waitUntil(Duration.ofSeconds(62)));
    }

    @Test
    void the_last_of_several_tabs_counts() {
        bothAreHere();
        attendance.connected(MIA.id(), T0);
        attendance.left(MIA.id(), true, T0.plusSeconds(1));
        assertThat(next(game(0), Duration.ofHours(1))).isEqualTo(new Duty.Wait(Optional.empty()));
        attendance.left(MIA.id(), true, T0.plusSeconds(2));
        assertThat(next(game(0), Duration.ofSeconds(2))).isEqualTo(waitUntil(Duration.ofSeconds(17)));
    }

    @Test
    void an_absent_host_is_followed_by_who_is_here_after_half_an_hour() {
        attendance.connected(MIA.id(), T0);
        attendance.called(RUTA.id(), T0.plusSeconds(60));
        assertThat(Duties.next(group, Optional.empty(), attendance.at(T0.plusSeconds(1_800))))
                .isEqualTo(waitUntil(Duration.ofMinutes(31)));
        assertThat(Duties.next(group, Optional.empty(), attendance.at(T0.plusSeconds(1_860))))
                .isEqualTo(new Duty.OfGroup(new GroupCommand.HandOver(RUTA.id(), MIA.id())));
    }
}
