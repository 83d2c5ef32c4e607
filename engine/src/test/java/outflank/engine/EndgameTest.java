package outflank.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import outflank.rules.Board;
import outflank.rules.Square;
import outflank.rules.Symmetry;
import outflank.rules.Transcript;
import outflank.testkit.Ffo;
import outflank.testkit.RandomGames;

class EndgameTest {

    private final Effort effort = new Effort();
    private final TranspositionTable table = new TranspositionTable();
    private final Endgame endgame = new Endgame(effort, table, new MoveOrder());

    /// The positions that take well under a second each.
    static Stream<Ffo> short_positions() {
        return Ffo.all().stream().filter(ffo -> ffo.empties() <= 16);
    }

    @ParameterizedTest(name = "FFO #{0}")
    @MethodSource("short_positions")
    void finds_the_published_score(Ffo ffo) {
        assertThat(score(ffo.position().board())).isEqualTo(ffo.best());
    }

    @ParameterizedTest(name = "FFO #{0}")
    @MethodSource("short_positions")
    void finds_the_published_score_of_each_move(Ffo ffo) {
        ffo.scores()
                .forEach((square, score) -> assertThat(
                                -score(ffo.position().board().after(square)))
                        .as("%s of FFO #%d", square, ffo.number())
                        .isEqualTo(score));
    }

    @Test
    void agrees_with_a_search_that_cuts_nothing_off() {
        for (long seed = 0; seed < 300; seed++) {
            Board board = RandomGames.board(seed, 1 + (int) (seed % 8));
            assertThat(score(board)).as("seed %d: %s", seed, board).isEqualTo(plain(board));
        }
    }

    @Test
    void a_bound_lies_on_the_side_of_the_score() {
        for (long seed = 0; seed < 60; seed++) {
            Board board = RandomGames.board(seed, 9);
            int exact = score(board);
            for (int alpha = -20; alpha <= 20; alpha += 5) {
                table.clear();
                int bound = endgame.score(board.player(), board.opponent(), alpha, alpha + 1);
                if (bound <= alpha) {
                    assertThat(exact).as("seed %d", seed).isLessThanOrEqualTo(bound);
                } else {
                    assertThat(exact).as("seed %d", seed).isGreaterThanOrEqualTo(bound);
                }
            }
        }
    }

    @Test
    void all_eight_images_of_a_position_have_the_same_score() {
        for (long seed = 0; seed < 20; seed++) {
            Board board = RandomGames.board(seed, 11);
            int score = score(board);
            for (Symmetry symmetry : Symmetry.values()) {
                assertThat(score(symmetry.of(board)))
                        .as("%s of seed %d", symmetry, seed)
                        .isEqualTo(score);
            }
        }
    }

    @Test
    void forced_passes_change_the_side_and_cost_nothing() {
        Board beforeTheSkip = Transcript.parse(
                        "f5d6c5f4e7b6b4c6c7g6g5e6b7f6a7f8e3a3d8g7g8f2e2d7d3e8b5h8g2f3b3a6g4c3f7d2h7a4c1c8b8h6b2h3g3c4a5a2h5h4a1"
                                + "a8c2g1h1f1e1b1d1")
                .orThrow()
                .position()
                .board();

        assertThat(score(beforeTheSkip)).isEqualTo(35 - 29);
        assertThat(score(beforeTheSkip.passed())).as("the side that is skipped").isEqualTo(29 - 35);
    }

    @Test
    @DisplayName("a wipe-out is 64 discs: squares left empty count for the winner")
    void a_wipe_out_is_worth_64() {
        // c1 flips the opponent's only disc.
        Board board = new Board(Square.of("a1").bit(), Square.of("b1").bit());
        Board wipedOut = board.after(Square.of("c1"));

        assertThat(Endgame.finalScore(wipedOut.passed().player(), 0)).isEqualTo(64);
        assertThat(Endgame.finalScore(0, wipedOut.passed().player())).isEqualTo(-64);
        assertThat(Endgame.finalScore(0, 0)).isZero();
        assertThat(score(board)).isEqualTo(64);
    }

    private int score(Board board) {
        return score(board, -64, 64);
    }

    private int score(Board board, int alpha, int beta) {
        effort.begin(Long.MAX_VALUE, Stop.NEVER);
        table.clear();
        return endgame.score(board.player(), board.opponent(), alpha, beta);
    }

    /// The score by looking at everything, on values.
    static int plain(Board board) {
        if (board.isOver()) {
            return Endgame.finalScore(board.player(), board.opponent());
        }
        if (!board.canMove()) {
            return -plain(board.passed());
        }
        return Square.in(board.legal()).stream()
                .mapToInt(square -> -plain(board.after(square)))
                .max()
                .orElseThrow();
    }
}
