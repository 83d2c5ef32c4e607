package outflank.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import outflank.server.Client.Reply;

/// Twenty games at once, while the server is killed again and again: nothing that was acknowledged may be
/// missing.
@Tag("slow")
class KillTest {

    private static final int GAMES = 20;
    private static final int KILLS = 4;

    @TempDir
    private Path data = Path.of("");

    private volatile URI address = URI.create("http://127.0.0.1:1");
    private volatile boolean stopping;
    private final AtomicInteger acknowledged = new AtomicInteger();

    /// One game after another between the same two, with what the server has acknowledged.
    private final class Match {

        private final SplittableRandom random;
        private final Client black;
        private final Client white;
        private final String group;
        private final List<Told> records = new ArrayList<>();

        /// What is known of a game by its answers.
        private record Told(String game, List<String> moves) {}

        Match(long seed, Table table) {
            random = new SplittableRandom(seed);
            black = table.black();
            white = table.white();
            group = table.group();
            records.add(new Told(table.game(), new ArrayList<>()));
        }

        /// Plays on until told to stop.
        int play() {
            while (!stopping) {
                moveOrRematch();
            }
            return moves();
        }

        int moves() {
            return records.stream().mapToInt(record -> record.moves.size()).sum();
        }

        private void moveOrRematch() {
            Told now = records.getLast();
            Reply game = patiently(black, "GET", "/api/v1/games/" + now.game, null);
            assertKeeps(game, now);
            if (!game.json().path("result").isNull()) {
                rematch();
                return;
            }
            List<String> legal = game.texts("legal");
            String square = legal.get(random.nextInt(legal.size()));
            boolean blacks = game.json().path("toMove").asText().equals("black");
            boolean openers = game.json().at("/players/black/id").asText().equals(black.id());
            String move = "{\"ply\":" + game.json().path("ply").asInt() + ",\"square\":\"" + square + "\"}";
            Reply moved =
                    patiently(blacks == openers ? black : white, "POST", "/api/v1/games/" + now.game + "/moves", move);
            assertThat(moved.status()).as(moved.json().toString()).isEqualTo(200);
            acknowledged.incrementAndGet();
            now.moves.clear();
            now.moves.addAll(moved.texts("moves"));
            assertThat(now.moves).last().isEqualTo(square);
        }

        private void rematch() {
            String before = records.getLast().game;
            String next = before;
            while (next.equals(before)) {
                for (Client player : List.of(black, white)) {
                    Reply asked = patiently(player, "POST", "/api/v1/groups/" + group + "/rematch", null);
                    next = asked.json().path("gameId").asText(before);
                }
            }
            records.add(new Told(next, new ArrayList<>()));
        }

        /// Every acknowledged move is there.
        void assertNothingIsMissing() {
            for (Told record : records) {
                assertKeeps(black.at(address).get("/api/v1/games/" + record.game), record);
            }
        }

        private void assertKeeps(Reply game, Told record) {
            assertThat(game.status()).isEqualTo(200);
            assertThat(game.texts("moves")).startsWith(record.moves.toArray(String[]::new));
        }

        /// Says it again until it is answered; saying it twice is harmless.
        private Reply patiently(Client player, String method, String path, @Nullable String body) {
            while (true) {
                try {
                    Reply reply = player.at(address).callOrBreak(method, path, body);
                    if (reply.status() != 429 && reply.status() != 503) {
                        return reply;
                    }
                } catch (IOException e) {
                    // the server is dead: a new one is coming up
                }
                sleep(20);
            }
        }
    }

    /// Waits until so many more moves have been acknowledged, so that a slow machine is not killed before it
    /// plays.
    private void waitForMoves(int more) {
        int enough = acknowledged.get() + more;
        for (int waited = 0; acknowledged.get() < enough && waited < 5_000; waited += 5) {
            sleep(5);
        }
    }

    private static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException("Interrupted.", e);
        }
    }

    @Test
    void nothing_acknowledged_is_lost_and_no_game_is_stuck_when_the_server_is_killed() throws Exception {
        long seed = Long.getLong("seed", System.nanoTime());
        System.out.println("KillTest: rerun with -Dseed=" + seed);
        SplittableRandom random = new SplittableRandom(seed);
        List<Match> matches = new ArrayList<>();
        ServerProcess server = ServerProcess.launch(data);
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            address = server.address();
            Client stranger = new Client(address, null, null);
            for (int i = 0; i < GAMES; i++) {
                matches.add(new Match(random.nextLong(), Table.of(stranger.become("B" + i), stranger.become("W" + i))));
            }
            List<Future<Integer>> played = new ArrayList<>();
            try {
                matches.forEach(match -> played.add(threads.submit(match::play)));
                for (int kill = 0; kill < KILLS; kill++) {
                    waitForMoves(random.nextInt(20, 200));
                    server.kill();
                    server = ServerProcess.launch(data);
                    address = server.address();
                }
                sleep(500);
            } finally {
                stopping = true;
            }
            for (Future<Integer> moves : played) {
                assertThat(moves.get()).as("seed %d", seed).isPositive();
            }
            matches.forEach(Match::assertNothingIsMissing);
            for (Match match : matches) {
                int before = match.moves();
                while (match.moves() < before + 2) {
                    match.moveOrRematch();
                }
            }
            System.out.println("KillTest: "
                    + matches.stream().mapToInt(Match::moves).sum() + " moves in "
                    + matches.stream().mapToInt(match -> match.records.size()).sum() + " games");
        } finally {
            server.close();
        }
    }
}
