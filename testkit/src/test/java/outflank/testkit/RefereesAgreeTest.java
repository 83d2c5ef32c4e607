package outflank.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import outflank.rules.Color;
import outflank.rules.Game;
import outflank.rules.Move;
import outflank.rules.Result;
import outflank.rules.Square;

/// The rules against the slow referee, move by move, over whole random games.
class RefereesAgreeTest {

    private static final int GAMES = 10_000;

    /// `-Dseed=N` plays only the game of that seed.
    private static final long ONLY = Long.getLong("seed", -1);

    @Test
    void both_referees_say_the_same_of_every_ply_of_10_000_random_games() {
        long first = ONLY < 0 ? 1 : ONLY;
        long last = ONLY < 0 ? GAMES : ONLY;
        for (long seed = first; seed <= last; seed++) {
            try {
                compare(seed);
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError(
                        "The referees differ in the random game of seed " + seed
                                + "; again: mvn verify -pl testkit -am -Dsurefire.more=-Dseed=" + seed,
                        e);
            }
        }
    }

    private static void compare(long seed) {
        Dice dice = new Dice(seed);
        SlowReferee slow = new SlowReferee();
        Game game = Game.start();
        while (true) {
            assertSamePosition(slow, game);
            if (game.isOver()) {
                break;
            }
            Square square = RandomGames.pick(game.legal(), dice);
            List<String> flipped = slow.place(square.name());
            game = game.with(square);
            Move move = game.moves().getLast();
            assertThat(names(move.flipped())).as("flips of %s", square).isEqualTo(flipped);
            assertThat(move.skipsOpponent()).as("skip after %s", square).isEqualTo(slow.opponentSkipped());
            assertThat(move.handedOver()).as("disc handed over for %s", square).isEqualTo(slow.handedOver());
        }
        assertThat(game.result()).contains(new Result(slow.count('X'), slow.count('O')));
        assertThat(game.ply()).isLessThanOrEqualTo(60);
    }

    private static void assertSamePosition(SlowReferee slow, Game game) {
        assertThat(game.position().squares()).isEqualTo(slow.board());
        assertThat(game.isOver()).as("end").isEqualTo(slow.isOver());
        assertThat(game.toMove().map(Color::symbol).orElse(slow.toMove())).isEqualTo(slow.toMove());
        assertThat(names(game.legal())).as("legal squares").isEqualTo(slow.isOver() ? List.of() : slow.legalSquares());
        assertThat(game.supplies().black()).as("supply of Black").isEqualTo(slow.supply('X'));
        assertThat(game.supplies().white()).as("supply of White").isEqualTo(slow.supply('O'));
    }

    private static List<String> names(long mask) {
        return Square.in(mask).stream().map(Square::name).toList();
    }
}
