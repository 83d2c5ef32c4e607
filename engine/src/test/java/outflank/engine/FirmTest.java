package outflank.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import outflank.rules.Color;
import outflank.rules.Game;
import outflank.rules.Move;
import outflank.rules.Position;
import outflank.testkit.RandomGames;

class FirmTest {

    @Test
    void never_counts_more_than_stay_unflipped_in_the_rest_of_a_random_game() {
        for (long seed = 0; seed < 1_000; seed++) {
            Game game = RandomGames.game(seed);
            long laterFlipped = 0;
            for (int ply = game.ply() - 1; ply >= 0; ply--) {
                Move move = game.moves().get(ply);
                laterFlipped |= move.flipped();
                Position before = game.at(ply).position();
                for (Color color : Color.values()) {
                    long own = before.discs(color);
                    assertThat(Firm.count(own, before.discs(color.opposite())))
                            .as("seed %d, ply %d, %s", seed, ply, color)
                            .isLessThanOrEqualTo(Long.bitCount(own & ~laterFlipped));
                }
            }
        }
    }

    @Test
    void counts_what_the_corners_hold_and_what_full_lines_hold() {
        assertThat(Firm.count(-1L, 0)).isEqualTo(64);
        assertThat(Firm.count(0x0000000001030707L, 0)).as("a triangle").isEqualTo(9);
        assertThat(Firm.count(0x000000000000007eL, 0x81L))
                .as("an edge that is full")
                .isEqualTo(6);
        assertThat(Firm.count(0x000000000000007eL, 0))
                .as("an edge without corners")
                .isZero();
    }
}
