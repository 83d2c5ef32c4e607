package outflank.server.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import outflank.rules.BySide;
import outflank.rules.Color;
import outflank.rules.Game;
import outflank.rules.Position;
import outflank.rules.Square;
import outflank.testkit.Dice;
import outflank.testkit.RandomGames;

/// The figures show what their captions say in every language.
class FiguresTest {

    private static List<Picture> pictures(String id) {
        return Figures.of(id).orElseThrow().pictures();
    }

    private static String names(long squares) {
        return Square.in(squares).stream().map(Square::name).collect(Collectors.joining(" "));
    }

    private static long mask(String squares) {
        return Arrays.stream(squares.split(" "))
                .mapToLong(name -> Square.of(name).bit())
                .reduce(0, (a, b) -> a | b);
    }

    static List<String> ids() {
        return List.copyOf(Figures.ids());
    }

    @Test
    void the_start_has_dots_where_black_can_play() {
        Picture start = pictures("start").getFirst();
        assertThat(start.position()).isEqualTo(Position.START);
        assertThat(names(start.dots())).isEqualTo("d3 c4 f5 e6");
    }

    @ParameterizedTest
    @CsvSource({
        "line, f5, c5 d5 e5, b5, b5",
        "several, d4, d2 d3 e4 f4 e5, d5 d6, d1 g4 f6",
        "own-disc, b4, c4, e4 b5, d4",
        "no-chain, c3, d3 e3, d4 d5, f3",
    })
    void a_move_flips_what_the_caption_says(String id, String square, String flips, String stays, String ends) {
        Picture before = pictures(id).get(0);
        Picture after = pictures(id).get(1);
        assertThat(names(before.dots())).isEqualTo(square);
        Game game = Game.from(before.position()).with(Square.of(square));
        assertThat(game.position().black()).isEqualTo(after.position().black());
        assertThat(game.position().white()).isEqualTo(after.position().white());
        assertThat(names(after.flipped())).isEqualTo(flips);
        assertThat(names(game.lastMove().orElseThrow().flipped())).isEqualTo(flips);
        assertThat(after.placed()).contains(Square.of(square));
        assertThat(before.position().discs(Color.BLACK) & mask(stays))
                .isEqualTo(after.position().discs(Color.BLACK) & mask(stays));
        assertThat(after.lines()).extracting(line -> line.to().name()).containsExactlyInAnyOrder(ends.split(" "));
    }

    @Test
    void what_stops_a_line_is_there() {
        Position own = pictures("own-disc").getFirst().position();
        assertThat(own.at(Square.of("d4"))).contains(Color.BLACK);
        assertThat(own.at(Square.of("b6"))).isEmpty();
        Position chained = pictures("no-chain").get(1).position();
        assertThat(chained.at(Square.of("d3"))).contains(Color.BLACK);
        assertThat(chained.at(Square.of("d6"))).contains(Color.BLACK);
        Position several = pictures("several").getFirst().position();
        assertThat(several.at(Square.of("d7"))).isEmpty();
    }

    @Test
    void white_is_skipped_and_black_moves_again() {
        List<Picture> pictures = pictures("skip");
        Game game = Game.from(pictures.get(0).position());
        game = game.with(Square.in(pictures.get(0).dots()).getFirst());
        assertThat(game.lastMove().orElseThrow().skipsOpponent()).isTrue();
        assertThat(game.position()).isEqualTo(pictures.get(1).position());
        assertThat(game.toMove()).contains(Color.BLACK);
        game = game.with(pictures.get(2).placed().orElseThrow());
        assertThat(game.position().black()).isEqualTo(pictures.get(2).position().black());
        assertThat(game.isOver()).isFalse();
    }

    @Test
    void a_game_ends_after_nine_moves_with_13_to_0() {
        Position end = pictures("empty-end").getFirst().position();
        assertThat(end.count()).isEqualTo(new BySide<>(13, 0));
        assertThat(end.board().isOver()).isTrue();
    }

    @Test
    void the_game_of_nine_moves_is_stepped_from_its_beginning() {
        Figure figure = Figures.of("empty-end").orElseThrow();
        assertThat(figure.steps()).hasSize(10);
        assertThat(figure.steps().getFirst().position()).isEqualTo(Position.START);
        assertThat(figure.steps().getLast().position())
                .isEqualTo(figure.pictures().getLast().position());
        for (int ply = 1; ply < figure.steps().size(); ply++) {
            Picture before = figure.steps().get(ply - 1);
            Picture after = figure.steps().get(ply);
            Game game = Game.from(before.position()).with(after.placed().orElseThrow());
            assertThat(after.position().squares()).isEqualTo(game.position().squares());
            assertThat(after.flipped()).isEqualTo(game.lastMove().orElseThrow().flipped());
        }
    }

