package outflank.server.group;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import outflank.rules.BySide;
import outflank.rules.Color;
import outflank.rules.Square;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.game.GameCommand;
import outflank.server.game.GameEvent;
import outflank.server.game.GameId;
import outflank.server.game.GameLog;
import outflank.server.game.GamePlayer;
import outflank.server.game.GameState;
import outflank.server.game.GroupId;
import outflank.server.game.Settings;
import outflank.server.game.SettingsChange;
import outflank.server.player.PlayerId;

class GroupTest {

    private static final Member HOST = new Member(new PlayerId("host"), "Host");
    private static final Member GUEST = new Member(new PlayerId("guest"), "Guest");
    private static final Member THIRD = new Member(new PlayerId("third"), "Third");

    private final Group opened = Group.open(GroupId.random(), HOST, Settings.DEFAULT);
    private final Group full = group(opened, new GroupCommand.Join(GUEST), Optional.empty());

    private static Group.Outcome outcome(Group group, GroupCommand command, Optional<GameState> game) {
        return switch (group.decide(command, game)) {
            case Answer.Done<Group.Outcome>(Group.Outcome outcome) -> outcome;
            case Answer.Refused<Group.Outcome> refused -> throw new AssertionError(refused.toString());
        };
    }

    private static Group group(Group group, GroupCommand command, Optional<GameState> game) {
        return outcome(group, command, game).group();
    }

    private static Code refusal(Group group, GroupCommand command, Optional<GameState> game) {
        return switch (group.decide(command, game)) {
            case Answer.Done<Group.Outcome>(Group.Outcome outcome) -> throw new AssertionError(outcome.toString());
            case Answer.Refused<Group.Outcome> refused -> refused.code();
        };
    }

    private static GameLog game() {
        BySide<GamePlayer> players = new BySide<>(
                new GamePlayer(HOST.id(), "Host", GamePlayer.Kind.PERSON),
                new GamePlayer(GUEST.id(), "Guest", GamePlayer.Kind.PERSON));
        return GameLog.of(
                GameId.random(), new GameEvent.Started(Instant.EPOCH, GroupId.random(), players, Settings.DEFAULT));
    }

    private static Optional<GameState> running() {
        GameLog game = game();
        Answer<List<GameEvent>> moved = game.state()
                .decide(new GameCommand.Move(HOST.id(), 0, Square.of("f5"), OptionalInt.empty()), Instant.EPOCH);
        return Optional.of(
                game.then(((Answer.Done<List<GameEvent>>) moved).value()).state());
    }

    private static Optional<GameState> over() {
        GameLog game = game();
        Answer<List<GameEvent>> resigned = game.state().decide(new GameCommand.Resign(HOST.id()), Instant.EPOCH);
        return Optional.of(
                game.then(((Answer.Done<List<GameEvent>>) resigned).value()).state());
    }

    @Test
    void the_opener_is_host_and_sits_as_black() {
        assertThat(opened.host()).isEqualTo(HOST.id());
        assertThat(opened.seatOf(HOST.id())).contains(Color.BLACK);
    }

    @Test
    void the_second_to_come_takes_the_free_seat_and_a_game_begins() {
        Group.Outcome joined = outcome(opened, new GroupCommand.Join(GUEST), Optional.empty());
        assertThat(joined.begins()).isTrue();
        assertThat(joined.group().seatOf(GUEST.id())).contains(Color.WHITE);
    }

    @Test
    void everyone_after_that_watches() {
        Group.Outcome joined = outcome(full, new GroupCommand.Join(THIRD), running());
        assertThat(joined.begins()).isFalse();
        assertThat(joined.group().has(THIRD.id())).isTrue();
        assertThat(joined.group().seatOf(THIRD.id())).isEmpty();
    }

    @Test
    void whoever_stood_up_is_not_seated_by_coming_back() {
        Group stood = group(opened, new GroupCommand.Stand(HOST), Optional.empty());
        assertThat(stood.seatOf(HOST.id())).isEmpty();
        assertThat(group(stood, new GroupCommand.Join(HOST), Optional.empty()).version())
                .isEqualTo(stood.version());
    }

