package outflank.server.page;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import gg.jte.Content;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import outflank.rules.Color;
import outflank.rules.Square;
import outflank.server.text.Diagram;
import outflank.server.text.Document.Block.Illustration;
import outflank.server.text.Figure;
import outflank.server.text.Picture;

/// A figure as a page shows it.
public record FigureView(Illustration illustration, Messages messages) {

    private static final ObjectMapper JSON = new ObjectMapper();

    /// With more discs than this, what is empty says it shorter.
    private static final int MANY_DISCS = 24;

    /// A picture for the page's script, which shows it on a board.
    private record Step(String board, String toMove, String placed, List<String> flipped) {}

    public Figure figure() {
        return illustration.figure();
    }

    public int size() {
        return figure().pictures().size();
    }

    public Content diagram(int index) {
        String svg = Diagram.svg(figure().pictures().get(index), figure().rows(), label(index));
        return output -> output.writeContent(svg);
    }

    /// The caption, with links.
    public Content caption(int index) {
        return output -> output.writeContent(illustration.captions().get(index));
    }

    /// What a screen reader says in place of a diagram.
    String label(int index) {
        Picture picture = figure().pictures().get(index);
        List<String> sentences = new ArrayList<>();
        long black = picture.position().black();
        long white = picture.position().white();
        if (Long.bitCount(black | white) > MANY_DISCS) {
            sentences.add(
                    messages.text("page.figure.count", "black", Long.bitCount(black), "white", Long.bitCount(white)));
            add(sentences, "page.figure.empty", ~(black | white));
        } else {
            add(sentences, "page.figure.black", black);
            add(sentences, "page.figure.white", white);
        }
        add(sentences, "page.figure.dots", picture.dots());
        picture.placed()
                .ifPresent(square -> sentences.add(messages.text("page.figure.placed", "square", square.name())));
        add(sentences, "page.figure.flipped", picture.flipped());
        add(sentences, "page.figure.safe", picture.safe());
        picture.supplies()
                .ifPresent(left -> sentences.add(
                        messages.text("page.figure.supplies", "black", left.black(), "white", left.white())));
        return String.join(messages.language().joinsLines() ? "" : " ", sentences);
    }

    private void add(List<String> sentences, String key, long squares) {
        if (squares != 0) {
            List<String> names = Square.in(squares).stream().map(Square::name).toList();
            sentences.add(messages.text(key, "squares", messages.list(names)));
        }
    }

    /// Whether its script has more to show than the diagrams: a game to play on, or steps.
    public boolean opens() {
        return figure().isPlayable() || figure().steps().size() > 1;
    }

    /// All steps for the page's script.
    public String steps() {
        List<Step> steps = figure().steps().stream()
                .map(picture -> new Step(
                        picture.position().squares(),
                        name(picture.position().toMove()),
                        picture.placed().map(Square::name).orElse(""),
                        Square.in(picture.flipped()).stream().map(Square::name).toList()))
                .toList();
        try {
            return JSON.writeValueAsString(steps);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String name(Color color) {
        return color.name().toLowerCase(Locale.ROOT);
    }
}
