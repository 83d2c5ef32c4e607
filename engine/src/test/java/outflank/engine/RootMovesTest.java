package outflank.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import outflank.rules.Board;
import outflank.rules.Square;
import outflank.testkit.Ffo;
import outflank.testkit.RandomGames;

class RootMovesTest {

    private static final Level STRONGEST = new Level(Level.HIGHEST);

    private final Engine engine = new Engine();

    @Test
    void scores_each_move_as_published() {
        Ffo ffo = Ffo.number(1);
        Board board = ffo.position().board();
        RootMoves moves = engine.rootMoves(board);
        Round toTheEnd = new Round(board.empties(), Selectivity.FULL);

        ffo.scores()
                .forEach(
                        (square, score) -> assertThat(moves.score(square, toTheEnd, -64, 64, Long.MAX_VALUE, Stop.NEVER)
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
            assertThat(moves.score(square, toTheEnd, score, score + 1, Long.MAX_VALUE, Stop.NEVER)
                            .score())
                    .isBetween(score, score);
            assertThat(moves.score(square, toTheEnd, score - 1, score, Long.MAX_VALUE, Stop.NEVER)
                            .score())
                    .isGreaterThanOrEqualTo(score);
        });
    }

    @Test
    void ends_when_the_nodes_are_used_up_and_says_so() {
        Board board = RandomGames.board(3, 40);
        Square square = Square.of(Long.numberOfTrailingZeros(board.legal()));
        RootMoves moves = engine.rootMoves(board);

        MoveScore ended = moves.score(square, new Round(20, Selectivity.FULL), -64, 64, 10_000, Stop.NEVER);
        assertThat(ended.ended()).isTrue();
        assertThat(ended.nodes()).isBetween(10_000L, 11_000L);
        assertThat(moves.score(square, new Round(2, Selectivity.FULL), -64, 64, 10_000, Stop.NEVER)
                        .ended())
                .isFalse();
    }

    @Test
    void a_plan_has_every_move_and_the_rounds_of_a_search() {
        Board board = RandomGames.board(5, 24);
        RootPlan plan = engine.plan(board, STRONGEST, 1, Stop.NEVER);

        assertThat(plan.moves()).hasSize(Long.bitCount(board.legal())).doesNotHaveDuplicates();
        assertThat(plan.moves()).allMatch(square -> square.isIn(board.legal()));
        assertThat(plan.played()).isEqualTo(plan.moves());
        assertThat(plan.rounds().getFirst()).isEqualTo(new Round(2, Selectivity.P73));
        assertThat(plan.rounds().getLast()).isEqualTo(new Round(24, Selectivity.FULL));
        assertThat(plan.limit()).isEqualTo(1_000_000);
    }

    @Test
    void the_plan_of_an_ending_sets_no_limit() {
        assertThat(engine.plan(RandomGames.board(5, 18), STRONGEST, 1, Stop.NEVER)
                        .limit())
                .isEqualTo(Long.MAX_VALUE);
    }

    /// What chance decides is decided with the plan, as the choice of one engine decides it.
    @Test
    void an_opening_is_varied_as_by_one_engine() {
        for (int seed = 0; seed < 6; seed++) {
            Board board = RandomGames.board(seed, 55);
            RootPlan plan = engine.plan(board, new Level(6), seed, Stop.NEVER);
            Square one = engine.choose(board, new Level(6), seed, Stop.NEVER).square();

            assertThat(plan.played()).as("seed (%d)", seed).contains(one);
        }
    }

    @Test
    void only_long_choices_are_divided() {
        Board middle = RandomGames.board(1, 40);
        assertThat(Engine.divides(middle, STRONGEST)).isTrue();
        assertThat(Engine.divides(middle, new Level(7))).isFalse();
        assertThat(Engine.divides(middle, new Level(1))).isFalse();
        assertThat(Engine.divides(RandomGames.board(1, 12), STRONGEST)).isFalse();
        assertThatThrownBy(() -> engine.plan(middle, new Level(1), 1, Stop.NEVER))
                .hasMessage("Level (1) plays like a person, whose choice cannot be divided.");
    }

    @Test
    void nonsense_is_refused() {
        RootMoves moves = engine.rootMoves(Board.START);
        Round round = new Round(4, Selectivity.FULL);
        assertThatThrownBy(() -> moves.score(Square.of("a1"), round, -64, 64, 100, Stop.NEVER))
                .hasMessageStartingWith("No legal square (a1)");
        assertThatThrownBy(() -> moves.score(Square.of("d3"), round, 4, 4, 100, Stop.NEVER))
                .hasMessage("A window lies between -64 and 64, not (4 to 4).");
    }
}
