package outflank.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FfoTest {

    @Test
    void all_59_positions_are_there_with_legal_moves_and_scores_best_first() {
        assertThat(Ffo.all()).hasSize(59).allSatisfy(ffo -> {
            assertThat(ffo.scores().keySet())
                    .allSatisfy(square -> assertThat(
                                    square.isIn(ffo.position().board().legal()))
                            .isTrue());
            assertThat(ffo.best())
                    .isEqualTo(ffo.scores().values().stream()
                            .mapToInt(Integer::intValue)
                            .max()
                            .orElseThrow());
        });
    }

    @Test
    void they_go_by_their_usual_numbers() {
        assertThat(Ffo.number(1).empties()).isEqualTo(14);
        assertThat(Ffo.number(40).best()).isEqualTo(38);
        assertThat(Ffo.number(59).best()).isEqualTo(64);
    }
}
