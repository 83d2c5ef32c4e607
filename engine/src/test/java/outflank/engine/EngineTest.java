package outflank.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.rules.Board;
import outflank.rules.Square;
import outflank.rules.Symmetry;
import outflank.testkit.Ffo;
import outflank.testkit.RandomGames;

class EngineTest {

    private final Engine engine = new Engine();
    private final Searcher searcher = new Searcher(4);

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void chooses_legal_squares_only(int level) {
        for (long seed = 0; seed < 60; seed++) {
            Board board = RandomGames.board(seed, 1 + (int) seed % 60);
            Choice choice = engine.choose(board, new Level(level), seed, afterNodes(20_000));
            assertThat(choice.square().isIn(board.legal()))
                    .as("seed %d: %s on %s", seed, choice, board)
                    .isTrue();
            assertThat(choice.score()).isBetween(-6400, 6400);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void the_same_seed_gives_the_same_choice_whatever_was_asked_before(int level) {
        Board board = RandomGames.board(7, 24);
        Choice first = new Engine().choose(board, new Level(level), 42, Stop.NEVER);
        engine.choose(RandomGames.board(8, 30), new Level(3), 1, Stop.NEVER);

        assertThat(engine.choose(board, new Level(level), 42, Stop.NEVER)).isEqualTo(first);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void other_seeds_open_differently(int level) {
        Set<Square> squares = new HashSet<>();
        for (long seed = 0; seed < 30; seed++) {
            squares.add(engine.choose(Board.START, new Level(level), seed, afterNodes(100_000))
                    .square());
        }
        assertThat(squares).hasSize(4);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void stops_at_once_with_a_legal_square(int level) {
        Board board = Ffo.number(59).position().board();
        Choice choice = engine.choose(board, new Level(level), 1, () -> true);

        assertThat(choice.square().isIn(board.legal())).isTrue();
        assertThat(choice.exact()).isFalse();
        assertThat(choice.nodes()).isLessThan(100);
    }

    @Test
    void stops_in_the_middle_with_the_best_found_so_far() {
        Board board = RandomGames.board(3, 40);
        Choice choice = engine.choose(board, new Level(8), 1, afterNodes(30_000));

        assertThat(choice.nodes()).isBetween(30_000L, 60_000L);
        assertThat(choice.depth()).isPositive();
        assertThat(choice.square().isIn(board.legal())).isTrue();
    }

    @ParameterizedTest(name = "level {0} plays perfectly from {1} empty squares")
    @CsvSource({"4, 8", "5, 10", "6, 12", "7, 14", "8, 16"})
    void strong_levels_play_the_end_perfectly(int level, int empties) {
        for (long seed = 0; seed < 10; seed++) {
            Board board = RandomGames.board(seed, empties);
            Choice choice = engine.choose(board, new Level(level), seed, Stop.NEVER);
            Found best = searcher.solve(board, Stop.NEVER);

            assertThat(choice.exact()).as("seed %d", seed).isTrue();
            assertThat(choice.depth()).isEqualTo(empties);
            assertThat(choice.score()).as("seed %d", seed).isEqualTo(best.score());
            assertThat(-searcher.solve(board.after(choice.square()), Stop.NEVER).score())
                    .as("seed %d: %s", seed, choice)
                    .isEqualTo(best.score());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 7})
    void strong_levels_keep_to_their_nodes(int level) {
        for (long seed = 0; seed < 6; seed++) {
            Board board = RandomGames.board(seed, 20 + 6 * (int) seed);
            Choice choice = engine.choose(board, new Level(level), seed, Stop.NEVER);
            long nodes = Skill.of(new Level(level)).nodes();

            assertThat(choice.nodes()).as("seed %d", seed).isBetween(nodes / 2, nodes + nodes / 10);
        }
    }

    @Test
    void the_square_chosen_at_the_end_keeps_the_score() {
        for (long seed = 0; seed < 20; seed++) {
            Board board = RandomGames.board(seed, 10);
            Choice choice = engine.choose(board, new Level(8), seed, Stop.NEVER);
            Board after = board.after(choice.square());
            if (after.canMove()) {
                assertThat(engine.choose(after, new Level(8), seed, Stop.NEVER).score())
                        .as("seed %d", seed)
                        .isEqualTo(-choice.score());
            }
        }
    }

    @Test
    void all_eight_images_of_a_position_have_the_same_exact_score() {
        Board board = Ffo.number(5).position().board();
        for (Symmetry symmetry : Symmetry.values()) {
            Choice choice = engine.choose(symmetry.of(board), new Level(8), 1, Stop.NEVER);
            assertThat(choice.exact()).isTrue();
            assertThat(choice.score()).isEqualTo(3200);
            assertThat(symmetry.inverse().of(choice.square())).hasToString("g8");
        }
    }

    @Test
    void takes_a_wipe_out() {
        // c1 flips the only disc White has.
        Board board = new Board(Square.of("a1").bit(), Square.of("b1").bit());

        assertThat(engine.choose(board, new Level(8), 1, afterNodes(10_000)).score())
                .isEqualTo(6400);
    }

    @Test
    void refuses_a_board_whose_side_to_move_cannot() {
        Board skipped = new Board(Square.of("b1").bit(), Square.of("a1").bit());

        assertThatThrownBy(() -> engine.choose(skipped, new Level(1), 1, Stop.NEVER))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("No legal square on ");
    }

    @Test
    void levels_are_1_to_8() {
        assertThatThrownBy(() -> new Level(0)).hasMessage("There is no level (0). Levels are 1 to 8.");
        assertThatThrownBy(() -> new Level(9)).hasMessage("There is no level (9). Levels are 1 to 8.");
    }

    /// Stops once it was asked so often that about `nodes` nodes were visited.
    private static Stop afterNodes(int nodes) {
        int[] asked = {0};
        return () -> ++asked[0] > 1 + nodes / 4096;
    }
}
