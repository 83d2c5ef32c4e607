package outflank.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import outflank.rules.BySide;
import outflank.rules.Color;
import outflank.rules.Game;
import outflank.rules.Square;
import outflank.rules.Transcript;
import outflank.server.answer.Answer;
import outflank.server.game.GameCommand;
import outflank.server.game.GameEvent;
import outflank.server.game.GameId;
import outflank.server.game.GameLog;
import outflank.server.game.GamePlayer;
import outflank.server.game.GameResult;
import outflank.server.game.GameStore;
import outflank.server.game.Games;
import outflank.server.game.GroupId;
import outflank.server.game.Played;
import outflank.server.game.Settings;
import outflank.server.game.SettingsChange;
import outflank.server.game.Watch;
import outflank.server.group.Group;
import outflank.server.group.GroupCommand;
import outflank.server.group.GroupStore;
import outflank.server.group.Groups;
import outflank.server.group.Member;
import outflank.server.limit.Limits;
import outflank.server.player.NewPlayer;
import outflank.server.player.Player;
import outflank.server.player.PlayerId;
import outflank.server.player.PlayerName;
import outflank.server.player.PlayerStore;
import outflank.server.player.Players;

/// What every store must do. A store passes if it forgets nothing, also not when it is opened anew between
/// any two calls.
abstract class StoreContract {

    private static final Instant T0 = Instant.parse("2026-01-01T12:00:00.123Z");

    abstract PlayerStore players();

    abstract GroupStore groups();

    abstract GameStore games();

    /// Closes the store and opens it again.
    abstract void reopen();

    private NewPlayer someone(String name) {
        return new Players(players(), () -> T0).create(PlayerName.parse(name).optional(), List.of());
    }

    /// Two players, a group in which both sit, and the game that has begun.
    private GameLog begun() {
        Member host = Member.of(someone("Rūta").player());
        Member guest = Member.of(someone("Mia").player());
        Games games = new Games(games(), _ -> {}, () -> T0);
        Groups groups = new Groups(groups(), games, _ -> {}, Limits.STANDARD, () -> T0);
        Group group = ((Answer.Done<Group>) groups.open(host, Settings.DEFAULT)).value();
        Answer<Group> joined = groups.submit(group.id(), new GroupCommand.Join(guest));
        return groups.gameOf(((Answer.Done<Group>) joined).value()).orElseThrow();
    }

    private static GameLog after(GameLog game, GameEvent... events) {
        return game.then(List.of(events));
    }

    private static GameEvent moved(GameLog game, String square) {
        Color color = game.state().game().toMove().orElseThrow();
        return new GameEvent.Moved(T0.plusMillis(10), color, Square.of(square), GameEvent.By.PERSON);
    }

    private void assertStored(GameLog game) {
        assertThat(games().findGame(game.id()).orElseThrow().events()).isEqualTo(game.events());
    }

    @Test
    void players_are_found_by_id_and_by_the_hash_of_their_token() {
        NewPlayer made = someone("Ġorġ");
        reopen();
        Player player = made.player();
        assertThat(players().findPlayer(player.id())).contains(player);
        assertThat(players().findPlayerByHash(made.token().hash())).contains(player);
        assertThat(players().findPlayerByHash(made.token().secret())).isEmpty();
    }

    @Test
    void a_group_comes_back_with_members_in_order_and_its_game() {
        GameLog game = begun();
        reopen();
        Group group = groups().findGroup(game.state().group()).orElseThrow();
        assertThat(group.members()).extracting(Member::name).containsExactly("Rūta", "Mia");
        assertThat(group.game()).contains(game.id());
        assertThat(group.seatOf(group.host())).contains(Color.BLACK);
        assertStored(game);
    }

