package outflank.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class SuppliesTest {

    @Test
    @DisplayName("R-01 R-12 each side has 32 discs, two of them on the board")
    void starts_with_thirty_beside_the_board() {
        assertThat(Game.start().supplies()).isEqualTo(new Supplies(30, 30));
    }

    @Test
    @DisplayName("R-12 a placed disc comes from the mover's supply, flips change no supply")
    void a_move_takes_one_disc() {
        assertThat(Transcript.parse("f5").orThrow().supplies()).isEqualTo(new Supplies(29, 30));
        assertThat(Transcript.parse("f5d6").orThrow().supplies()).isEqualTo(new Supplies(29, 29));
    }

    @Test
    @DisplayName("R-12 a side with an empty supply that can outflank gets a disc from the opponent")
    void a_disc_is_handed_over_when_the_supply_is_empty() {
        Game game = Transcript.parse(GameTest.WITH_A_SKIP).orThrow();

        assertThat(game.at(59).supplies()).isEqualTo(new Supplies(0, 1));
        assertThat(game.at(59).toMove()).contains(Color.BLACK);
        assertThat(game.supplies()).isEqualTo(new Supplies(0, 0));
        assertThat(game.moves().getLast())
                .satisfies(move -> assertThat(move.handedOver()).isTrue())
                .satisfies(move -> assertThat(move.color()).isEqualTo(Color.BLACK));
        assertThat(game.moves().stream().filter(Move::handedOver)).hasSize(1);
    }

    @Test
    @DisplayName("R-12 discs are handed over as often as needed, to either side")
    void discs_are_handed_over_again_and_again() {
        Supplies supplies = new Supplies(3, 0);

        assertThat(supplies.needsHandingOver(Color.WHITE)).isTrue();
        supplies = supplies.afterPlacing(Color.WHITE).afterPlacing(Color.WHITE);
        assertThat(supplies).isEqualTo(new Supplies(1, 0));
        assertThat(supplies.afterPlacing(Color.BLACK)).isEqualTo(new Supplies(0, 0));
    }

    @Test
    @DisplayName("R-12 a position met without its game shares the empty squares out, the odd one to the side to move")
    void a_position_shares_its_empty_squares_out() {
        Position white = Transcript.parse("f5").orThrow().position();

        assertThat(Supplies.sharedOut(white)).isEqualTo(new Supplies(29, 30));
        assertThat(Supplies.sharedOut(Position.START)).isEqualTo(Supplies.START);
        assertThat(Game.from(Draw.of("-".repeat(64), Color.BLACK)).supplies()).isEqualTo(new Supplies(32, 32));
    }

    @Test
    void there_are_no_supplies_below_nothing_or_above_all_discs() {
        assertThatThrownBy(() -> new Supplies(-1, 30))
                .hasMessage("Supplies of (-1) and (30) discs cannot be: each is 0 or more, both together at most 64.");
        assertThatThrownBy(() -> new Supplies(33, 32)).isInstanceOf(IllegalArgumentException.class);
    }
}
