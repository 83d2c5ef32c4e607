package outflank.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import outflank.engine.Choice;
import outflank.engine.Engine;
import outflank.engine.Level;
import outflank.engine.Stop;
import outflank.rules.Board;
import outflank.rules.Color;
import outflank.rules.Position;
import outflank.testkit.RandomGames;

/// The half of the comparison that runs on the JVM; `choices_test.ts` then asks the same in WebAssembly.
class ChoicesTest {

    private static final int SEEDS = 30;
    private static final Path FILE = Path.of("target", "choices.txt");

    /// A line a choice: the board with Black to move, the level, the seed; then the square, the score, the depth,
    /// whether it is exact, and the positions visited.
    @Test
    void writes_down_what_the_engine_chooses_at_every_level() throws IOException {
        List<String> choices = new ArrayList<>();
        Engine engine = new Engine();
        for (int seed = 0; seed < SEEDS; seed++) {
            Board board = RandomGames.board(seed, 2 + seed * 2 % 59);
            for (int level = Level.LOWEST; level <= Level.HIGHEST; level++) {
                if (level == Level.HIGHEST && seed % 6 != 0) {
                    continue; // a million nodes each
                }
                Choice choice = engine.choose(board, new Level(level), seed, Stop.NEVER);
                assertThat(choice.square().isIn(board.legal()))
                        .as("seed (%d), level (%d): %s", seed, level, choice)
                        .isTrue();
                choices.add("%s %d %d %s %d %d %b %d"
                        .formatted(
                                Position.of(board, Color.BLACK).squares(),
                                level,
                                seed,
                                choice.square(),
                                choice.score(),
                                choice.depth(),
                                choice.exact(),
                                choice.nodes()));
            }
        }

        Files.createDirectories(FILE.getParent());
        Files.write(FILE, choices);
    }
}
