package outflank.server.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import outflank.rules.Color;
import outflank.rules.Game;
import outflank.rules.Move;

/// One row of a list of moves: Black's and White's, numbered by the first disc placed in it.
public record MoveRow(int number, Optional<Entry> black, Optional<Entry> white) {

    /// A move, or a skip: then `square` is empty. `ply` counts the discs placed up to and with this one.
    public record Entry(Color color, int ply, String square) {

        public boolean isSkip() {
            return square.isEmpty();
        }

        public String key() {
            return (isSkip() ? "moves.skipped." : "moves.") + (color == Color.BLACK ? "black" : "white");
        }
    }

    /// The moves of a game in rows; a skip takes its side's place.
    public static List<MoveRow> of(Game game) {
        List<MoveRow> rows = new ArrayList<>();
        int ply = 0;
        for (Move move : game.moves()) {
            ply++;
            add(rows, ply, new Entry(move.color(), ply, move.square().name()));
            if (move.skipsOpponent()) {
                add(rows, ply + 1, new Entry(move.color().opposite(), ply, ""));
            }
        }
        return rows;
    }

    private static void add(List<MoveRow> rows, int number, Entry entry) {
        boolean white = entry.color() == Color.WHITE;
        if (white && !rows.isEmpty() && rows.getLast().white().isEmpty()) {
            MoveRow last = rows.removeLast();
            rows.add(new MoveRow(last.number(), last.black(), Optional.of(entry)));
        } else if (white) {
            rows.add(new MoveRow(number, Optional.empty(), Optional.of(entry)));
        } else {
            rows.add(new MoveRow(number, Optional.of(entry), Optional.empty()));
        }
    }
}
