package outflank.server.live;

import java.util.Optional;
import org.eclipse.jetty.websocket.api.StatusCode;
import outflank.rules.Parsed;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.game.GameCommand;
import outflank.server.game.GameLog;
import outflank.server.game.GroupId;
import outflank.server.group.Group;
import outflank.server.group.GroupCommand;
import outflank.server.group.Member;
import outflank.server.player.Player;
import outflank.server.player.PlayerId;
import outflank.server.player.Token;

/// The first message of a page: it says who this is, and lets them into the group and back into their seat.
///
/// @param byCookie the cookie or token that the connection brought, if any
record Greeting(Live live, GroupId group, LiveSocket socket, Optional<Token> byCookie) {

    void hear(ClientMessage.Arrived arrived) {
        switch (arrived.message()) {
            case Parsed.Value<ClientMessage>(ClientMessage.Hello hello) -> greet(hello);
            case Parsed.Value<ClientMessage> _ -> turnAway(arrived.id(), "Say hello first.");
            case Parsed.Malformed<ClientMessage>(String problem) -> turnAway(arrived.id(), problem);
        }
    }

    private void turnAway(String id, String problem) {
        socket.say(ServerMessage.Refused.of(id, Answer.refused(Code.BAD_REQUEST, problem)));
        socket.close(StatusCode.POLICY_VIOLATION, "Say hello first.");
    }

    private void greet(ClientMessage.Hello hello) {
        Answer<Group> joined = who(hello).then(caller -> join(caller).map(entered -> welcome(caller, hello, entered)));
        if (joined instanceof Answer.Refused<Group> refused) {
            socket.say(ServerMessage.Refused.of(hello.id(), refused));
            socket.close(StatusCode.POLICY_VIOLATION, refused.code().name());
        }
    }

    private Answer<Player> who(ClientMessage.Hello hello) {
        return (hello.token() == null ? byCookie : Optional.of(new Token(hello.token())))
                .flatMap(live.players()::find)
                .<Answer<Player>>map(Answer::done)
                .orElseGet(() -> Answer.refused(
                        Code.UNKNOWN_PLAYER,
                        hello.token() == null
                                ? "A page without the cookie puts its token into its hello."
                                : "No player is known by the token in the hello."));
    }

    private Answer<Group> join(Player caller) {
        return live.gate()
                .call(caller.id())
                .then(_ -> live.groups().submit(group, new GroupCommand.Join(Member.of(caller))));
    }

    private Group welcome(Player caller, ClientMessage.Hello hello, Group entered) {
        PlayerId me = caller.id();
        socket.isOf(caller, hello.tab());
        // Counted as here from before the seat is taken again: the steward would give it away once more.
        live.stewards().connected(group, me);
        takeSeatAgain(me, entered);
        socket.enter(hello);
        live.stewards().left(group, me, false);
        noteFirstConnection(caller, entered);
        if (who(hello) instanceof Answer.Refused<Player>) {
            // carried to another device just now
            socket.say(new ServerMessage.Elsewhere());
            socket.close(StatusCode.POLICY_VIOLATION, Code.UNKNOWN_PLAYER.name());
        }
        return entered;
    }

    /// Who comes back takes the seat again from the computer.
    private void takeSeatAgain(PlayerId me, Group entered) {
        live.groups().gameOf(entered).filter(game -> isFilled(game, me)).ifPresent(game -> {
            var _ = live.games().submit(game.id(), new GameCommand.Return(me));
        });
    }

    private static boolean isFilled(GameLog game, PlayerId me) {
        return !game.state().isOver()
                && game.state()
                        .seatOf(me)
                        .filter(seat -> game.state().seats().of(seat).isFilled())
                        .isPresent();
    }

    /// From now on this member is away when the connection is lost. Noted only once they are in the room, so that no
    /// one takes them for away before.
    private void noteFirstConnection(Player me, Group entered) {
        if (entered.member(me.id()).filter(Member::live).isEmpty()) {
            var _ = live.groups().submit(group, new GroupCommand.Connect(Member.of(me)));
        }
    }
}
