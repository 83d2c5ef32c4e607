package outflank.console.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import outflank.rules.Color;
import outflank.rules.Game;
import outflank.rules.Move;
import outflank.rules.Parsed;
import outflank.rules.Square;
import outflank.testkit.RandomGames;

class SheetTest {

    /// White cannot move; Black can, at h8.
    private static final Sheet WHITE_MUST_PASS =
            Sheet.from(PositionText.parse("X".repeat(62) + "O- O").orThrow());

    @Test
    void writes_out_the_skips_of_a_game_as_passes() {
        for (long seed = 0; seed < 200; seed++) {
            Game game = RandomGames.game(seed);
            Sheet sheet = Sheet.of(game);

            long skips = game.moves().stream().filter(Move::skipsOpponent).count();
            assertThat(sheet.turns().stream().filter(Turn::isPass).count())
                    .as("seed %d", seed)
                    .isEqualTo(skips);
            assertThat(sheet.position().board().occupied())
                    .as("seed %d", seed)
                    .isEqualTo(game.position().board().occupied());
            assertThat(sheet.isOver()).isTrue();
        }
    }

    @Test
    void two_passes_may_stand_at_the_end_and_no_more() {
        Sheet over = Sheet.from(PositionText.parse("X".repeat(64) + " O").orThrow());
        Sheet passed = over.with(Turn.PASS).flatMap(s -> s.with(Turn.PASS)).orElseThrow();

        assertThat(passed.turns()).hasSize(2);
        assertThat(passed.with(Turn.PASS)).isEmpty();
    }

    @Test
    void accepts_a_pass_only_from_a_side_that_cannot_move() {
        assertThat(Sheet.START.with(Turn.PASS)).isEmpty();
        assertThat(WHITE_MUST_PASS.mustPass()).isTrue();
        assertThat(WHITE_MUST_PASS.with(Turn.PASS).orElseThrow().position().toMove())
                .isEqualTo(Color.BLACK);
    }

    @Test
    void puts_in_a_pass_that_was_left_out() {
        Turn h8 = Turn.at(Square.of("h8"));

        assertThat(WHITE_MUST_PASS.with(h8).orElseThrow().turns()).containsExactly(Turn.PASS, h8);
    }

    @Test
    void a_side_is_on_move_if_it_is_its_turn_or_the_other_has_to_pass() {
        assertThat(Sheet.START.onMove(Color.BLACK)).contains(Sheet.START);
        assertThat(Sheet.START.onMove(Color.WHITE)).isEmpty();
        assertThat(WHITE_MUST_PASS.onMove(Color.BLACK)).contains(WHITE_MUST_PASS.withForcedPass());
    }

    @Test
    void turns_are_read_as_squares_or_passes() {
        assertThat(Turn.parse("F5").orThrow()).isEqualTo(Turn.at(Square.of("f5")));
        for (String pass : new String[] {"PA", "pass", "PASS", "--", "ps", "Pxx"}) {
            assertThat(Turn.parse(pass).orThrow()).isEqualTo(Turn.PASS);
        }
        assertThat(Turn.parse("i9")).isInstanceOf(Parsed.Malformed.class);
        assertThat(new Turn(Optional.empty())).isEqualTo(Turn.PASS);
    }
}
