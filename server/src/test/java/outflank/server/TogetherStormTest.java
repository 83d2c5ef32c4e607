package outflank.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import outflank.rules.Game;
import outflank.rules.Square;

/// Sixty clients, by calls and by sockets, do random things for a while, most of them not allowed, while the server is
/// killed twice. Afterwards every game is what the referee makes of its record.
@Tag("slow")
class TogetherStormTest {

    private static final int CLIENTS = 60;
    private static final int GROUPS = 12;
    private static final Duration LASTS = Duration.ofSeconds(60);

    @TempDir
    private Path data = Path.of("");

    private volatile URI address = URI.create("http://127.0.0.1:1");
    private volatile boolean stopping;
    private final Set<String> games = ConcurrentHashMap.newKeySet();
    private final List<String> groups = new ArrayList<>();
    private final AtomicInteger done = new AtomicInteger();
    private final AtomicInteger refused = new AtomicInteger();

    /// One who does what comes to mind.
    private final class Someone {

        private static final List<String> GAME_CALLS =
                List.of("resign", "takeback", "takeback/allow", "takeback/decline", "return", "wait", "end", "nothing");
        private static final List<String> SETTINGS = List.of(
                "{\"turnLimit\":30}",
                "{\"turnLimit\":0}",
                "{\"clock\":\"1+0\"}",
                "{\"clock\":\"off\"}",
                "{\"level\":1}",
                "{\"winnerStays\":true}",
                "{\"winnerStays\":false}",
                "{\"watch\":\"members\"}",
                "{\"watch\":\"anyone\"}",
                "{\"turnLimit\":7}",
                "[]");

        private final SplittableRandom random;
        private final Client client;
        private @Nullable WebSocket socket;

        /// Where this one mostly is.
        private final int home;

        Someone(long seed, Client client, int home) {
            this.random = new SplittableRandom(seed);
            this.client = client;
            this.home = home;
        }

        Integer live() throws InterruptedException {
            int acts = 0;
            while (!stopping) {
                try {
                    act();
                    acts++;
                } catch (IOException | CompletionException e) {
                    // the server is dead: a new one is coming up
                    socket = null;
                }
                Thread.sleep(random.nextInt(20, 120));
            }
            return acts;
        }

        private <T> T any(List<T> list) {
            return list.get(random.nextInt(list.size()));
        }

        private void act() throws IOException {
            String group = random.nextInt(8) == 0 ? any(groups) : groups.get(home);
            String path = "/api/v1/groups/" + group;
            int what = random.nextInt(100);
            if (what < 60) {
                move(group);
            } else if (what < 65) {
                call("POST", path + (random.nextBoolean() ? "/join" : "/seats/any"), null);
            } else if (what < 72) {
                call("POST", path + "/rematch", null);
            } else if (what < 73) {
                call("DELETE", path + "/seat", null);
            } else if (what < 77) {
                call("PUT", path + "/settings", any(SETTINGS));
            } else if (what < 82) {
                String game = game(group);
                // Few resign, or no game would get far.
                String call = random.nextInt(8) == 0 ? any(GAME_CALLS) : any(GAME_CALLS.subList(1, 5));
                call("POST", "/api/v1/games/" + game + "/" + call, null);
            } else if (what < 92) {
                connectOrBreakOff(group);
            } else {
                say(group);
            }
        }

        private String game(String group) throws IOException {
            String id =
                    call("GET", "/api/v1/groups/" + group, null).path("gameId").asText("none");
            if (id.length() == 12) {
                games.add(id);
            }
            return id;
        }

        private void move(String group) throws IOException {
            String id = game(group);
            JsonNode game = call("GET", "/api/v1/games/" + id, null);
            JsonNode legal = game.path("legal");
            boolean legally = !legal.isEmpty() && random.nextInt(10) > 0;
            String square = legally
                    ? legal.get(random.nextInt(legal.size())).asText()
                    : Square.of(random.nextInt(64)).name();
            int ply = game.path("ply").asInt() + (random.nextInt(20) == 0 ? 1 : 0);
            call("POST", "/api/v1/games/" + id + "/moves", "{\"ply\":" + ply + ",\"square\":\"" + square + "\"}");
        }

        private void connectOrBreakOff(String group) {
            WebSocket open = socket;
            if (open != null) {
                socket = null;
                if (random.nextBoolean()) {
                    open.abort();
                } else {
                    open.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
                }
                return;
            }
            URI live = URI.create(
                    address.resolve("/live/groups/" + group).toString().replaceFirst("http", "ws"));
            WebSocket made = Client.HTTP
                    .newWebSocketBuilder()
                    .buildAsync(live, new WebSocket.Listener() {})
                    .join();
            String tab = random.nextBoolean() ? "" : ",\"tab\":\"t\"";
            made.sendText("{\"type\":\"hello\",\"id\":\"h\",\"token\":\"" + client.token() + "\"" + tab + "}", true)
                    .join();
            socket = made;
        }

