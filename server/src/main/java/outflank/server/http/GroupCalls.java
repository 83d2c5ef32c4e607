package outflank.server.http;

import io.javalin.http.Context;
import java.util.Optional;
import java.util.function.Function;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.game.Settings;
import outflank.server.game.SettingsChange;
import outflank.server.group.Group;
import outflank.server.group.GroupCommand;
import outflank.server.group.Member;
import outflank.server.group.Seat;
import outflank.server.player.Player;
import outflank.server.player.PlayerId;
import outflank.server.wire.GroupJson;
import outflank.server.wire.SettingsJson;

/// The calls about groups.
record GroupCalls(Calls calls) {

    private static final String GROUPS = "/api/v1/groups";
    private static final String GROUP = GROUPS + "/{id}";

    void register(Routes routes) {
        routes.get("/api/v1/settings", _ -> Answer.done(SettingsJson.Table.of()))
                .post(GROUPS, 201, this::open)
                .get(GROUP, this::see)
                .post(GROUP + "/join", ctx -> newcomer(ctx, GroupCommand.Join::new))
                .post(GROUP + "/seats/{seat}", this::sit)
                .delete(GROUP + "/seat", ctx -> member(ctx, GroupCommand.Stand::new))
                .delete(GROUP + "/members/{player}", this::remove)
                .put(GROUP + "/settings", this::change)
                .post(GROUP + "/rematch", ctx -> member(ctx, GroupCommand.Rematch::new))
                .post(GROUP + "/leaving", this::leaving);
    }

    private Answer<GroupJson> open(Context ctx) {
        // The body is read first, so that a call that cannot be read makes no player.
        return calls.body(ctx, Requests.OpenGroup.class)
                .then(request -> calls.callers()
                        .playerOrNew(ctx)
                        .then(player -> calls.gate()
                                .newGroup(calls.callers().address(ctx.req()))
                                .map(_ -> player))
                        .then(player -> calls.groups()
                                .open(Member.of(player), request.change().applyTo(Settings.DEFAULT))))
                .map(group -> calls.json(ctx, group));
    }

    private Answer<GroupJson> see(Context ctx) {
        return calls.group(ctx, calls.callers().known(ctx.req())).map(group -> calls.json(ctx, group));
    }

    private Answer<GroupJson> sit(Context ctx) {
        String name = ctx.pathParam("seat");
        Optional<Seat> seat = Seat.parse(name);
        return seat.isEmpty()
                ? Answer.refused(Code.NOT_FOUND, "There is no seat (" + name + "). Seats are black, white and any.")
                : newcomer(ctx, member -> new GroupCommand.Sit(member, seat.get()));
    }

    private Answer<GroupJson> remove(Context ctx) {
        PlayerId who = new PlayerId(ctx.pathParam("player"));
        return member(ctx, member -> new GroupCommand.Remove(member, who));
    }

    private Answer<GroupJson> change(Context ctx) {
        return calls.callers()
                .player(ctx)
                .then(player -> calls.group(ctx, Optional.of(player))
                        .then(group -> calls.body(ctx, SettingsChange.class)
                                .then(change -> submit(group, player, m -> new GroupCommand.Change(m, change)))))
                .map(group -> calls.json(ctx, group));
    }

    /// A page is being closed. It cannot hear the answer.
    private Answer<Requests.Nothing> leaving(Context ctx) {
        return calls.callers()
                .player(ctx)
                .then(player -> calls.group(ctx, Optional.of(player))
                        .then(group -> calls.noFields(ctx).map(nothing -> {
                            calls.stewards().leaving(group.id(), player.id());
                            return nothing;
                        })));
    }

    /// A command of someone who may be new here, and even new to the site.
    private Answer<GroupJson> newcomer(Context ctx, Function<Member, GroupCommand> command) {
        if (calls.callers().isSomeone(ctx.req())) {
            return member(ctx, command);
        }
        // Group and body come first, so that a call that leads nowhere makes no player.
        return calls.group(ctx, Optional.empty())
                .then(group -> calls.noFields(ctx)
                        .then(_ -> calls.callers().playerOrNew(ctx))
                        .then(player -> submit(group, player, command)))
                .map(group -> calls.json(ctx, group));
    }

    /// A command of someone who is known.
    private Answer<GroupJson> member(Context ctx, Function<Member, GroupCommand> command) {
        return calls.callers()
                .player(ctx)
                .then(player -> calls.group(ctx, Optional.of(player))
                        .then(group -> calls.noFields(ctx).then(_ -> submit(group, player, command))))
                .map(group -> calls.json(ctx, group));
    }

    private Answer<Group> submit(Group group, Player player, Function<Member, GroupCommand> command) {
        return calls.groups()
                .submit(group.id(), command.apply(Member.of(player)))
                .map(next -> {
                    calls.stewards().called(group.id(), player.id());
                    return next;
                });
    }
}
