package outflank.console.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import outflank.rules.BySide;
import outflank.rules.Color;
import outflank.rules.Parsed;
import outflank.rules.Position;
import outflank.rules.Square;

/// A game in GGF, as far as an engine needs it: `(;GM[Othello]…BO[8 … *]B[f5]W[d6/1.00/0.31];)`. Of two games in a
/// line, the first.
///
/// @param clocks what each side had for the game, where it says so
/// @param used the seconds each side has used so far
public record GgfGame(Sheet sheet, BySide<Optional<GgfClock>> clocks, BySide<Double> used) {

    /// A game at its first move, without clocks.
    public static final GgfGame START =
            new GgfGame(Sheet.START, new BySide<>(Optional.empty(), Optional.empty()), new BySide<>(0.0, 0.0));

    public static Parsed<GgfGame> parse(String text) {
        int open = text.indexOf("(;");
        int close = text.indexOf(";)", open + 2);
        if (open < 0 || close < 0) {
            return Parsed.malformed("A GGF game is written (;GM[Othello] … ;), not (" + Quote.of(text) + ").");
        }
        return switch (Tag.read(text.substring(open + 2, close))) {
            case Parsed.Value<List<Tag>>(List<Tag> tags) -> of(tags);
            case Parsed.Malformed<List<Tag>>(String problem) -> Parsed.malformed(problem);
        };
    }

    /// The game with one turn more, which took its side so many seconds.
    public Optional<GgfGame> with(Turn turn, double seconds) {
        return sheet.with(turn).map(longer -> {
            Color mover = longer.position().toMove().opposite();
            return new GgfGame(longer, clocks, used.with(mover, used.of(mover) + seconds));
        });
    }

    private static Parsed<GgfGame> of(List<Tag> tags) {
        GgfGame game = START;
        for (Tag tag : tags) {
            switch (tag.name()) {
                case "GM" -> {
                    if (!tag.value().strip().equalsIgnoreCase("othello")) {
                        return Parsed.malformed("The game is Othello, not (" + Quote.of(tag.value()) + ").");
                    }
                }
                case "BO" -> {
                    switch (board(tag.value())) {
                        case Parsed.Value<Position>(Position start) ->
                            game = new GgfGame(Sheet.from(start), game.clocks, game.used);
                        case Parsed.Malformed<Position>(String problem) -> {
                            return Parsed.malformed(problem);
                        }
                    }
                }
                case "TI", "TB", "TW" -> game = game.withClock(tag);
                default -> {}
            }
        }
        for (Tag tag : tags) {
            Optional<Color> color = switch (tag.name()) {
                case "B" -> Optional.of(Color.BLACK);
                case "W" -> Optional.of(Color.WHITE);
                default -> Optional.empty();
            };
            if (color.isPresent()) {
                switch (game.after(color.get(), tag.value())) {
                    case Parsed.Value<GgfGame>(GgfGame next) -> game = next;
                    case Parsed.Malformed<GgfGame>(String problem) -> {
                        return Parsed.malformed(problem);
                    }
                }
            }
        }
        return Parsed.value(game);
    }

    private Parsed<GgfGame> after(Color color, String value) {
        String move = "Move " + (sheet.turns().size() + 1) + " (" + Quote.of(value) + ") ";
        if (!(TimedTurn.parse(value) instanceof Parsed.Value<TimedTurn>(TimedTurn timed))) {
            return Parsed.malformed(move + "is no square and no pass.");
        }
        return sheet.onMove(color)
                .flatMap(ready -> new GgfGame(ready, clocks, used).with(timed.turn(), timed.seconds()))
                .map(Parsed::value)
                .orElseGet(() -> Parsed.malformed(
                        move + "is not one " + (color == Color.BLACK ? "Black" : "White") + " can make."));
    }

    private GgfGame withClock(Tag tag) {
        Optional<GgfClock> clock = GgfClock.parse(tag.value());
        BySide<Optional<GgfClock>> now = switch (tag.name()) {
            case "TB" -> clocks.with(Color.BLACK, clock);
            case "TW" -> clocks.with(Color.WHITE, clock);
            default -> new BySide<>(clock, clock);
        };
        return new GgfGame(sheet, now, used);
    }

    /// `8`, 64 squares, and the side to move, Black if there is none.
    private static Parsed<Position> board(String value) {
        String text = value.strip();
        String squares = text.startsWith("8") ? text.substring(1).replaceAll("\\s", "") : "";
        if (squares.matches("[-.*XxOo]{64}")) {
            squares += "*";
        }
        if (!squares.matches("[-.*XxOo]{64}[*XxOo]")) {
            return Parsed.malformed(
                    "A board is 8, then 64 squares *, O or -, then the side to move, not (" + Quote.of(value) + ").");
        }
        return PositionText.parse(squares);
    }

    /// `NAME[value]`.
    private record Tag(String name, String value) {

        static Parsed<List<Tag>> read(String game) {
            String text = game.strip();
            List<Tag> tags = new ArrayList<>();
            int at = 0;
            while (at < text.length()) {
                int open = text.indexOf('[', at);
                int close = text.indexOf(']', open + 1);
                if (open < 0 || close < 0) {
                    return Parsed.malformed(
                            "A tag is written NAME[value], not (" + Quote.of(text.substring(at)) + ").");
                }
                tags.add(new Tag(
                        text.substring(at, open).strip().toUpperCase(Locale.ROOT), text.substring(open + 1, close)));
                at = close + 1;
            }
            return Parsed.value(tags);
        }
    }

    /// The squares of the moves, for messages.
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        sheet.turns()
                .forEach(turn -> text.append(turn.square().map(Square::name).orElse("--")));
        return text.toString();
    }
}
