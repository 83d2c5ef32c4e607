package outflank.server.steward;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import outflank.rules.Color;
import outflank.server.game.GameLog;
import outflank.server.game.GameState;
import outflank.server.group.Group;
import outflank.server.group.Member;
import outflank.server.player.PlayerId;

/// Who is here and who is not, at one moment.
///
/// @param now the moment
/// @param opened since when this is known: the group was opened, or the server started
/// @param here who has a connection
/// @param calling until when they play by calls who have done so since they lost their connection
/// @param came when each last came
/// @param seen when each last came or called
/// @param lags how long each one's line takes, to and fro
record Presence(
        Instant now,
        Instant opened,
        Set<PlayerId> here,
        Map<PlayerId, Gone> gone,
        Map<PlayerId, Instant> calling,
        Map<PlayerId, Instant> came,
        Map<PlayerId, Instant> seen,
        Map<PlayerId, Duration> lags) {

    /// How long a lost connection is waited for.
    static final Duration GRACE = Duration.ofSeconds(60);

    static final Duration GRACE_ON_PURPOSE = Duration.ofSeconds(15);

    /// A connection that was lost.
    ///
    /// @param awaitedUntil until when the opponent chose to wait
    record Gone(Instant since, boolean onPurpose, Optional<Instant> awaitedUntil) {}

    Presence {
        here = Set.copyOf(here);
        gone = Map.copyOf(gone);
        calling = Map.copyOf(calling);
        came = Map.copyOf(came);
        seen = Map.copyOf(seen);
        lags = Map.copyOf(lags);
    }

    boolean isHere(PlayerId player) {
        return here.contains(player);
    }

    Duration lag(PlayerId player) {
        return lags.getOrDefault(player, Duration.ZERO);
    }

    /// Whether the player had a live connection and lost it. Who only makes calls is never away, nor who has gone over
    /// to
    /// making calls.
    boolean isAway(Group group, PlayerId player) {
        return !isHere(player)
                && !isCalling(player)
                && group.member(player).map(Member::live).orElse(true);
    }

    boolean isAnyPlayerHere(GameState game) {
        return isHere(game.players().black().id())
                || isHere(game.players().white().id());
    }

    /// Whether nothing is played or timed: someone is awaited, and no player is connected or plays by calls.
    boolean isDeserted(Group group, GameState game) {
        PlayerId black = game.players().black().id();
        PlayerId white = game.players().white().id();
        return !isPlaying(black) && !isPlaying(white) && (isAway(group, black) || isAway(group, white));
    }

    private boolean isPlaying(PlayerId player) {
        return isHere(player) || isCalling(player);
    }

    private boolean isCalling(PlayerId player) {
        return callsUntil(player).filter(now::isBefore).isPresent();
    }

    /// When someone who has played by calls is, or was, awaited again if they say nothing more.
    Optional<Instant> callsUntil(PlayerId player) {
        return Optional.ofNullable(calling.get(player));
    }

    /// When a player was lost: with the connection, or later, with the last of their calls.
    private Instant lost(PlayerId player) {
        Instant connection =
                Optional.ofNullable(gone.get(player)).map(Gone::since).orElse(opened);
        return callsUntil(player).filter(connection::isBefore).orElse(connection);
    }

    /// When the grace time of a player of the game began: with the loss of the connection, with the game, or when the
    /// other came back to find no one.
    private Instant graceFrom(GameLog game, Color color) {
        PlayerId player = game.state().players().of(color).id();
        Instant lost = lost(player);
        Instant begun = game.events().getFirst().at();
        return Stream.of(lost, begun, othersReturn(game.state(), color, lost))
                .max(Instant::compareTo)
                .orElseThrow();
    }

    /// The other's return counts if the game was deserted before it.
    private Instant othersReturn(GameState game, Color color, Instant lost) {
        Instant returned = came.getOrDefault(game.players().of(color.opposite()).id(), opened);
        return returned.isAfter(lost) ? returned : lost;
    }

    /// Whether a player is away, and was so before the game began.
    boolean hasNotCome(Group group, GameLog game, Color color) {
        PlayerId player = game.state().players().of(color).id();
        return isAway(group, player)
                && lost(player).isBefore(game.events().getFirst().at());
    }

    /// When the time is over in which a player who is away could come back.
    Instant graceEnd(GameLog game, Color color) {
        Optional<Gone> lost =
                Optional.ofNullable(gone.get(game.state().players().of(color).id()));
        Duration grace = lost.map(Gone::onPurpose).orElse(false) ? GRACE_ON_PURPOSE : GRACE;
        return graceFrom(game, color).plus(grace);
    }

    /// When the computer takes the seat of a player who is away: after the grace time, or when the opponent has waited
    /// long enough.
    Instant fillAt(GameLog game, Color color) {
        Instant grace = graceEnd(game, color);
        return awaitedUntil(game.state(), color)
                .filter(until -> until.isAfter(grace))
                .orElse(grace);
    }

    private Optional<Instant> awaitedUntil(GameState game, Color color) {
        return Optional.ofNullable(gone.get(game.players().of(color).id())).flatMap(Gone::awaitedUntil);
    }

    /// Since when a member has not been seen.
    Instant absentSince(PlayerId player) {
        Instant lost = Optional.ofNullable(gone.get(player)).map(Gone::since).orElse(opened);
        Instant last = seen.getOrDefault(player, opened);
        return last.isAfter(lost) ? last : lost;
    }

    /// The players of a running game who are away, while the other is not.
    List<Away> away(Group group, GameLog game) {
        List<Away> away = new ArrayList<>();
        GameState state = game.state();
        if (state.isOver() || isDeserted(group, state)) {
            return away;
        }
        for (Color color : Color.values()) {
            PlayerId player = state.players().of(color).id();
            if (isAway(group, player)) {
                Duration left = Duration.between(now, fillAt(game, color));
                boolean filled = state.seats().of(color).isFilled();
                away.add(new Away(
                        player,
                        filled || left.isNegative() ? Duration.ZERO : left,
                        Optional.ofNullable(gone.get(player))
                                .map(Gone::onPurpose)
                                .orElse(false),
                        !filled
                                && awaitedUntil(state, color)
                                        .filter(now::isBefore)
                                        .isPresent()));
            }
        }
        return away;
    }
}
