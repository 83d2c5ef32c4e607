package outflank.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static outflank.rules.Draw.mask;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class BoardTest {

    @Test
    @DisplayName("R-01 the board has 64 squares, a1 to h8")
    void has_64_squares() {
        assertThat(Square.in(-1L)).hasSize(64);
        assertThat(Square.of(0).name()).isEqualTo("a1");
        assertThat(Square.of(7).name()).isEqualTo("h1");
        assertThat(Square.of(63).name()).isEqualTo("h8");
    }

    @Test
    @DisplayName("R-02 Black has d5 and e4, White d4 and e5, and Black moves first")
    void starts_with_two_discs_each_on_the_diagonals() {
        assertThat(Position.START.black()).isEqualTo(mask("d5", "e4"));
        assertThat(Position.START.white()).isEqualTo(mask("d4", "e5"));
        assertThat(Position.START.toMove()).isEqualTo(Color.BLACK);
        assertThat(Board.START.legal()).isEqualTo(mask("d3", "c4", "f5", "e6"));
    }

    @Test
    @DisplayName("R-03 a line is outflanked in each of the eight directions")
    void outflanks_in_all_eight_directions() {
        Position star = Draw.of("""
                --------
                -X-X-X--
                --OOO---
                -XO-OX--
                --OOO---
                -X-X-X--
                --------
                --------
                """, Color.BLACK);

        assertThat(star.board().flips(Square.of("d4"))).isEqualTo(star.white());
        for (Square end : Square.in(star.black())) {
            Board oneLine = new Board(end.bit(), star.white());
            assertThat(Long.bitCount(oneLine.flips(Square.of("d4"))))
                    .as("towards %s", end)
                    .isEqualTo(1);
            assertThat(Square.of("d4").isIn(oneLine.legal()))
                    .as("towards %s", end)
                    .isTrue();
        }
    }

    @Test
    @DisplayName("R-03 a line may be six discs long, from edge to edge")
    void outflanks_the_longest_line() {
        Board row = new Board(mask("h1"), mask("b1", "c1", "d1", "e1", "f1", "g1"));

        assertThat(row.legal()).isEqualTo(mask("a1"));
        assertThat(row.flips(Square.of("a1"))).isEqualTo(row.opponent());
    }

    @Test
    @DisplayName("R-03 a line does not go on round the edge of the board")
    void lines_end_at_the_edge() {
        Board acrossTheEdge = new Board(mask("b4"), mask("h3", "a4"));

        assertThat(acrossTheEdge.flips(Square.of("g3"))).isZero();
        assertThat(acrossTheEdge.legal()).isZero();
    }

    @Test
    @DisplayName("R-04 a line with an empty square outflanks nothing")
    void a_gap_outflanks_nothing() {
        Board gap = new Board(mask("f1"), mask("b1", "c1", "e1"));

        assertThat(gap.flips(Square.of("a1"))).isZero();
        assertThat(gap.legal()).isEqualTo(mask("d1"));
    }

    @Test
    @DisplayName("R-04 one's own disc ends the line: nothing behind it flips")
    void does_not_jump_over_its_own_disc() {
        Board ownBetween = new Board(mask("c1", "f1"), mask("b1", "d1", "e1"));

        assertThat(ownBetween.flips(Square.of("a1"))).isEqualTo(mask("b1"));
    }

    @Test
    @DisplayName("R-04 a square next to no opposing disc, or beside its own disc only, is not legal")
    void needs_an_opposing_disc_beside_it() {
        assertThat(Board.START.flips(Square.of("a1"))).isZero();
        assertThat(Board.START.flips(Square.of("e3"))).isZero();
        assertThat(Board.START.flips(Square.of("d5")))
                .as("a square that is taken")
                .isZero();
    }

    @Test
    @DisplayName("R-05 every line outflanked by the move is flipped whole")
    void flips_several_whole_lines_at_once() {
        Position lines = Draw.of("""
                X--X----
                -O-O----
                --OO----
                XOO-OOOX
                --OO----
                -O-X----
                X-------
                --------
                """, Color.BLACK);

        Board after = lines.board().after(Square.of("d4"));

        assertThat(lines.board().flips(Square.of("d4"))).isEqualTo(lines.white());
        assertThat(after.player()).as("discs left to White").isZero();
        assertThat(after.opponent()).isEqualTo(lines.black() | lines.white() | mask("d4"));
    }

    @Test
    @DisplayName("R-06 a flipped disc flips no others")
    void flips_do_not_chain() {
        // b2 flips between a1 and c3; the row b2 d2 with c2 between them is not flipped by that.
        Board chain = new Board(mask("a1", "d2"), mask("b2", "c2"));

        Board after = chain.after(Square.of("c3"));

        assertThat(after.opponent()).isEqualTo(mask("a1", "b2", "c3", "d2"));
        assertThat(after.player()).isEqualTo(mask("c2"));
    }

    @Test
    @DisplayName("R-07 a move adds one disc and takes none away")
    void discs_stay_on_their_squares() {
        Board after = Board.START.after(Square.of("f5"));

        assertThat(after.occupied()).isEqualTo(Board.START.occupied() | mask("f5"));
        assertThat(after.discs()).isEqualTo(5);
        assertThat(after.empties()).isEqualTo(59);
        assertThat(after.discDifference()).isEqualTo(1 - 4);
    }

    @Test
    void a_move_that_is_not_legal_throws_and_names_the_square() {
        assertThatThrownBy(() -> Board.START.after(Square.of("a1")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("(a1) is not legal on");
    }

    @Test
    void a_square_cannot_hold_both_colours() {
        assertThatThrownBy(() -> new Board(mask("c3"), mask("c3", "d4")))
                .hasMessage("A square holds one disc, but both sides claim [c3].");
    }
}
