package outflank.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SymmetryTest {

    /// Every board of a game that shares no symmetry with its images.
    private static List<Board> boards() {
        Game game = Transcript.parse(GameTest.WITH_A_SKIP).orThrow();
        List<Board> boards = new ArrayList<>();
        for (int ply = 0; ply <= game.ply(); ply++) {
            boards.add(game.at(ply).position().board());
        }
        return boards;
    }

    @ParameterizedTest
    @EnumSource
    void legal_squares_and_flips_go_with_the_board(Symmetry symmetry) {
        for (Board board : boards()) {
            Board image = symmetry.of(board);
            assertThat(image.legal()).isEqualTo(symmetry.of(board.legal()));
            for (Square square : Square.in(board.legal())) {
                Square there = symmetry.of(square);
                assertThat(image.flips(there)).isEqualTo(symmetry.of(board.flips(square)));
                assertThat(image.after(there)).isEqualTo(symmetry.of(board.after(square)));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_mask_and_its_squares_go_to_the_same_place(Symmetry symmetry) {
        for (Square square : Square.in(-1L)) {
            assertThat(symmetry.of(square.bit())).isEqualTo(symmetry.of(square).bit());
        }
    }

    @ParameterizedTest
    @EnumSource
    void the_inverse_undoes_it(Symmetry symmetry) {
        for (Square square : Square.in(-1L)) {
            assertThat(symmetry.inverse().of(symmetry.of(square))).isEqualTo(square);
        }
        assertThat(symmetry.inverse().inverse()).isEqualTo(symmetry);
    }

    @Test
    void the_eight_are_all_different() {
        Set<Long> images = new HashSet<>();
        for (Symmetry symmetry : Symmetry.values()) {
            images.add(symmetry.of(Draw.mask("a1", "b1", "a3")));
        }
        assertThat(images).hasSize(8);
    }

    @Test
    void all_images_share_one_canonical_form() {
        for (Board board : boards()) {
            Board canonical = Symmetry.canonical(board).of(board);
            for (Symmetry symmetry : Symmetry.values()) {
                Board image = symmetry.of(board);
                assertThat(Symmetry.canonical(image).of(image)).isEqualTo(canonical);
            }
        }
    }
}
