package outflank.server.live;

import java.util.OptionalInt;
import outflank.rules.Parsed;
import outflank.rules.Square;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.game.GameCommand;
import outflank.server.game.GameId;
import outflank.server.game.GameLog;
import outflank.server.game.GroupId;
import outflank.server.group.GroupCommand;
import outflank.server.group.Member;
import outflank.server.group.Seat;
import outflank.server.player.Player;
import outflank.server.player.PlayerId;

/// Carries out what a page says.
record Carrying(Live live, GroupId group, LiveSocket socket) {

    Answer<?> out(Player caller, ClientMessage message) {
        Member member = Member.of(caller);
        return switch (message) {
            case ClientMessage.Hello hello -> {
                socket.enter(hello);
                yield Answer.done(true);
            }
            case ClientMessage.Ping _ -> Answer.done(true);
            case ClientMessage.OfGame ofGame ->
                socket.mayPlay()
                        ? game(ofGame.game()).then(game -> ofGame(caller, game, ofGame))
                        : Answer.refused(Code.OTHER_TAB, "You play in another tab. Say here to play in this one.");
            case ClientMessage.Rematch _ -> ofGroup(new GroupCommand.Rematch(member));
            case ClientMessage.Stand _ -> ofGroup(new GroupCommand.Stand(member));
            case ClientMessage.Settings settings -> ofGroup(new GroupCommand.Change(member, settings.settings()));
            case ClientMessage.Remove remove ->
                remove.member().isEmpty()
                        ? Answer.refused(Code.NOT_FOUND, "No one is called () in the group (" + group + ").")
                        : ofGroup(new GroupCommand.Remove(member, new PlayerId(remove.member())));
            case ClientMessage.Sit sit ->
                Seat.parse(sit.seat())
                        .<Answer<?>>map(seat -> ofGroup(new GroupCommand.Sit(member, seat)))
                        .orElseGet(() -> Answer.refused(
                                Code.BAD_REQUEST,
                                "There is no seat (" + sit.seat() + "). Seats are black, white and any."));
            case ClientMessage.Reaction reaction -> react(caller, reaction.code());
            case ClientMessage.Here _ -> {
                live.rooms().takeOver(group, socket);
                yield Answer.done(true);
            }
            case ClientMessage.Leaving _ -> {
                live.stewards().leaving(group, caller.id());
                yield Answer.done(true);
            }
        };
    }

    private Answer<?> ofGroup(GroupCommand command) {
        return live.groups().submit(group, command);
    }

    private Answer<?> ofGame(Player caller, GameLog game, ClientMessage.OfGame message) {
        PlayerId me = caller.id();
        return switch (message) {
            case ClientMessage.Move move -> move(me, game, move);
            case ClientMessage.Resign _ -> submit(game, new GameCommand.Resign(me));
            case ClientMessage.Takeback _ -> submit(game, new GameCommand.AskTakeback(me));
            case ClientMessage.TakebackAnswer answer ->
                submit(game, new GameCommand.AnswerTakeback(me, answer.allow()));
            case ClientMessage.Return _ -> submit(game, new GameCommand.Return(me));
            case ClientMessage.End _ ->
                submit(game, new GameCommand.EndLeft(me, live.stewards().isOpponentGone(game, me)));
            case ClientMessage.Wait _ -> {
                Answer<GameLog> waits = live.stewards().awaitOpponent(game, me);
                if (waits instanceof Answer.Done<GameLog>) {
                    live.rooms().lookAt(game.state().group());
                }
                yield waits;
            }
        };
    }

    private Answer<GameLog> move(PlayerId me, GameLog game, ClientMessage.Move move) {
        return switch (Square.parse(move.square())) {
            case Parsed.Malformed<Square>(String problem) -> Answer.refused(Code.BAD_REQUEST, problem);
            case Parsed.Value<Square>(Square square) ->
                submit(
                        game,
                        new GameCommand.Move(
                                me,
                                move.ply(),
                                square,
                                OptionalInt.empty(),
                                socket.wire().lag()));
        };
    }

    private Answer<GameLog> submit(GameLog game, GameCommand command) {
        return live.games().submit(game.id(), command);
    }

    private Answer<GameLog> game(String id) {
        return GameId.parse(id)
                .flatMap(live.games()::find)
                .<Answer<GameLog>>map(Answer::done)
                .orElseGet(() -> Answer.refused(Code.NOT_FOUND, "There is no game (" + id + ")."));
    }

    private Answer<?> react(Player caller, String code) {
        return Reaction.parse(code)
                .<Answer<?>>map(reaction -> live.gate().reaction(caller.id()).map(taken -> {
                    live.rooms()
                            .say(group, new ServerMessage.Reaction(caller.id().text(), reaction.code()));
                    return taken;
                }))
                .orElseGet(() -> Answer.refused(
                        Code.BAD_REQUEST,
                        "There is no reaction (" + code + "). Reactions are " + Reaction.all() + "."));
    }
}
