package outflank.rules;

import java.util.Optional;

/// The discs of each colour on the board at the end. Squares left empty count for no one.
public record Result(int black, int white) {

    public static Result of(Position position) {
        return new Result(Long.bitCount(position.black()), Long.bitCount(position.white()));
    }

    /// The colour with more discs; empty for a draw.
    public Optional<Color> winner() {
        if (black == white) {
            return Optional.empty();
        }
        return Optional.of(black > white ? Color.BLACK : Color.WHITE);
    }

    /// The count used in tournaments: squares left empty go to the winner, and are shared equally in a draw.
    public Result tournamentCount() {
        int empties = 64 - black - white;
        return winner().map(color ->
                        color == Color.BLACK ? new Result(black + empties, white) : new Result(black, white + empties))
                .orElseGet(() -> new Result(32, 32));
    }
}
