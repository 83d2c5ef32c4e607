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
            compareNow(slow, game);
            if (game.isOver()) {
                break;
            }
            Square square = RandomGames.pick(game.legal(), dice);
            List<String> flipped = slow.place(square.name());
            game = game.with(square);
            Move move = game.moves().getLast();
            same("flips of " + square, names(move.flipped()), flipped);
            same("skip after " + square, move.skipsOpponent(), slow.opponentSkipped());
            same("disc handed over for " + square, move.handedOver(), slow.handedOver());
        }
        same("result", game.result().orElseThrow(), new Result(slow.count('X'), slow.count('O')));
        assertThat(game.ply()).isLessThanOrEqualTo(60);
    }

    private static void compareNow(SlowReferee slow, Game game) {
        same("board", game.position().squares(), slow.board());
        same("end", game.isOver(), slow.isOver());
        same("side", game.toMove().map(Color::symbol).orElse(slow.toMove()), slow.toMove());
        same("legal squares", names(game.legal()), game.isOver() ? List.of() : slow.legalSquares());
        same("supply of Black", game.supplies().black(), slow.supply('X'));
        same("supply of White", game.supplies().white(), slow.supply('O'));
    }

    /// As an assertion of AssertJ, but without its cost where all is well, half a million times.
    private static void same(String what, Object rules, Object slow) {
        if (!rules.equals(slow)) {
            assertThat(rules).as(what).isEqualTo(slow);
        }
    }

    private static List<String> names(long mask) {
        return Square.in(mask).stream().map(Square::name).toList();
    }
}
