package outflank.server.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import outflank.rules.Color;
import outflank.rules.Game;
import outflank.rules.Position;
import outflank.rules.Square;
import outflank.rules.Transcript;

/// The figures of the texts, the same in every language. Positions are chosen here; what happens in them is the
/// referee's.
public final class Figures {

    /// A game in which White is skipped early; it was looked for among random games.
    private static final String WITH_A_SKIP = "e6f4c3e7f7g7e8c6g6b2g8e3";

    /// The shortest game there is.
    private static final String SHORTEST = "e6f4e3f6g5d6e7f5c5";

    /// A random game in which White is skipped so often that Black runs out of discs before its last move.
    private static final String WITH_A_DISC_HANDED_OVER =
            "d3c3c4e3f6b4b2e6f4g7a4b3c2c1d1g3c5a2b5b1f2f5e2b6e7d2c6g1a1d7g6"
                    + "f1g2a6f3d6g4h2e8b7b8g5c7a7e1a5h4a3h6h5f8f7d8h3g8h7c8h8a8";

    /// A random game that turns round in its last six moves.
    private static final String WITH_A_SWING =
            "f5f4e3d2c4f6e2d3c1e1g5d6f1h5d1b3f7g7b5g3d7e6e7c7c5a5b6c3f8f3c8d8c6b7c2b1h6b2"
                    + "e8g1f2g2a1h7g8g6a6a3h3g4b8a4b4a7h1a2h2h4h8a8";

    private static final SequencedMap<String, Figure> ALL = new LinkedHashMap<>();

    static {
        Stream.of(
                        start(),
                        move("line", board("b5", "c5 d5 e5"), "f5", true),
                        move("several", board("d1 g4 f6", "d2 d3 e4 f4 e5 d5 d6"), "d4", true),
                        move("own-disc", board("d4 f4 b7", "c4 e4 b5"), "b4", true),
                        move("no-chain", board("f3 d6", "d3 e3 d4 d5"), "c3", true),
                        skip(),
                        emptyEnd(),
                        handOver(),
                        byHand(),
                        corner(),
                        swing())
                .forEach(figure -> ALL.put(figure.id(), figure));
    }

    private Figures() {}

    public static Optional<Figure> of(String id) {
        return Optional.ofNullable(ALL.get(id));
    }

    /// The names of all figures, in the order of the rules page.
    public static Set<String> ids() {
        return ALL.sequencedKeySet();
    }

    private static Figure start() {
        return new Figure(
                "start", List.of(Picture.of(Position.START, Game.start().legal())), true);
    }

    /// Black's move, before and after.
    private static Figure move(String id, Position position, String square, boolean isPlayable) {
        Game game = Game.from(position);
        Square played = Square.of(square);
        return new Figure(id, List.of(Picture.before(position, played), Picture.after(game.with(played))), isPlayable);
    }

    private static Figure skip() {
        Game game = game(WITH_A_SKIP);
        int first = game.ply() - 2;
        return new Figure(
                "skip",
                List.of(
                        Picture.before(
                                game.at(first).position(),
                                game.moves().get(first).square()),
                        Picture.after(game.at(first + 1)),
                        Picture.after(game)),
                true);
    }

    /// A whole game: drawn at its end, and stepped from its beginning.
    private static Figure emptyEnd() {
        Game game = game(SHORTEST);
        List<Picture> steps = IntStream.rangeClosed(0, game.ply())
                .mapToObj(ply -> ply == 0 ? picture(game.at(0)) : Picture.after(game.at(ply)))
                .toList();
        return new Figure("empty-end", List.of(picture(game)), steps, false);
    }

    private static Figure handOver() {
        Game game = game(WITH_A_DISC_HANDED_OVER);
        Game before = game.at(game.ply() - 1);
        Square played = game.lastMove().orElseThrow().square();
        return new Figure(
                "hand-over",
                List.of(
                        Picture.before(before.position(), played).withSupplies(before),
                        Picture.after(game).withSupplies(game)),
                false);
    }

    /// Black places a disc on e3 and turns e4, by mistake d4 as well, and then turns d4 back.
    private static Figure byHand() {
        Game before = Game.from(board("f4 e5", "c3 d3 c4 d4 e4"));
        Square played = Square.of("e3");
        Position placed = turned(before.position(), played.bit());
        Position one = turned(placed, mask("e4"));
        Position wrong = turned(one, mask("d4"));
        Game right = before.with(played);
        return new Figure(
                "by-hand",
                List.of(
                        byHand(placed, played, 0),
                        byHand(one, played, mask("e4")),
                        byHand(wrong, played, mask("e4 d4")),
                        Picture.after(right)),
                false);
    }

    private static Picture byHand(Position position, Square placed, long turned) {
        return new Picture(position, 0, Optional.of(placed), turned, 0, List.of(), Optional.empty());
    }

    /// The position with more discs of Black's: one placed, or some turned.
    private static Position turned(Position position, long black) {
        return new Position(position.black() | black, position.white() & ~black, position.toMove());
    }

    private static Figure corner() {
        Position before = board("d1 a4 e2 d3 e3", "b1 c1 a2 a3 c2 d2 c3 b3");
        Game taken = Game.from(before).with(Square.of("a1"));
        return new Figure(
                "corner",
                List.of(Picture.after(taken), Picture.of(taken.position(), 0).withSafe(mask("a1 b1 c1 d1 a2 a3 a4"))),
                false);
    }

    private static Figure swing() {
        Game game = game(WITH_A_SWING);
        return new Figure("swing", List.of(picture(game.at(54)), picture(game.at(56)), picture(game)), true);
    }

    private static Picture picture(Game game) {
        return Picture.of(game.position(), 0);
    }

    private static Game game(String transcript) {
        return Transcript.parse(transcript).orThrow();
    }

    /// Black to move.
    private static Position board(String black, String white) {
        return new Position(mask(black), mask(white), Color.BLACK);
    }

    private static long mask(String squares) {
        return Arrays.stream(squares.split(" "))
                .mapToLong(name -> Square.of(name).bit())
                .reduce(0, (a, b) -> a | b);
    }

    /// The ids of figures a text does not show, so that none is forgotten.
    static List<String> missing(Document document) {
        List<String> missing = new ArrayList<>(ids());
        document.illustrations().forEach(shown -> missing.remove(shown.figure().id()));
        return missing;
    }
}
