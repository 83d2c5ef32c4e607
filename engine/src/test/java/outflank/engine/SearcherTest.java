package outflank.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import outflank.rules.Board;
import outflank.rules.Square;
import outflank.rules.Symmetry;
import outflank.rules.Transcript;
import outflank.testkit.Ffo;
import outflank.testkit.RandomGames;

class SearcherTest {

    private final Searcher searcher = new Searcher(4);

    /// The positions that take well under two seconds each.
    static Stream<Ffo> quick_positions() {
        return Ffo.all().stream().filter(ffo -> ffo.empties() <= 19);
    }

    static Stream<Ffo> shortest_positions() {
        return Ffo.all().stream().filter(ffo -> ffo.empties() <= 16);
    }

    @ParameterizedTest(name = "FFO #{0}")
    @MethodSource("quick_positions")
    void finds_the_published_score_and_a_move_that_has_it(Ffo ffo) {
        Found found = searcher.solve(ffo.position().board(), Stop.NEVER);

        assertThat(found.score()).isEqualTo(100 * ffo.best());
        assertThat(found.exact()).isTrue();
        assertThat(found.depth()).isEqualTo(ffo.empties());
        assertThat(ffo.scores().get(found.best().orElseThrow())).isEqualTo(ffo.best());
    }

    @ParameterizedTest(name = "FFO #{0}")
    @MethodSource("shortest_positions")
    void finds_the_published_score_of_each_move(Ffo ffo) {
        ffo.scores().forEach((square, score) -> {
            Board after = ffo.position().board().after(square);
            assertThat(searcher.solve(after, Stop.NEVER).score())
                    .as("%s of FFO #%d", square, ffo.number())
                    .isEqualTo(-100 * score);
        });
    }

    @Test
    void the_line_of_an_exact_search_leads_to_its_score() {
        for (int number = 1; number <= 19; number++) {
            Board board = Ffo.number(number).position().board();
            searcher.forget();
            Found found = searcher.solve(board, Stop.NEVER);
            Board at = board;
            int side = 1;
            for (Square square : found.line()) {
                at = at.after(square);
                side = -side;
                if (!at.canMove()) {
                    at = at.passed();
                    side = -side;
                }
            }
            assertThat(found.line().getFirst()).isEqualTo(found.best().orElseThrow());
            assertThat(side * searcher.solve(at, Stop.NEVER).score())
                    .as("FFO #%d: %s", number, found.line())
                    .isEqualTo(found.score());
        }
    }

    @Test
    void agrees_with_a_search_that_cuts_nothing_off() {
        for (long seed = 0; seed < 300; seed++) {
            Board board = RandomGames.board(seed, 1 + (int) (seed % 8));
            assertThat(searcher.solve(board, Stop.NEVER).score())
                    .as("seed %d: %s", seed, board)
                    .isEqualTo(100 * PlainSearch.score(board));
        }
    }

    @Test
    void all_eight_images_of_a_position_have_the_same_score() {
        for (long seed = 0; seed < 20; seed++) {
            Board board = RandomGames.board(seed, 14);
            int score = searcher.solve(board, Stop.NEVER).score();
            for (Symmetry symmetry : Symmetry.values()) {
                assertThat(searcher.solve(symmetry.of(board), Stop.NEVER).score())
                        .as("%s of seed %d", symmetry, seed)
                        .isEqualTo(score);
            }
        }
    }

    @Test
    void the_side_that_is_skipped_has_the_negated_score_and_no_square() {
        // c1 flips the opponent's only disc; before, White is skipped.
        Board skipped = new Board(Square.of("b1").bit(), Square.of("a1").bit());
        Found found = searcher.solve(skipped, Stop.NEVER);

        assertThat(found.best()).isEmpty();
        assertThat(found.line()).containsExactly(Square.of("c1"));
        assertThat(found.score()).isEqualTo(-6400);
    }

