package outflank.server;

import io.javalin.Javalin;
import java.util.List;
import org.eclipse.jetty.server.handler.GracefulHandler;
import outflank.server.bus.Bus;
import outflank.server.clock.SystemTimepiece;
import outflank.server.clock.Timepiece;
import outflank.server.cpu.EngineComputer;
import outflank.server.export.Drawings;
import outflank.server.game.Games;
import outflank.server.group.Groups;
import outflank.server.http.Api;
import outflank.server.http.Callers;
import outflank.server.http.Calls;
import outflank.server.http.Errors;
import outflank.server.http.EventStreams;
import outflank.server.http.GroupLookup;
import outflank.server.http.Health;
import outflank.server.http.Visits;
import outflank.server.limit.Addresses;
import outflank.server.limit.Gate;
import outflank.server.limit.Limit;
import outflank.server.live.LiveServlet;
import outflank.server.live.Rooms;
import outflank.server.page.Assets;
import outflank.server.page.Languages;
import outflank.server.page.Pages;
import outflank.server.page.RefusedRequests;
import outflank.server.page.SiteFacts;
import outflank.server.page.SiteTables;
import outflank.server.player.Players;
import outflank.server.steward.Stewards;
import outflank.server.store.SqliteStore;

/// The running site: everything there is, built from top to bottom.
final class Site implements AutoCloseable {

    private static final long DRAIN_MILLIS = 5_000;

    private final Options options;
    private final SqliteStore store;
    private final SystemTimepiece machine = new SystemTimepiece();
    private final EngineComputer computer = new EngineComputer();
    private final Stewards stewards;
    private final EventStreams streams;
    private final Api api;
    private final LiveServlet live;
    private final Javalin web;

    /// Builds the site and opens its port.
    ///
    /// @throws outflank.server.store.UnusableData if the data folder cannot be used
    /// @throws JavalinBindException if the port is taken
    Site(Options options, Timepiece clock) {
        this.options = options;
        store = SqliteStore.open(options.data());
        Bus bus = new Bus();
        Players players = new Players(store, clock);
        Games games = new Games(store, game -> bus.publish(new Bus.GameAdvanced(game)), clock);
        Groups groups =
                new Groups(store, games, group -> bus.publish(new Bus.GroupChanged(group)), options.limits(), clock);
        stewards = new Stewards(groups, games, computer, clock);
        Gate gate = new Gate(options.limits(), clock);
        Rooms rooms = new Rooms(groups, games, stewards, gate, clock, machine);
        bus.listen(rooms::hear);
        bus.listen(stewards::hear);

        Addresses addresses = new Addresses(options.trustedProxies());
        Callers callers = new Callers(players, gate, addresses, options.origins());
        GroupLookup lookup = new GroupLookup(groups, gate);
        Drawings drawings = new Drawings();
        int largestBody = options.limits().of(Limit.BODY_BYTES);
        Calls calls = new Calls(
                players,
                groups,
                games,
                stewards,
                callers,
                options.origins(),
                gate,
                lookup,
                drawings,
                largestBody,
                clock);
        streams = new EventStreams(calls, options.limits().of(Limit.STREAMS_AT_ONCE));
        bus.listen(streams::hear);
        api = new Api(calls, streams, player -> bus.publish(new Bus.PlayerGone(player)));
        SiteFacts facts = new SiteFacts(new Assets(), Languages.onClassPath(), options.operator());
        Pages pages = new Pages(
                facts,
                ctx -> options.origins().of(ctx.req()),
                new SiteTables(lookup, groups, games, callers),
                drawings);
        int largestMessage = options.limits().of(Limit.MESSAGE_BYTES);
        live = new LiveServlet(
                players,
                groups,
                games,
                stewards,
                rooms,
                gate,
                callers,
                options.origins(),
                lookup,
                largestMessage,
                clock);
        stewards.start();
        new Housekeeping(store, groups, clock).start();

        web = Javalin.create(config -> {
            config.startup.showJavalinBanner = false;
            config.startup.showOldJavalinVersionWarning = false;
            config.concurrency.useVirtualThreads = true;
            config.http.prefer405over404 = true;
            config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
            config.jetty.modifyServer(server -> {
                server.insertHandler(new GracefulHandler());
                server.setErrorHandler(new RefusedRequests(facts));
                server.setStopTimeout(DRAIN_MILLIS);
            });
            config.jetty.modifyServletContextHandler(live::register);
            Errors.register(config.routes);
            Health.register(config.routes, store::isReady);
            api.register(config.routes);
            pages.register(config.routes);
            new Visits(gate, callers).register(config.routes);
        });
        try {
            web.start(options.host(), options.port());
        } catch (RuntimeException e) {
            live.sayGoodbye();
            machine.close();
            computer.close();
            store.close();
            throw e;
        }
    }

    int port() {
        return web.port();
    }

    /// Every call of the API, as `METHOD /path`.
    List<String> routes() {
        return api.routes();
    }

    /// Where the site is to be found.
    String address() {
        String host = options.host().contains(":") ? "[" + options.host() + "]" : options.host();
        return options.origins().baseUrl().orElse("http://" + host + ":" + port()) + "/";
    }

    /// Lets calls in progress finish, says goodbye to live connections, and puts everything on disk.
    @Override
    public void close() {
        live.sayGoodbye();
        streams.close();
        web.stop();
        stewards.close();
        machine.close();
        computer.close();
        store.close();
    }
}