    @Test
    void no_one_stands_up_in_a_game() {
        assertThat(refusal(full, new GroupCommand.Stand(HOST), running())).isEqualTo(Code.GAME_RUNNING);
        assertThat(group(full, new GroupCommand.Stand(HOST), over()).seatOf(HOST.id()))
                .isEmpty();
    }

    @Test
    void a_taken_seat_is_refused_and_ones_own_is_no_change() {
        assertThat(refusal(full, new GroupCommand.Sit(THIRD, Seat.BLACK), running()))
                .isEqualTo(Code.SEAT_TAKEN);
        assertThat(refusal(full, new GroupCommand.Sit(THIRD, Seat.ANY), running()))
                .isEqualTo(Code.SEAT_TAKEN);
        assertThat(group(full, new GroupCommand.Sit(HOST, Seat.BLACK), running())
                        .version())
                .isEqualTo(full.version());
    }

    @Test
    void a_lone_player_may_change_to_the_other_seat() {
        Group changed = group(opened, new GroupCommand.Sit(HOST, Seat.WHITE), Optional.empty());
        assertThat(changed.seats()).isEqualTo(new BySide<>(Optional.empty(), Optional.of(HOST.id())));
    }

    @Test
    void a_watcher_who_takes_a_seat_left_begins_the_next_game() {
        Group left = group(full, new GroupCommand.Stand(GUEST), over());
        Group.Outcome sat = outcome(left, new GroupCommand.Sit(THIRD, Seat.ANY), over());
        assertThat(sat.begins()).isTrue();
        assertThat(sat.group().seatOf(THIRD.id())).contains(Color.WHITE);
    }

    @Test
    void a_rematch_begins_when_both_have_asked_with_colours_changed() {
        Group.Outcome first = outcome(full, new GroupCommand.Rematch(HOST), over());
        assertThat(first.begins()).isFalse();
        assertThat(first.group().rematch()).isEqualTo(new BySide<>(true, false));
        assertThat(group(first.group(), new GroupCommand.Rematch(HOST), over()).version())
                .isEqualTo(first.group().version());
        Group.Outcome second = outcome(first.group(), new GroupCommand.Rematch(GUEST), over());
        assertThat(second.begins()).isTrue();
        assertThat(second.group().seats()).isEqualTo(full.seats().swapped());
        assertThat(second.group().rematch()).isEqualTo(new BySide<>(false, false));
    }

    @Test
    void colours_stay_if_the_host_set_that() {
        Group fixed = group(
                full,
                new GroupCommand.Change(HOST, new SettingsChange(null, false, null, null, null, null, null, null)),
                over());
        Group asked = group(fixed, new GroupCommand.Rematch(GUEST), over());
        assertThat(group(asked, new GroupCommand.Rematch(HOST), over()).seats()).isEqualTo(full.seats());
    }

    @Test
    void a_rematch_is_refused_where_there_is_nothing_to_repeat() {
        assertThat(refusal(opened, new GroupCommand.Rematch(HOST), Optional.empty()))
                .isEqualTo(Code.NO_GAME);
        assertThat(refusal(full, new GroupCommand.Rematch(THIRD), over())).isEqualTo(Code.NOT_YOUR_SEAT);
        assertThat(refusal(full, new GroupCommand.Rematch(HOST), running())).isEqualTo(Code.GAME_RUNNING);
        Group left = group(full, new GroupCommand.Stand(GUEST), over());
        assertThat(refusal(left, new GroupCommand.Rematch(HOST), over())).isEqualTo(Code.NO_OPPONENT);
    }

    @Test
    void asking_again_as_the_next_game_begins_changes_nothing() {
        Optional<GameState> begun = Optional.of(game().state());
        assertThat(group(full, new GroupCommand.Rematch(HOST), begun).version()).isEqualTo(full.version());
    }

    @Test
    void whoever_leaves_takes_the_wish_for_a_rematch_along() {
        Group asked = group(full, new GroupCommand.Rematch(HOST), over());
        assertThat(group(asked, new GroupCommand.Stand(HOST), over()).rematch()).isEqualTo(new BySide<>(false, false));
    }