    @Test
    void forced_skips_change_the_side_and_cost_nothing() {
        Board beforeTheSkip = Transcript.parse(
                        "f5d6c5f4e7b6b4c6c7g6g5e6b7f6a7f8e3a3d8g7g8f2e2d7d3e8b5h8g2f3b3a6g4c3f7d2h7a4c1c8b8h6b2h3g3c4a5a2h5h4a1"
                                + "a8c2g1h1f1e1b1d1")
                .orThrow()
                .position()
                .board();

        assertThat(searcher.solve(beforeTheSkip, Stop.NEVER).score()).isEqualTo(100 * (35 - 29));
        assertThat(searcher.solve(beforeTheSkip.passed(), Stop.NEVER).score())
                .as("the side that is skipped")
                .isEqualTo(100 * (29 - 35));
    }

    @Test
    void a_wipe_out_is_worth_64() {
        // c1 flips the only disc White has.
        Board board = new Board(Square.of("a1").bit(), Square.of("b1").bit());

        assertThat(searcher.search(board, Limits.depth(4), Stop.NEVER, Progress.UNHEARD)
                        .score())
                .isEqualTo(6400);
    }

    @Test
    void a_finished_game_is_answered_without_a_search() {
        Found found = searcher.solve(new Board(Square.of("a1").bit(), 0), Stop.NEVER);

        assertThat(found.score()).isEqualTo(6400);
        assertThat(found.exact()).isTrue();
        assertThat(found.best()).isEmpty();
        assertThat(found.nodes()).isZero();
    }

    @Test
    void tells_of_each_round_deeper_each_time() {
        List<Found> told = new ArrayList<>();
        Found last = searcher.search(Board.START, Limits.depth(6), Stop.NEVER, told::add);

        assertThat(told).extracting(Found::depth).containsExactly(1, 2, 3, 4, 5, 6);
        assertThat(told).noneMatch(Found::exact);
        assertThat(told.getLast()).isEqualTo(last);
    }

    @Test
    void keeps_to_a_limit_of_nodes() {
        Limits limits = new Limits(60, 50_000, Selectivity.P87);
        Found found = searcher.search(RandomGames.board(3, 40), limits, Stop.NEVER, Progress.UNHEARD);

        assertThat(found.nodes()).isBetween(50_000L, 51_000L);
        assertThat(found.exact()).isFalse();
        assertThat(found.depth()).isPositive();
    }

    @Test
    void stops_at_any_moment_with_a_legal_square() {
        Board board = Ffo.number(45).position().board();
        for (int looks = 0; looks < 40; looks++) {
            int[] left = {looks};
            searcher.forget();
            Found found = searcher.solve(board, () -> left[0]-- == 0);

            assertThat(found.best().orElseThrow().isIn(board.legal()))
                    .as("after %d looks", looks)
                    .isTrue();
            assertThat(found.exact()).isFalse();
        }
    }

    /// How many nodes fixed searches take. Whoever changes the search says in the commit why this number
    /// changed.
    @Test
    void the_node_count_signature_is_unchanged() {
        long nodes = 0;
        for (Ffo ffo : Ffo.all().subList(0, 19)) {
            searcher.forget();
            nodes += searcher.solve(ffo.position().board(), Stop.NEVER).nodes();
        }
        for (long seed = 0; seed < 20; seed++) {
            searcher.forget();
            Limits limits = new Limits(9, Long.MAX_VALUE, Selectivity.P95);
            nodes += searcher.search(RandomGames.board(seed, 20 + 2 * (int) seed), limits, Stop.NEVER, Progress.UNHEARD)
                    .nodes();
        }

        assertThat(nodes).isEqualTo(SIGNATURE);
    }

    private static final long SIGNATURE = 2285051L;

    @Test
    void nonsense_is_refused() {
        assertThatThrownBy(() -> new Searcher(0)).hasMessage("A table has 1 to 8192 MB, not (0).");
        assertThatThrownBy(() -> Limits.depth(0)).hasMessage("A search looks 1 ply ahead or more, not (0).");
        assertThatThrownBy(() -> new Limits(1, 0, Selectivity.FULL))
                .hasMessage("A search visits 1 position or more, not (0).");
    }
}
