package outflank.server.group;

import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.game.GameCommand;
import outflank.server.game.GameLog;
import outflank.server.game.Games;
import outflank.server.player.Player;
import outflank.server.player.Players;

/// How a player is forgotten: running games are resigned, groups are left, and then the player is deleted.
public final class Farewell {

    /// Someone may be just joining one more group in another tab.
    private static final int MOST_ROUNDS = 5;

    private final Players players;
    private final Groups groups;
    private final Games games;

    public Farewell(Players players, Groups groups, Games games) {
        this.players = players;
        this.groups = groups;
        this.games = games;
    }

    /// Forgets the player.
    ///
    /// @return whether the player is gone
    public boolean of(Player player) {
        boolean gone = false;
        for (int round = 0; round < MOST_ROUNDS && !gone; round++) {
            boolean left = groups.of(player.id()).stream()
                    .map(group -> leave(group, player))
                    .reduce(true, Boolean::logicalAnd);
            gone = left && players.forget(player.id());
        }
        games.lookAgain(player.id());
        return gone;
    }

    /// @return false if a game has begun meanwhile
    private boolean leave(Group group, Player player) {
        groups.gameOf(group).filter(game -> isPlaying(game, player)).ifPresent(game -> {
            var _ = games.submit(game.id(), new GameCommand.Resign(player.id()));
        });
        return switch (groups.submit(group.id(), new GroupCommand.Remove(Member.of(player), player.id()))) {
            case Answer.Done<Group> _ -> true;
            case Answer.Refused<Group> refused when refused.code() == Code.GAME_RUNNING -> false;
            case Answer.Refused<Group> refused ->
                throw new IllegalStateException("The group (" + group.id() + ") cannot be left: " + refused.detail());
        };
    }

    private static boolean isPlaying(GameLog game, Player player) {
        return !game.state().isOver() && game.state().seatOf(player.id()).isPresent();
    }
}
