package outflank.server.group;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import outflank.rules.BySide;
import outflank.rules.Color;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.game.GameEvent;
import outflank.server.game.GameId;
import outflank.server.game.GameLog;
import outflank.server.game.GamePlayer;
import outflank.server.game.Games;
import outflank.server.game.GroupId;
import outflank.server.game.Settings;
import outflank.server.game.SettingsChange;
import outflank.server.game.Watch;
import outflank.server.limit.Limits;
import outflank.server.player.PlayerId;

/// All groups: opens and finds them, and carries out what people ask of them. An answer is given when it is
/// on disk.
public final class Groups {

    private final GroupStore store;
    private final Games games;
    private final Consumer<GroupId> changed;
    private final Share share;
    private final InstantSource clock;

    private final Cache<GroupId, Group> recent = Caffeine.newBuilder()
            .maximumSize(10_000)
            .expireAfterAccess(Duration.ofMinutes(30))
            .build();

    /// Groups whose use has been noted; once a day is enough.
    private final Cache<GroupId, Boolean> usedToday = Caffeine.newBuilder()
            .maximumSize(100_000)
            .expireAfterWrite(Duration.ofDays(1))
            .build();

    /// @param changed is told of each group that changed, once the change is on disk
    public Groups(GroupStore store, Games games, Consumer<GroupId> changed, Limits limits, InstantSource clock) {
        this.store = store;
        this.games = games;
        this.changed = changed;
        this.share = Share.of(store, limits);
        this.clock = clock;
    }

    public Answer<Group> open(Member host, Settings settings) {
        return share.mayComeIn(host).map(_ -> opened(host, settings));
    }

    private Group opened(Member host, Settings settings) {
        while (true) {
            Group group = Group.open(GroupId.random(), host, settings);
            if (store.open(group)) {
                return remember(group);
            }
        }
    }

    public Optional<Group> find(GroupId id) {
        Group known = recent.getIfPresent(id);
        if (known != null) {
            return Optional.of(known);
        }
        return store.findGroup(id).map(this::remember);
    }

    /// The game being played in the group, or the last one.
    public Optional<GameLog> gameOf(Group group) {
        return group.game().flatMap(games::find);
    }

    /// Decides, writes, and tells everyone. Whoever is overtaken by another writer looks again and decides
    /// anew.
    public Answer<Group> submit(GroupId id, GroupCommand command) {
        while (true) {
            Optional<Group> found = find(id);
            if (found.isEmpty()) {
                return Answer.refused(Code.NOT_FOUND, "There is no group (" + id + ").");
            }
            Group group = found.get();
            noteUse(id);
            switch (group.decide(command, gameOf(group).map(GameLog::state))) {
                case Answer.Refused<Group.Outcome> refused -> {
                    return refused.as();
                }
                case Answer.Done<Group.Outcome>(Group.Outcome(Group next, boolean begins)) -> {
                    if (next.version() == group.version()) {
                        return Answer.done(group);
                    }
                    if (share.allows(group, next, begins) instanceof Answer.Refused<Boolean> refused) {
                        return refused.as();
                    }
                    Optional<GameLog> begun = begins ? Optional.of(begin(next)) : Optional.empty();
                    Group written = begun.map(game -> next.withGame(game.id())).orElse(next);
                    if (store.save(group, written, begun)) {
                        if (written.members().isEmpty()) {
                            recent.invalidate(id);
                        } else {
                            remember(written);
                        }
                        tellGame(command, group, written);
                        if (!isUnseen(command, group)) {
                            changed.accept(id);
                        }
                        return Answer.done(written);
                    }
                    recent.asMap().remove(id, group);
                }
            }
        }
    }

    /// Who may watch holds for the game being played too, or the last one. It is opened to more people only by a host
    /// who plays it: others may have become host in the players' absence.
    private void tellGame(GroupCommand command, Group before, Group now) {
        Watch watch = now.settings().watch();
        if (command instanceof GroupCommand.Change(Member host, SettingsChange _)
                && watch != before.settings().watch()) {
            gameOf(now)
                    .filter(game -> game.state().seatOf(host.id()).isPresent() || watch.stricter(game.watch()) == watch)
                    .ifPresent(game -> games.watched(game.id(), watch));
        }
    }

    /// That a member is connected for the first time shows nowhere in the group.
    private static boolean isUnseen(GroupCommand command, Group before) {
        return command instanceof GroupCommand.Connect(Member member) && before.has(member.id());
    }

    /// The groups that someone is in.
    public List<Group> of(PlayerId member) {
        return store.groupsOf(member).stream()
                .map(this::find)
                .flatMap(Optional::stream)
                .toList();
    }

    /// Groups with a game, running or not, in which someone has a seat.
    public List<Group> seating(PlayerId player) {
        return store.groupsSeating(player).stream()
                .map(this::find)
                .flatMap(Optional::stream)
                .toList();
    }

    /// Forgets what is remembered of groups that may have been deleted.
    public void lookAgain() {
        recent.invalidateAll();
    }

    private void noteUse(GroupId id) {
        if (usedToday.asMap().putIfAbsent(id, true) == null) {
            store.used(id, clock.instant());
        }
    }

    private GameLog begin(Group group) {
        BySide<GamePlayer> players = new BySide<>(player(group, Color.BLACK), player(group, Color.WHITE));
        return GameLog.of(
                GameId.random(),
                new GameEvent.Started(
                        clock.instant().truncatedTo(ChronoUnit.MILLIS), group.id(), players, group.settings()));
    }

    private static GamePlayer player(Group group, Color color) {
        Member member = group.sitting(color).orElseThrow();
        return new GamePlayer(member.id(), member.name(), GamePlayer.Kind.PERSON);
    }

    /// Of two versions the higher is the newer one.
    private Group remember(Group group) {
        return recent.asMap().merge(group.id(), group, (old, now) -> old.version() > now.version() ? old : now);
    }
}
