package outflank.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Few games from a fixed seed, so that nothing here depends on luck; [Match] measures with many.
class LadderTest {

    private static final long SEED = 2026;

    @Test
    void level_1_loses_at_least_half_its_games_to_someone_who_always_flips_the_most_discs() {
        assertThat(Match.play(Match.level(1), Match.greedy(), 100, SEED).percent())
                .isLessThanOrEqualTo(50);
    }

    @Test
    void level_1_is_no_random_mover() {
        assertThat(Match.play(Match.level(1), Match.random(), 100, SEED).percent())
                .isGreaterThanOrEqualTo(30);
    }

    @ParameterizedTest(name = "level {0} beats the one below, {1} games")
    @CsvSource({"2, 40", "3, 40", "4, 40", "5, 40", "6, 40", "7, 30"})
    void each_level_beats_the_one_below(int level, int games) {
        Match.Score score = Match.play(Match.level(level), Match.level(level - 1), games, SEED);

        assertThat(score.percent()).as("%s", score).isBetween(65.0, 97.5);
    }

    @Test
    @Tag("slow")
    void level_8_beats_level_7() {
        Match.Score score = Match.play(Match.level(8), Match.level(7), 6, SEED);

        assertThat(score.percent()).as("%s", score).isGreaterThanOrEqualTo(65);
    }
}
