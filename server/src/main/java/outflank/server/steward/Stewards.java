package outflank.server.steward;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import outflank.rules.Color;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.bus.Bus;
import outflank.server.clock.Timepiece;
import outflank.server.cpu.Computer;
import outflank.server.game.GameId;
import outflank.server.game.GameLog;
import outflank.server.game.Games;
import outflank.server.game.GroupId;
import outflank.server.group.Group;
import outflank.server.group.Groups;
import outflank.server.player.PlayerId;

/// The stewards of all groups in which someone is connected or a game is running.
public final class Stewards {

    /// How much longer one waits for an opponent who is away.
    private static final Duration WAITS = Duration.ofMinutes(5);

    private final Groups groups;
    private final Games games;
    private final Computer computer;
    private final Timepiece clock;
    private final Executor threads;
    private final ConcurrentHashMap<GroupId, Steward> stewards = new ConcurrentHashMap<>();
    private volatile boolean closed;

    public Stewards(Groups groups, Games games, Computer computer, Timepiece clock) {
        this(groups, games, computer, clock, Thread::startVirtualThread);
    }

    /// @param threads runs what stewards do
    Stewards(Groups groups, Games games, Computer computer, Timepiece clock, Executor threads) {
        this.groups = groups;
        this.games = games;
        this.computer = computer;
        this.clock = clock;
        this.threads = threads;
    }

    /// Takes up the games that were running when the server stopped.
    public void start() {
        try (ExecutorService starting = Executors.newVirtualThreadPerTaskExecutor()) {
            for (GameId id : games.running()) {
                games.find(id)
                        .map(log -> log.state().group())
                        .map(group -> stewards.computeIfAbsent(group, this::hired))
                        .ifPresent(steward -> {
                            steward.watchGame();
                            starting.execute(steward::takeUp);
                        });
            }
        }
    }

    /// Hears that something changed, once that is on disk.
    public void hear(Bus.News news) {
        switch (news) {
            case Bus.GroupChanged(GroupId group) -> look(group);
            case Bus.GameAdvanced(GameId game) ->
                games.find(game).ifPresent(log -> look(log.state().group()));
            case Bus.PlayerGone _ -> {}
        }
    }

    private void look(GroupId group) {
        boolean isRunning = groups.find(group)
                .flatMap(groups::gameOf)
                .filter(log -> !log.state().isOver())
                .isPresent();
        if (isRunning) {
            with(group, Steward::watchGame);
        } else {
            ifAny(group, _ -> {});
        }
    }

    // ---------- who comes and goes ----------

    public void connected(GroupId group, PlayerId player) {
        with(group, steward -> steward.attendance().connected(player, clock.instant()));
    }

    /// A connection is lost.
    ///
    /// @param onPurpose the page was closed
    public void left(GroupId group, PlayerId player, boolean onPurpose) {
        with(group, steward -> steward.attendance().left(player, onPurpose, clock.instant()));
    }

    /// A page says that it is about to be closed.
    public void leaving(GroupId group, PlayerId player) {
        ifAny(group, steward -> steward.attendance().leaving(player, clock.instant()));
    }

    /// Someone makes a call.
    public void called(GroupId group, PlayerId player) {
        ifAny(group, steward -> steward.attendance().called(player, clock.instant()));
    }

    /// A player of a game makes a call about it.
    public void played(GroupId group, PlayerId player) {
        ifAny(group, steward -> steward.attendance().played(player, clock.instant()));
    }

    /// A connected page says something else than farewell.
    public void stays(GroupId group, PlayerId player) {
        note(group, steward -> steward.attendance().stays(player));
    }

    /// A line takes so long, to and fro.
    public void measured(GroupId group, PlayerId player, Duration lag) {
        note(group, steward -> steward.attendance().measured(player, lag));
    }

    // ---------- who is away ----------

    /// The players of the running game who are away, while the other is here.
    public List<Away> away(Group group, Optional<GameLog> game) {
        Steward steward = stewards.get(group.id());
        return steward == null || game.isEmpty()
                ? List.of()
                : steward.presence().away(group, game.get());
    }

    /// Waits longer for the opponent, who is away.
    public Answer<GameLog> awaitOpponent(GameLog game, PlayerId player) {
        return opponent(game, player).then(color -> {
            Optional<Away> away = away(game, color)
                    .filter(_ -> !game.state().seats().of(color).isFilled());
            if (away.isEmpty()) {
                return Answer.refused(
                        Code.NOT_AWAY,
                        "The opponent (" + game.state().players().of(color).name()
                                + ") is here, or the computer plays already.");
            }
            Instant until = clock.instant().plus(WAITS);
            ifAny(
                    game.state().group(),
                    steward -> steward.attendance().awaited(away.get().player(), until));
            return Answer.done(game);
        });
    }

    /// Whether the opponent is away and has had the time to come back.
    public boolean isOpponentGone(GameLog game, PlayerId player) {
        Steward steward = stewards.get(game.state().group());
        return steward != null
                && opponent(game, player) instanceof Answer.Done<Color>(Color color)
                && away(game, color).isPresent()
                && !clock.instant().isBefore(steward.presence().graceEnd(game, color));
    }

    private static Answer<Color> opponent(GameLog game, PlayerId player) {
        return game.state()
                .seatOf(player)
                .<Answer<Color>>map(color -> Answer.done(color.opposite()))
                .orElseGet(() -> Answer.refused(
                        Code.NOT_YOUR_SEAT,
                        "The player (" + player + ") has no seat in this game and can only watch it."));
    }

    private Optional<Away> away(GameLog game, Color color) {
        PlayerId player = game.state().players().of(color).id();
        return groups.find(game.state().group()).map(group -> away(group, Optional.of(game))).stream()
                .flatMap(List::stream)
                .filter(away -> away.player().equals(player))
                .findFirst();
    }

    // ---------- hiring and retiring ----------

    private Steward hired(GroupId group) {
        Steward steward = new Steward(group, groups, games, computer, clock, threads, () -> retire(group));
        if (closed) {
            steward.retire();
        }
        return steward;
    }

    /// From now on nothing more is done: the site is stopping.
    public void close() {
        closed = true;
        stewards.values().forEach(Steward::retire);
    }

    private void with(GroupId group, Consumer<Steward> entry) {
        Steward steward = stewards.compute(group, (id, known) -> {
            Steward one = known == null ? hired(id) : known;
            entry.accept(one);
            return one;
        });
        steward.look();
    }

    private void ifAny(GroupId group, Consumer<Steward> entry) {
        note(group, entry.andThen(Steward::look));
    }

    /// For what gives no steward anything to do.
    private void note(GroupId group, Consumer<Steward> entry) {
        Steward steward = stewards.get(group);
        if (steward != null) {
            entry.accept(steward);
        }
    }

    private void retire(GroupId group) {
        stewards.computeIfPresent(group, (_, steward) -> {
            if (!steward.isIdle()) {
                return steward;
            }
            steward.retire();
            return null;
        });
    }
}
