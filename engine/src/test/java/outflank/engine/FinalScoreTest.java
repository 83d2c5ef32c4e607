package outflank.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FinalScoreTest {

    @Test
    void squares_left_empty_count_for_the_winner() {
        assertThat(FinalScore.of(0b111, 0)).isEqualTo(64);
        assertThat(FinalScore.of(0, 0b111)).isEqualTo(-64);
        assertThat(FinalScore.of(0b111, 0b11000)).isEqualTo(60);
        assertThat(FinalScore.of(0b11, 0b1100)).isZero();
        assertThat(FinalScore.of(0, 0)).isZero();
    }
}