    @Test
    void who_may_watch_is_kept_for_a_running_and_a_finished_game() {
        GameLog game = begun();
        games().watched(game.with(Watch.PLAYERS));
        assertStored(game.with(Watch.PLAYERS));
        GameResult resigned = new GameResult(Optional.of(Color.WHITE), 2, 2, GameResult.Reason.RESIGNED);
        // the writer of the end has not heard of the change
        assertThat(games().append(after(game, new GameEvent.Ended(T0.plusMillis(20), resigned)), 0))
                .isTrue();
        reopen();
        GameLog over = games().findGame(game.id()).orElseThrow();
        assertThat(over.watch()).isEqualTo(Watch.PLAYERS);
        games().watched(over.with(Watch.MEMBERS));
        reopen();
        assertStored(over.with(Watch.MEMBERS));
    }

    @Test
    void groups_and_running_games_of_a_player_are_counted() {
        GameLog game = begun();
        PlayerId host = game.state().players().black().id();
        Group alone = Group.open(GroupId.random(), new Member(host, "Rūta", false), Settings.DEFAULT);
        groups().open(alone);
        reopen();
        assertThat(groups().countGroupsOf(host)).isEqualTo(2);
        assertThat(groups().countGamesOf(host)).isEqualTo(1);
        Answer<List<GameEvent>> resigned = game.state().decide(new GameCommand.Resign(host), T0.plusSeconds(9));
        assertThat(games().append(game.then(((Answer.Done<List<GameEvent>>) resigned).value()), 0))
                .isTrue();
        assertThat(groups().countGamesOf(host)).isZero();
        assertThat(groups().countGroupsOf(new PlayerId("nobody"))).isZero();
    }

    @Test
    void the_second_writer_of_a_group_is_refused_and_leaves_no_game_behind() {
        Group opened = Group.open(GroupId.random(), Member.of(someone("A").player()), Settings.DEFAULT);
        assertThat(groups().open(opened)).isTrue();
        assertThat(groups().open(opened)).isFalse();
        Group first = changed(opened, Member.of(someone("B").player()));
        Group second = changed(opened, Member.of(someone("C").player()));
        assertThat(groups().save(opened, first, Optional.empty())).isTrue();
        GameLog game = GameLog.of(
                GameId.random(), new GameEvent.Started(T0, opened.id(), players("A", "C"), Settings.DEFAULT));
        assertThat(groups().save(opened, second, Optional.of(game))).isFalse();
        assertThat(games().findGame(game.id())).isEmpty();
        assertThat(groups().findGroup(opened.id())).contains(first);
    }

    private static Group changed(Group group, Member newcomer) {
        Answer<Group.Outcome> joined = group.decide(new GroupCommand.Join(newcomer), Optional.empty());
        return ((Answer.Done<Group.Outcome>) joined).value().group();
    }

    private static BySide<GamePlayer> players(String black, String white) {
        return new BySide<>(black, white).map(name -> new GamePlayer(new PlayerId(name), name, GamePlayer.Kind.PERSON));
    }

    @Test
    void a_move_is_kept_and_the_second_writer_of_the_same_number_is_refused() {
        GameLog game = begun();
        GameLog first = after(game, moved(game, "f5"));
        GameLog second = after(game, moved(game, "d3"));
        assertThat(games().append(first, game.seq())).isTrue();
        assertThat(games().append(second, game.seq())).isFalse();
        reopen();
        assertStored(first);
    }

    @Test
    void no_number_is_left_out() {
        GameLog game = begun();
        GameLog one = after(game, moved(game, "f5"));
        GameLog two = after(one, moved(one, "d6"));
        assertThat(games().append(two, one.seq())).isFalse();
        assertStored(game);
    }

