package outflank.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import outflank.rules.Board;
import outflank.rules.Square;
import outflank.testkit.Ffo;
import outflank.testkit.RandomGames;

class RootMovesTest {

    private final Engine engine = new Engine();

    @Test
    void scores_each_move_as_published() {
        Ffo ffo = Ffo.number(1);
        Board board = ffo.position().board();
        RootMoves moves = engine.rootMoves(board);
        Round toTheEnd = new Round(board.empties(), Selectivity.FULL);

        ffo.scores()
                .forEach((square, score) -> assertThat(moves.score(square, toTheEnd, -64, 64, Stop.NEVER)
                                .score())
                        .as("%s", square)
                        .isEqualTo(score));
    }

    @Test
    void outside_the_window_the_score_is_a_bound() {
        Ffo ffo = Ffo.number(2);
        Board board = ffo.position().board();
        RootMoves moves = engine.rootMoves(board);
        Round toTheEnd = new Round(board.empties(), Selectivity.FULL);

        ffo.scores().forEach((square, score) -> {
            assertThat(moves.score(square, toTheEnd, score, score + 1, Stop.NEVER)
                            .score())
                    .isBetween(score, score);
            assertThat(moves.score(square, toTheEnd, score - 1, score, Stop.NEVER)
                            .score())
                    .isGreaterThanOrEqualTo(score);
        });
    }

    @Test
    void says_when_it_was_stopped() {
        Board board = RandomGames.board(3, 40);
        Square square = Square.of(Long.numberOfTrailingZeros(board.legal()));
        RootMoves moves = engine.rootMoves(board);
        int[] looks = {3};

        MoveScore stopped = moves.score(square, new Round(20, Selectivity.FULL), -64, 64, () -> looks[0]-- == 0);
        assertThat(stopped.ended()).isTrue();
        assertThat(stopped.nodes()).isBetween(8_000L, 16_000L);
        assertThat(moves.score(square, new Round(2, Selectivity.FULL), -64, 64, Stop.NEVER)
                        .ended())
                .isFalse();
    }

    @Test
    void a_plan_has_every_move_and_the_rounds_of_a_search() {
        Board board = RandomGames.board(5, 18);
        RootPlan plan = engine.plan(board, Stop.NEVER);

        assertThat(plan.moves()).hasSize(Long.bitCount(board.legal())).doesNotHaveDuplicates();
        assertThat(plan.moves()).allMatch(square -> square.isIn(board.legal()));
        assertThat(plan.rounds().getFirst()).isEqualTo(new Round(2, Selectivity.P73));
        assertThat(plan.rounds().getLast()).isEqualTo(new Round(18, Selectivity.FULL));
    }

    @Test
    void only_long_endings_are_divided() {
        Level strongest = new Level(Level.HIGHEST);
        assertThat(Engine.divides(RandomGames.board(1, 18), strongest)).isTrue();
        assertThat(Engine.divides(RandomGames.board(1, 18), new Level(7))).isFalse();
        assertThat(Engine.divides(RandomGames.board(1, 40), strongest)).isFalse();
        assertThat(Engine.divides(RandomGames.board(1, 12), strongest)).isFalse();
    }

    @Test
    void nonsense_is_refused() {
        RootMoves moves = engine.rootMoves(Board.START);
        Round round = new Round(4, Selectivity.FULL);
        assertThatThrownBy(() -> moves.score(Square.of("a1"), round, -64, 64, Stop.NEVER))
                .hasMessageStartingWith("No legal square (a1)");
        assertThatThrownBy(() -> moves.score(Square.of("d3"), round, 4, 4, Stop.NEVER))
                .hasMessage("A window lies between -64 and 64, not (4 to 4).");
    }
}