    @ParameterizedTest
    @MethodSource("ids")
    void every_figure_can_be_stepped_or_played(String id) {
        Figure figure = Figures.of(id).orElseThrow();
        assertThat(figure.isPlayable() || figure.steps().size() > 1).isTrue();
    }

    @Test
    void white_hands_a_disc_over_when_black_has_none_left() {
        List<Picture> pictures = pictures("hand-over");
        BySide<Integer> before = pictures.get(0).supplies().orElseThrow();
        BySide<Integer> after = pictures.get(1).supplies().orElseThrow();
        assertThat(before.black()).isZero();
        assertThat(before.white()).isPositive();
        assertThat(after).isEqualTo(new BySide<>(0, before.white() - 1));
        assertThat(pictures.get(0).position().toMove()).isEqualTo(Color.BLACK);
        int discs = Long.bitCount(
                pictures.get(1).position().black() | pictures.get(1).position().white());
        assertThat(discs + after.black() + after.white())
                .as("all discs there are")
                .isEqualTo(64);
    }

    @Test
    void flipping_by_hand_ends_as_the_referee_would_have_it() {
        List<Picture> pictures = pictures("by-hand");
        Square placed = pictures.get(0).placed().orElseThrow();
        Position first = pictures.get(0).position();
        Game before = Game.from(new Position(first.black() & ~placed.bit(), first.white(), Color.BLACK));
        Game after = before.with(placed);
        long flips = after.lastMove().orElseThrow().flipped();
        assertThat(first.white() & flips).as("nothing is turned at first").isEqualTo(flips);
        assertThat(flips & pictures.get(1).flipped())
                .as("the first is right")
                .isEqualTo(pictures.get(1).flipped());
        assertThat(pictures.get(2).flipped() & ~flips).as("one is wrong").isNotZero();
        assertThat(pictures.get(3).position().black())
                .isEqualTo(after.position().black());
        assertThat(pictures.get(3).position().squares())
                .as("nothing happens last but that the wrong one is turned back")
                .isEqualTo(pictures.get(1).position().squares());
    }

    @Test
    void what_is_called_safe_is_never_flipped() {
        Picture safe = pictures("corner").get(1);
        assertThat(pictures("corner").getFirst().placed()).contains(Square.of("a1"));
        for (long seed = 1; seed <= 300; seed++) {
            Dice dice = new Dice(seed);
            Game game = Game.from(safe.position().with(seed % 2 == 0 ? Color.BLACK : Color.WHITE));
            while (!game.isOver()) {
                game = game.with(RandomGames.pick(game.legal(), dice));
            }
            assertThat(game.position().black() & safe.safe()).as("seed " + seed).isEqualTo(safe.safe());
        }
    }

    @Test
    void the_lead_changes_sides_in_the_last_moves() {
        List<BySide<Integer>> counts = pictures("swing").stream()
                .map(picture -> picture.position().count())
                .toList();
        assertThat(counts).containsExactly(new BySide<>(16, 42), new BySide<>(25, 35), new BySide<>(54, 10));
        assertThat(pictures("swing").getLast().position().board().isOver()).isTrue();
    }

    @ParameterizedTest
    @MethodSource("ids")
    void every_picture_is_drawn_with_all_its_discs_and_marks(String id) {
        Figure figure = Figures.of(id).orElseThrow();
        for (Picture picture : figure.pictures()) {
            String svg = Diagram.svg(picture, figure.rows(), "A & B");
            assertThat(svg).startsWith("<svg").endsWith("</svg>").contains("aria-label=\"A &amp; B\"");
            assertThat(count(svg, "class=\"b\""))
                    .isEqualTo(Long.bitCount(picture.position().black()));
            assertThat(count(svg, "class=\"w\""))
                    .isEqualTo(Long.bitCount(picture.position().white()));
            assertThat(count(svg, "class=\"m\"")).isEqualTo(picture.placed().isPresent() ? 1 : 0);
            assertThat(count(svg, "class=\"ml\"")).isEqualTo(picture.lines().size());
            assertThat(count(svg, "class=\"k\"")).isEqualTo(Long.bitCount(picture.safe()));
        }
    }

    private static int count(String text, String part) {
        return text.split(part, -1).length - 1;
    }
}