        private void say(String group) throws IOException {
            WebSocket open = socket;
            if (open != null) {
                String id = game(group);
                String message = any(List.of(
                        "\"type\":\"takeback\",\"game\":\"" + id + "\"",
                        "\"type\":\"takebackAnswer\",\"game\":\"" + id + "\",\"allow\":" + random.nextBoolean(),
                        "\"type\":\"move\",\"game\":\"" + id + "\",\"ply\":0,\"square\":\"f5\"",
                        "\"type\":\"return\",\"game\":\"" + id + "\"",
                        "\"type\":\"reaction\",\"code\":\"oops\"",
                        "\"type\":\"here\"",
                        "\"type\":\"leaving\"",
                        "\"type\":\"rematch\"",
                        "\"type\":\"nonsense\""));
                open.sendText("{\"id\":\"m\"," + message + "}", true).join();
            }
        }

        private JsonNode call(String method, String path, @Nullable String body) throws IOException {
            Client.Reply reply = client.at(address).callOrBreak(method, path, body);
            assertThat(reply.status())
                    .as(method + " " + path + " " + reply.json())
                    .isNotEqualTo(500);
            (reply.status() < 300 ? done : refused).incrementAndGet();
            return reply.json();
        }
    }

    @Test
    void every_game_is_what_the_referee_makes_of_its_record() throws Exception {
        long seed = Long.getLong("seed", System.nanoTime());
        System.out.println("TogetherStormTest: rerun with -Dseed=" + seed);
        SplittableRandom random = new SplittableRandom(seed);
        ServerProcess server = ServerProcess.launch(data);
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            address = server.address();
            List<Someone> all = new ArrayList<>();
            for (int i = 0; i < CLIENTS; i++) {
                Client client = new Client(address, null, null).become("P" + i);
                all.add(new Someone(random.nextLong(), client, i % GROUPS));
                if (i < GROUPS) {
                    groups.add(client.post("/api/v1/groups", "{\"settings\":{\"level\":1}}")
                            .json()
                            .path("id")
                            .asText());
                }
            }
            List<Future<Integer>> lives = new ArrayList<>();
            try {
                all.forEach(one -> lives.add(threads.submit(one::live)));
                for (int kill = 0; kill < 2; kill++) {
                    Thread.sleep(LASTS.dividedBy(3));
                    server.kill();
                    server = ServerProcess.launch(data);
                    address = server.address();
                }
                Thread.sleep(LASTS.dividedBy(3));
            } finally {
                stopping = true;
            }
            for (Future<Integer> life : lives) {
                assertThat(life.get()).as("seed %d", seed).isPositive();
            }
            all.forEach(one -> {
                WebSocket open = one.socket;
                if (open != null) {
                    open.abort();
                }
            });
            Client host = all.getFirst().client.at(address);
            for (String group : groups) {
                games.add(host.get("/api/v1/groups/" + group)
                        .json()
                        .path("gameId")
                        .asText());
            }
            games.removeIf(id -> id.length() != 12);
            int moves = 0;
            for (String id : games) {
                moves += assertConsistent(all, id, "seed " + seed + ", game " + id);
            }
            System.out.println("TogetherStormTest: " + done + " calls done, " + refused + " refused, " + moves
                    + " discs in " + games.size() + " games");
            assertThat(moves).as("seed %d", seed).isPositive();
        } finally {
            server.close();
        }
    }

    /// Plays the record of a game again, and compares.
    private int assertConsistent(List<Someone> all, String id, String about) throws IOException, InterruptedException {
        Client.Reply seen = all.getFirst().client.at(address).get("/api/v1/games/" + id);
        if (seen.status() == 403) {
            String player = seen.detail();
            assertThat(player).contains(id);
            seen = all.stream()
                    .map(one -> one.client.at(address).get("/api/v1/games/" + id))
                    .filter(reply -> reply.status() == 200)
                    .findFirst()
                    .orElseThrow();
        }
        assertThat(seen.status()).as(about + seen.json()).isEqualTo(200);
        JsonNode shown = seen.json();
        Game game = Game.start();
        for (JsonNode move : shown.path("moves")) {
            game = game.with(Square.of(move.asText()));
        }
        assertThat(shown.path("board").asText())
                .as(about)
                .isEqualTo(game.position().squares());
        assertThat(shown.path("ply").asInt()).as(about).isEqualTo(game.ply());
        assertThat(shown.at("/supplies/black").asInt())
                .as(about)
                .isEqualTo(game.supplies().black());
        if (game.isOver()) {
            assertThat(shown.at("/result/reason").asText()).as(about).isEqualTo("BOARD");
        }
        boolean isOver = !shown.path("result").isNull();
        assertThat(shown.path("toMove").isNull()).as(about).isEqualTo(isOver);
        if (!isOver) {
            assertThat(shown.path("toMove").asText().toUpperCase(java.util.Locale.ROOT))
                    .as(about)
                    .isEqualTo(game.toMove().orElseThrow().name());
            assertThat(shown.path("legal").size()).as(about).isEqualTo(Long.bitCount(game.legal()));
        }
        return game.ply();
    }
}
