package outflank.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import outflank.rules.Board;
import outflank.rules.Game;
import outflank.rules.Symmetry;
import outflank.rules.Transcript;

class OpeningsTest {

    @Test
    void every_opening_replays_and_no_two_are_the_same_position_turned_round() {
        Map<Board, Opening> seen = new HashMap<>();
        for (Opening opening : Opening.all()) {
            Game game = Transcript.parse(opening.moves()).orThrow();
            Board board = game.position().board();
            Opening twin = seen.put(Symmetry.canonical(board).of(board), opening);
            assertThat(twin).as("the same position as %s", opening).isNull();
            assertThat(Transcript.of(game)).isEqualTo(opening.moves());
            assertThat(opening.name()).isNotBlank();
        }
        assertThat(seen).hasSize(90);
    }
}