    @Test
    void of_many_writers_of_one_number_one_wins() throws Exception {
        GameLog game = begun();
        List<Callable<Boolean>> writers = new ArrayList<>();
        for (Square square : Square.in(game.state().legal())) {
            for (int i = 0; i < 8; i++) {
                GameLog next = after(game, moved(game, square.name()));
                writers.add(() -> games().append(next, game.seq()));
            }
        }
        int won = 0;
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Future<Boolean> outcome : threads.invokeAll(writers)) {
                won += outcome.get() ? 1 : 0;
            }
        }
        assertThat(won).isEqualTo(1);
        assertThat(games().findGame(game.id()).orElseThrow().seq()).isEqualTo(1);
    }

    @Test
    void a_finished_game_is_told_from_its_row_just_as_it_was() {
        for (String transcript : List.of(
                Played.WIPE_OUT,
                Transcript.of(Played.random(Played.SEED_WITH_SKIP_AND_HANDED_OVER_DISC)),
                Transcript.of(Played.random(2)))) {
            GameLog game = begun();
            Game moves = Transcript.parse(transcript).orThrow();
            GameLog finished =
                    Played.log(game.id(), game.state().group(), game.state().players(), moves);
            // The start differs by its time, so the game as played stands in for the one begun.
            GameLog told =
                    GameLog.of(game.id(), game.events()).then(finished.events().subList(1, finished.seq() + 1));
            assertThat(games().append(told, 0)).isTrue();
            reopen();
            assertStored(told);
        }
    }

    @Test
    void a_resigned_game_is_told_from_its_row_just_as_it_was() {
        GameLog game = begun();
        GameLog one = after(game, moved(game, "f5"));
        GameCommand resign =
                new GameCommand.Resign(game.state().players().white().id());
        Answer<List<GameEvent>> decided = one.state().decide(resign, T0.plusSeconds(9));
        GameLog over = one.then(((Answer.Done<List<GameEvent>>) decided).value());
        assertThat(games().append(over, 0)).isTrue();
        reopen();
        assertStored(over);
    }

    @Test
    void nothing_is_added_to_a_finished_game() {
        GameLog game = begun();
        GameLog one = after(game, moved(game, "f5"));
        GameCommand resign =
                new GameCommand.Resign(game.state().players().black().id());
        Answer<List<GameEvent>> decided = one.state().decide(resign, T0);
        GameLog over = one.then(((Answer.Done<List<GameEvent>>) decided).value());
        assertThat(games().append(one, 0)).isTrue();
        assertThat(games().append(over, one.seq())).isTrue();
        GameLog late = after(one, moved(one, "d6"));
        assertThat(games().append(late, one.seq())).isFalse();
        assertThat(games().append(over, one.seq())).isFalse();
        assertStored(over);
    }

    @Test
    void whoever_loses_a_race_looks_again_and_decides_anew() {
        GameLog game = begun();
        Games one = new Games(games(), _ -> {}, () -> T0);
        Games other = new Games(games(), _ -> {}, () -> T0);
        assertThat(one.find(game.id())).isPresent();
        assertThat(other.find(game.id())).isPresent();
        BySide<GamePlayer> players = game.state().players();
        GameCommand black = new GameCommand.Move(players.black().id(), 0, Square.of("f5"), OptionalInt.empty());
        GameCommand white = new GameCommand.Move(players.white().id(), 1, Square.of("d6"), OptionalInt.empty());
        assertThat(one.submit(game.id(), black)).isInstanceOf(Answer.Done.class);
        // The other has not heard of the first move; its own look is out of date, the store's answer corrects it.
        assertThat(other.submit(game.id(), black)).isInstanceOf(Answer.Done.class);
        assertThat(other.submit(game.id(), white)).isInstanceOf(Answer.Done.class);
        assertThat(games().findGame(game.id()).orElseThrow().seq()).isEqualTo(2);
    }

    @Test
    void a_finished_game_with_takebacks_pauses_and_a_computer_is_told_just_as_it_was() {
        GameLog game = begun();
        BySide<GamePlayer> players = game.state().players();
        PlayerId black = players.black().id();
        PlayerId white = players.white().id();
        List<GameCommand> commands = List.of(
                new GameCommand.Move(black, 0, Square.of("f5"), OptionalInt.empty(), Duration.ofMillis(120)),
                new GameCommand.AskTakeback(black),
                new GameCommand.AnswerTakeback(white, false),
                new GameCommand.Pause(false),
                new GameCommand.Resume(),
                new GameCommand.Move(white, 1, Square.of("d6"), OptionalInt.empty()),
                new GameCommand.AskTakeback(black),
                new GameCommand.AnswerTakeback(white, true),
                new GameCommand.Fill(Color.BLACK),
                new GameCommand.Computer(9, Square.of("d3")),
                new GameCommand.Return(black),
                new GameCommand.Abort());
        GameLog log = game;
        Instant at = T0;
        for (GameCommand command : commands) {
            at = at.plusMillis(777);
            Answer<List<GameEvent>> decided = log.state().decide(command, at);
            List<GameEvent> events = ((Answer.Done<List<GameEvent>>) decided).value();
            assertThat(events).as(command.toString()).isNotEmpty();
            log = log.then(events);
        }
        GameLog half = GameLog.of(game.id(), log.events().subList(0, 6));
        assertThat(games().append(half, 0)).isTrue();
        reopen();
        assertStored(half);
        assertThat(games().running()).containsExactly(game.id());
        assertThat(games().append(log, 5)).isTrue();
        reopen();
        assertStored(log);
        assertThat(games().running()).isEmpty();
        assertThat(games().finishedGamesOf(white)).extracting(GameLog::id).containsExactly(game.id());
    }

    @Test
    void a_group_keeps_its_settings_who_was_removed_and_who_was_connected() {
        Group opened = Group.open(
                GroupId.random(),
                Member.of(someone("A").player()),
                new SettingsChange(false, false, 60, "5+3", true, "members", 2, true).applyTo(Settings.DEFAULT));
        assertThat(groups().open(opened)).isTrue();
        Member guest = Member.of(someone("B").player());
        Member other = Member.of(someone("C").player());
        Member host = opened.members().getFirst();
        Group known = opened;
        for (GroupCommand command : List.of(
                new GroupCommand.Connect(host),
                new GroupCommand.Join(guest),
                new GroupCommand.Join(other),
                new GroupCommand.Connect(other),
                new GroupCommand.Remove(host, guest.id()),
                new GroupCommand.HandOver(host.id(), other.id()))) {
            Answer<Group.Outcome> decided = known.decide(command, Optional.empty());
            Group next = ((Answer.Done<Group.Outcome>) decided).value().group();
            assertThat(groups().save(known, next, Optional.empty())).isTrue();
            reopen();
            assertThat(groups().findGroup(opened.id())).contains(next);
            known = next;
        }
        assertThat(groups().groupsOf(other.id())).containsExactly(opened.id());
        assertThat(groups().groupsOf(guest.id())).isEmpty();
    }

    @Test
    void a_group_without_members_is_gone() {
        Member host = Member.of(someone("A").player());
        Group opened = Group.open(GroupId.random(), host, Settings.DEFAULT);
        groups().open(opened);
        Answer<Group.Outcome> left = opened.decide(new GroupCommand.Remove(host, host.id()), Optional.empty());
        Group empty = ((Answer.Done<Group.Outcome>) left).value().group();
        assertThat(groups().save(opened, empty, Optional.empty())).isTrue();
        assertThat(groups().findGroup(opened.id())).isEmpty();
        assertThat(players().forget(host.id())).isTrue();
    }

    @Test
    void a_code_is_used_once_and_the_token_before_dies() {
        NewPlayer made = someone("A");
        PlayerId id = made.player().id();
        players().offer(id, "first", T0.plusSeconds(600));
        players().offer(id, "second", T0.plusSeconds(600));
        reopen();
        assertThat(players().claim("first", "t1", T0)).isEmpty();
        assertThat(players().claim("second", "t1", T0.plusSeconds(600))).isEmpty();
        assertThat(players().claim("second", "t1", T0)).contains(made.player());
        assertThat(players().claim("second", "t2", T0)).isEmpty();
        reopen();
        assertThat(players().findPlayerByHash("t1")).contains(made.player());
        assertThat(players().findPlayerByHash(made.token().hash())).isEmpty();
    }

    @Test
    void who_is_in_a_group_is_not_forgotten() {
        GameLog game = begun();
        assertThat(players().forget(game.state().players().black().id())).isFalse();
        assertThat(players().findPlayer(game.state().players().black().id())).isPresent();
    }
}
