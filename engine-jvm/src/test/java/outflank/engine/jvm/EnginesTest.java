package outflank.engine.jvm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import outflank.engine.Choice;
import outflank.engine.Engine;
import outflank.engine.Level;
import outflank.engine.Stop;
import outflank.rules.Board;
import outflank.rules.Transcript;

class EnginesTest {

    private static final Duration AMPLE = Duration.ofMinutes(5);
    private static final Level LEVEL = new Level(3);
    private static final Board BOARD =
            Transcript.parse("f5d6c3d3c4f4f6").orThrow().position().board();

    @Test
    void many_threads_share_few_engines_and_get_what_one_engine_would_choose() throws Exception {
        Engines engines = new Engines(2);
        Engine alone = new Engine();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Choice>> choices = new ArrayList<>();
            for (int seed = 0; seed < 40; seed++) {
                long s = seed;
                choices.add(threads.submit(() -> engines.choose(BOARD, LEVEL, s, AMPLE)));
            }
            for (int seed = 0; seed < 40; seed++) {
                assertThat(choices.get(seed).get()).isEqualTo(alone.choose(BOARD, LEVEL, seed, Stop.NEVER));
            }
        }
    }

    @Test
    void plays_what_it_has_when_the_time_is_over() throws Exception {
        Choice choice = new Engines(1).choose(BOARD, new Level(5), 1, Duration.ZERO);

        assertThat(choice.square().isIn(BOARD.legal())).isTrue();
        assertThat(choice.nodes()).isLessThan(100);
    }

    @Test
    void an_engine_is_free_again_after_a_refusal() throws Exception {
        Engines engines = new Engines(1);
        Board over = Transcript.parse("e6f4e3f6g5d6e7f5c5").orThrow().position().board();

        assertThatThrownBy(() -> engines.choose(over, LEVEL, 1, AMPLE)).isInstanceOf(IllegalArgumentException.class);
        assertThat(engines.choose(BOARD, LEVEL, 1, AMPLE).square().isIn(BOARD.legal()))
                .isTrue();
    }

    @Test
    void an_empty_pool_is_refused() {
        assertThatThrownBy(() -> new Engines(0)).hasMessage("A pool has 1 engine or more, not (0).");
    }
}
