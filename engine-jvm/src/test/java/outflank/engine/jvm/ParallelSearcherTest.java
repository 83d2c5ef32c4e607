package outflank.engine.jvm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.engine.Found;
import outflank.engine.Limits;
import outflank.engine.Progress;
import outflank.engine.Searcher;
import outflank.engine.Selectivity;
import outflank.engine.Stop;
import outflank.rules.Board;
import outflank.testkit.Ffo;

class ParallelSearcherTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void finds_the_published_scores(int threads) {
        try (ParallelSearcher searcher = new ParallelSearcher(threads, 16)) {
            for (Ffo ffo : Ffo.all()) {
                if (ffo.empties() <= 20) {
                    Found found = searcher.solve(ffo.position().board(), Stop.NEVER);

                    assertThat(found.exact()).isTrue();
                    assertThat(found.score()).as("FFO #%d", ffo.number()).isEqualTo(100 * ffo.best());
                    assertThat(ffo.scores().get(found.best().orElseThrow()))
                            .as("%s in FFO #%d", found, ffo.number())
                            .isEqualTo(ffo.best());
                }
            }
        }
    }

    @Test
    void one_thread_finds_what_a_searcher_finds() {
        Board board = Ffo.number(12).position().board();
        try (ParallelSearcher one = new ParallelSearcher(1, 4)) {
            assertThat(one.solve(board, Stop.NEVER)).isEqualTo(new Searcher(4).solve(board, Stop.NEVER));
        }
    }

    @Test
    void stops_with_what_it_has() {
        Board board = Ffo.number(59).position().board();
        try (ParallelSearcher searcher = new ParallelSearcher(2, 4)) {
            Found found = searcher.solve(board, () -> true);
            assertThat(found.best().orElseThrow().isIn(board.legal())).isTrue();
            assertThat(found.exact()).isFalse();

            Limits limits = new Limits(60, 100_000, Selectivity.P95);
            found = searcher.search(board, limits, Stop.NEVER, Progress.UNHEARD);
            assertThat(found.nodes()).isBetween(50_000L, 110_000L);
        }
    }

    @Test
    void nonsense_is_refused() {
        assertThatThrownBy(() -> new ParallelSearcher(0, 1)).hasMessage("A search has 1 thread or more, not (0).");
        assertThatThrownBy(() -> new ParallelSearcher(1, 0)).hasMessage("A table has 1 to 8192 MB, not (0).");
    }
}
