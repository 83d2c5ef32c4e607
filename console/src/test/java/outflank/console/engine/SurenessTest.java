package outflank.console.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import outflank.engine.Found;
import outflank.engine.Limits;
import outflank.engine.Progress;
import outflank.engine.Selectivity;
import outflank.engine.Stop;
import outflank.testkit.Ffo;

class SurenessTest {

    private static Found found(int depth, Selectivity selectivity, boolean exact) {
        return new Found(Optional.empty(), 0, depth, selectivity, exact, 0, List.of());
    }

    @Test
    void says_what_was_left_out() {
        assertThat(Sureness.of(found(20, Selectivity.FULL, true))).isEqualTo("exact");
        assertThat(Sureness.of(found(14, Selectivity.FULL, false))).isEqualTo("depth 14");
        assertThat(Sureness.of(found(24, Selectivity.P95, false))).isEqualTo("24@95%");
        assertThat(Sureness.forNboard(found(20, Selectivity.FULL, true))).isEqualTo("100%");
        assertThat(Sureness.forNboard(found(14, Selectivity.FULL, false))).isEqualTo("14");
        assertThat(Sureness.forNboard(found(24, Selectivity.P95, false))).isEqualTo("24@95%");
    }

    @Test
    void a_search_to_the_end_that_leaves_something_out_is_not_exact() {
        Ffo ffo = Ffo.number(1);
        try (Mind mind = new Mind(1, 1)) {
            Found found = mind.search(
                    ffo.position().board(),
                    new Limits(ffo.empties(), Long.MAX_VALUE, Selectivity.P73),
                    Stop.NEVER,
                    Progress.UNHEARD);

            assertThat(Sureness.of(found)).isEqualTo(ffo.empties() + "@73%");
        }
    }

    @Test
    void a_depth_brings_with_it_from_where_on_scores_are_exact() {
        assertThat(Ambition.toJudge(4).exactFrom()).isEqualTo(8);
        assertThat(Ambition.toJudge(14).exactFrom()).isEqualTo(21);
        assertThat(Ambition.toJudge(14).limits(21)).isEqualTo(Limits.depth(21));
        assertThat(Ambition.toJudge(14).limits(22)).isEqualTo(new Limits(22, Long.MAX_VALUE, Selectivity.P95));
        assertThat(Ambition.toJudge(14).limits(40)).isEqualTo(new Limits(14, Long.MAX_VALUE, Selectivity.P95));
        assertThat(Ambition.toJudge(10).limits(40)).isEqualTo(Limits.depth(10));
    }
}
