package outflank.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ResultTest {

    @Test
    @DisplayName("R-10 most discs wins")
    void the_side_with_more_discs_wins() {
        assertThat(new Result(33, 31).winner()).contains(Color.BLACK);
        assertThat(new Result(13, 14).winner()).contains(Color.WHITE);
    }

    @Test
    @DisplayName("R-10 equal is a draw")
    void equal_discs_are_a_draw() {
        assertThat(new Result(32, 32).winner()).isEmpty();
        assertThat(new Result(20, 20).winner()).isEmpty();
    }

    @Test
    @DisplayName("R-10 the site's result counts discs only; the tournament count gives empty squares to the winner")
    void the_tournament_count_gives_empty_squares_to_the_winner() {
        Result wipeOut =
                Transcript.parse("e6f4e3f6g5d6e7f5c5").orThrow().result().orElseThrow();

        assertThat(wipeOut).isEqualTo(new Result(13, 0));
        assertThat(wipeOut.tournamentCount()).isEqualTo(new Result(64, 0));
        assertThat(new Result(20, 40).tournamentCount()).isEqualTo(new Result(20, 44));
        assertThat(new Result(40, 24).tournamentCount()).isEqualTo(new Result(40, 24));
    }

    @Test
    @DisplayName("R-10 the tournament count of a draw is 32 to 32")
    void the_tournament_count_of_a_draw_is_shared() {
        assertThat(new Result(20, 20).tournamentCount()).isEqualTo(new Result(32, 32));
    }
}
