package outflank.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import outflank.testkit.RandomGames;

/// The half of the comparison that runs on the JVM; `games_test.ts` plays the same games in WebAssembly, afterwards.
class RandomGamesTest {

    private static final int GAMES = 10_000;
    private static final Path FILE = Path.of("target", "random-games.txt");

    /// One line a seed, from 0 on.
    @Test
    void writes_down_what_the_referee_says_of_10_000_random_games() throws IOException {
        List<String> digests = LongStream.range(0, GAMES)
                .parallel()
                .mapToObj(RandomGames::game)
                .map(GameDigest::of)
                .toList();

        Files.createDirectories(FILE.getParent());
        Files.write(FILE, digests);

        assertThat(digests).hasSize(GAMES).doesNotHaveDuplicates();
    }
}
