package outflank.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static outflank.rules.Draw.mask;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class GameTest {

    /// Over after nine moves: White has no disc left.
    private static final String NINE_MOVES = "e6f4e3f6g5d6e7f5c5";

    /// A whole game of 60 moves in which White is skipped once, after d1.
    static final String WITH_A_SKIP = "f5d6c5f4e7b6b4c6c7g6g5e6b7f6a7f8e3a3d8g7g8f2e2d7d3e8b5h8g2f3"
            + "b3a6g4c3f7d2h7a4c1c8b8h6b2h3g3c4a5a2h5h4a1a8c2g1h1f1e1b1d1h2";

    @Test
    @DisplayName("R-02 the first move is Black's, then White's")
    void sides_take_turns() {
        Game game = Game.start();

        assertThat(game.toMove()).contains(Color.BLACK);
        assertThat(game.with(Square.of("f5")).toMove()).contains(Color.WHITE);
        assertThat(game.with(Square.of("f5")).with(Square.of("d6")).toMove()).contains(Color.BLACK);
    }

    @Test
    void a_move_tells_what_it_did() {
        assertThat(Game.start().play(Square.of("f5"))).isInstanceOfSatisfying(Game.Play.Played.class, played -> {
            assertThat(played.move()).isEqualTo(new Move(Color.BLACK, Square.of("f5"), mask("e5"), false, false));
            assertThat(played.game().moves()).containsExactly(played.move());
            assertThat(played.game().lastMove()).contains(played.move());
            assertThat(played.game().ply()).isEqualTo(1);
        });
    }

    @Test
    @DisplayName("R-03 a square that outflanks nothing, or is taken, is refused and changes nothing")
    void refuses_illegal_squares() {
        Game game = Game.start();

        assertThat(game.play(Square.of("a1")))
                .isEqualTo(new Game.Play.Refused(Refusal.OUTFLANKS_NOTHING, Square.of("a1")));
        assertThat(game.play(Square.of("d4"))).isEqualTo(new Game.Play.Refused(Refusal.OCCUPIED, Square.of("d4")));
        assertThat(game).isEqualTo(Game.start());
        assertThatThrownBy(() -> game.with(Square.of("a1"))).hasMessageContaining("(a1) cannot be played as move 1");
    }

    @Test
    @DisplayName("R-08 the turn of a side that cannot outflank is skipped, and the move before says so")
    void skips_the_turn_when_no_disc_can_be_outflanked() {
        Game whole = Transcript.parse(WITH_A_SKIP).orThrow();
        Game before = whole.at(58);
        Game after = whole.at(59);

        assertThat(before.toMove()).contains(Color.BLACK);
        assertThat(after.lastMove().orElseThrow().skipsOpponent()).isTrue();
        assertThat(after.position().board().passed().canMove()).isFalse();
        assertThat(after.toMove()).contains(Color.BLACK);
        assertThat(whole.moves().stream().filter(Move::skipsOpponent)).hasSize(1);
    }

    @Test
    @DisplayName("R-08 there is no voluntary pass: while a side can outflank, it is its turn")
    void nobody_is_skipped_who_can_move() {
        Game game = Transcript.parse(WITH_A_SKIP).orThrow();

        for (int ply = 0; ply < game.ply(); ply++) {
            Game then = game.at(ply);
            assertThat(then.legal()).as("legal squares at ply %d", ply).isNotZero();
            boolean sameSideAgain = then.lastMove().map(Move::color).equals(then.toMove());
            assertThat(sameSideAgain)
                    .as("skip at ply %d", ply)
                    .isEqualTo(then.lastMove().map(Move::skipsOpponent).orElse(false));
        }
    }

    @Test
    @DisplayName("R-08 from a position whose side to move cannot, the other begins")
    void the_other_side_begins_if_the_first_cannot() {
        Game game = Game.from(Draw.of("OX------" + "-".repeat(56), Color.BLACK));

        assertThat(game.toMove()).contains(Color.WHITE);
        assertThat(game.legal()).isEqualTo(mask("c1"));
        assertThat(game.moves()).isEmpty();
    }

    @Test
    @DisplayName("R-09 the game ends with 51 squares empty when neither side can move")
    void ends_early_when_neither_side_can_move() {
        Game game = Transcript.parse(NINE_MOVES).orThrow();

        assertThat(game.isOver()).isTrue();
        assertThat(game.ply()).isEqualTo(9);
        assertThat(game.toMove()).isEmpty();
        assertThat(game.legal()).isZero();
        assertThat(game.position().board().empties()).isEqualTo(51);
        assertThat(game.result()).contains(new Result(13, 0));
        assertThat(game.moves().getLast().skipsOpponent())
                .as("an end is not a skip")
                .isFalse();
    }

    @Test
    @DisplayName("R-09 neither side can move though both have discs")
    void ends_with_discs_of_both_colours_and_empty_squares() {
        Game game = Game.from(Draw.of("X-O-----" + "-".repeat(56), Color.WHITE));

        assertThat(game.isOver()).isTrue();
        assertThat(game.result()).contains(new Result(1, 1));
    }

    @Test
    @DisplayName("R-09 the game ends when the board is full")
    void ends_when_the_board_is_full() {
        Game game = Transcript.parse(WITH_A_SKIP).orThrow();

        assertThat(game.isOver()).isTrue();
        assertThat(game.position().board().empties()).isZero();
        assertThat(game.at(59).isOver()).isFalse();
        assertThat(game.at(59).result()).isEmpty();
        assertThat(game.result()).contains(new Result(35, 29));
    }

    @Test
    void a_finished_game_takes_no_move() {
        Game over = Transcript.parse(NINE_MOVES).orThrow();

        assertThat(over.play(Square.of("a1"))).isEqualTo(new Game.Play.Refused(Refusal.GAME_OVER, Square.of("a1")));
        assertThat(over.play(Square.of("e6"))).isEqualTo(new Game.Play.Refused(Refusal.GAME_OVER, Square.of("e6")));
    }

    @Test
    @DisplayName("R-11 a whole game has 60 moves and not one more")
    void has_at_most_60_moves() {
        assertThat(Transcript.parse(WITH_A_SKIP).orThrow().ply()).isEqualTo(60);
        assertThat(Game.start().position().board().empties()).isEqualTo(60);
    }

    @Test
    @DisplayName("R-11 no move flips a corner, whatever is on the board")
    void corners_are_never_flipped() {
        long corners = mask("a1", "h1", "a8", "h8");
        for (Square square : Square.in(~corners)) {
            // The opponent has every other square, and the player all of its possible partners in turn.
            for (Square partner : Square.in(~square.bit())) {
                long flips = Flips.of(partner.bit(), ~square.bit() & ~partner.bit(), square.index());
                assertThat(flips & corners).as("%s with %s", square, partner).isZero();
            }
        }
    }

    @Test
    void goes_back_to_any_ply() {
        Game game = Transcript.parse("f5d6c3").orThrow();

        assertThat(game.at(0)).isEqualTo(Game.start());
        assertThat(game.at(2)).isEqualTo(Transcript.parse("f5d6").orThrow());
        assertThat(game.at(3)).isEqualTo(game).hasSameHashCodeAs(game);
        assertThatThrownBy(() -> game.at(4)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
