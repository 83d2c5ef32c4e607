package outflank.browser;

import outflank.rules.Color;
import outflank.rules.Game;
import outflank.rules.Move;
import outflank.rules.Square;

/// A running hash of all that the referee says of a game, ply by ply, which any language can make the same.
///
/// All arithmetic is modulo 2⁶⁴, `>>>` shifts zeros in. The hash h begins at 0; a number n, sign-extended to
/// 64 bits, is taken in by
///
/// ```
/// h = (h ^ n) * 0x9E3779B97F4A7C15;  h = h ^ (h >>> 32)
/// ```
///
/// Colours are 0 (Black) and 1 (White), yes is 1. Taken in at each ply, in this order:
///
/// - the masks of Black and of White; the side to move, -1 once the game is over
/// - the mask of legal squares, and for each of them, a1 first, the mask of flips
/// - the supplies of Black and of White
/// - after a move: its side, its square, its flips, whether its disc was handed over, whether it skips the opponent
/// - at the end: the winner, -1 for a draw, and the discs of Black and of White
final class GameDigest {

    private static final int NOBODY = -1;

    private long hash;

    /// Four hexadecimal digits a ply, the low bits of the hash after it, and the whole hash at the end.
    static String of(Game whole) {
        GameDigest digest = new GameDigest();
        StringBuilder text = new StringBuilder();
        Game game = Game.from(whole.startPosition());
        digest.takeIn(game);
        digest.write(text);
        for (Move move : whole.moves()) {
            game = game.with(move.square());
            digest.takeIn(game);
            digest.write(text);
        }
        return text.append("%016x".formatted(digest.hash)).toString();
    }

    private void takeIn(Game game) {
        takeIn(game.position().black());
        takeIn(game.position().white());
        takeIn(game.toMove().map(GameDigest::number).orElse(NOBODY));
        takeIn(game.legal());
        for (Square square : Square.in(game.legal())) {
            takeIn(game.position().board().flips(square));
        }
        takeIn(game.supplies().black());
        takeIn(game.supplies().white());
        game.lastMove().ifPresent(this::takeIn);
        game.result().ifPresent(result -> {
            takeIn(result.winner().map(GameDigest::number).orElse(NOBODY));
            takeIn(result.black());
            takeIn(result.white());
        });
    }

    private void takeIn(Move move) {
        takeIn(number(move.color()));
        takeIn(move.square().index());
        takeIn(move.flipped());
        takeIn(move.handedOver() ? 1 : 0);
        takeIn(move.skipsOpponent() ? 1 : 0);
    }

    private void takeIn(long number) {
        hash = (hash ^ number) * 0x9E3779B97F4A7C15L;
        hash ^= hash >>> 32;
    }

    private void write(StringBuilder text) {
        text.append("%04x".formatted(hash & 0xffff));
    }

    private static int number(Color color) {
        return color == Color.BLACK ? 0 : 1;
    }
}