    @Test
    void only_the_host_changes_settings_and_only_those_named() {
        SettingsChange noMarks = new SettingsChange(false, null, null, null, null, null, null, null);
        assertThat(refusal(full, new GroupCommand.Change(GUEST, noMarks), Optional.empty()))
                .isEqualTo(Code.NOT_THE_HOST);
        assertThat(group(full, new GroupCommand.Change(HOST, noMarks), Optional.empty())
                        .settings())
                .isEqualTo(noMarks.applyTo(Settings.DEFAULT));
    }

    @Test
    void a_full_group_takes_no_one_in() {
        Group group = full;
        for (int i = group.members().size(); i < Group.LARGEST; i++) {
            Member member = new Member(new PlayerId("p" + i), "P");
            group = group(group, new GroupCommand.Join(member), running());
        }
        assertThat(refusal(group, new GroupCommand.Join(THIRD), running())).isEqualTo(Code.GROUP_FULL);
        assertThat(refusal(group, new GroupCommand.Sit(THIRD, Seat.ANY), running()))
                .isEqualTo(Code.GROUP_FULL);
        assertThat(group(group, new GroupCommand.Join(GUEST), running()).version())
                .isEqualTo(group.version());
    }

    @Test
    void who_is_connected_for_the_first_time_can_be_away_from_then_on() {
        assertThat(full.member(GUEST.id()).orElseThrow().live()).isFalse();
        Group connected = group(full, new GroupCommand.Connect(GUEST), running());
        assertThat(connected.member(GUEST.id()).orElseThrow().live()).isTrue();
        assertThat(group(connected, new GroupCommand.Connect(GUEST), running()).version())
                .isEqualTo(connected.version());
    }

    @Test
    void the_host_removes_watchers_at_any_time_and_players_between_games() {
        Group three = group(full, new GroupCommand.Join(THIRD), running());
        assertThat(refusal(three, new GroupCommand.Remove(GUEST, THIRD.id()), running()))
                .isEqualTo(Code.NOT_THE_HOST);
        assertThat(refusal(three, new GroupCommand.Remove(HOST, GUEST.id()), running()))
                .isEqualTo(Code.GAME_RUNNING);
        Group two = group(three, new GroupCommand.Remove(HOST, THIRD.id()), running());
        assertThat(two.has(THIRD.id())).isFalse();
        assertThat(refusal(two, new GroupCommand.Join(THIRD), running())).isEqualTo(Code.REMOVED);
        assertThat(group(two, new GroupCommand.Remove(HOST, THIRD.id()), running())
                        .version())
                .isEqualTo(two.version());
        Group one = group(two, new GroupCommand.Remove(HOST, GUEST.id()), over());
        assertThat(one.seats().white()).isEmpty();
        assertThat(one.removed()).containsExactly(THIRD.id(), GUEST.id());
    }

    @Test
    void whoever_leaves_may_come_back_and_the_next_is_host() {
        Group left = group(full, new GroupCommand.Remove(HOST, HOST.id()), over());
        assertThat(left.host()).isEqualTo(GUEST.id());
        assertThat(left.removed()).isEmpty();
        assertThat(group(left, new GroupCommand.Join(HOST), over()).has(HOST.id()))
                .isTrue();
        assertThat(group(left, new GroupCommand.Remove(GUEST, GUEST.id()), over())
                        .members())
                .isEmpty();
    }

    @Test
    void a_host_who_is_back_is_not_replaced_by_an_old_wish() {
        Group other = group(full, new GroupCommand.HandOver(HOST.id(), GUEST.id()), running());
        assertThat(other.host()).isEqualTo(GUEST.id());
        assertThat(group(other, new GroupCommand.HandOver(HOST.id(), THIRD.id()), running())
                        .host())
                .isEqualTo(GUEST.id());
        assertThat(group(full, new GroupCommand.HandOver(HOST.id(), THIRD.id()), running())
                        .host())
                .isEqualTo(HOST.id());
    }
}
