package outflank.server.export;

import java.util.Locale;
import java.util.Optional;
import outflank.rules.Color;
import outflank.rules.Game;
import outflank.rules.Square;

/// The board of a game as a picture that can be scaled.
public final class BoardSvg {

    /// A square is so many units wide.
    private static final int UNIT = 40;

    private static final int MARGIN = 20;

    private BoardSvg() {}

    public static String of(Game game) {
        int side = 8 * UNIT + 2 * MARGIN;
        StringBuilder svg = new StringBuilder();
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
                .append(side + " " + side)
                .append("\" role=\"img\" font-family=\"sans-serif\" font-size=\"11\" text-anchor=\"middle\">\n<title>")
                .append(game.position().squares())
                .append("</title>\n<rect width=\"" + side + "\" height=\"" + side + "\" fill=\"#3b2a1a\"/>\n");
        svg.append("<rect x=\"%1$d\" y=\"%1$d\" width=\"%2$d\" height=\"%2$d\" fill=\"#1f7a4d\"/>\n"
                .formatted(MARGIN, 8 * UNIT));
        lines(svg);
        stars(svg);
        Optional<Square> last = game.lastMove().map(move -> move.square());
        for (int index = 0; index < 64; index++) {
            Square square = Square.of(index);
            game.position().at(square).ifPresent(color -> disc(svg, square, color, last.equals(Optional.of(square))));
        }
        return svg.append("</svg>\n").toString();
    }

    private static void lines(StringBuilder svg) {
        svg.append("<path stroke=\"#0d3d26\" d=\"");
        for (int i = 0; i <= 8; i++) {
            int at = MARGIN + i * UNIT;
            svg.append("M%d %dh%dM%d %dv%d".formatted(MARGIN, at, 8 * UNIT, at, MARGIN, 8 * UNIT));
        }
        svg.append("\"/>\n<g fill=\"#f3ead8\">");
        for (int i = 0; i < 8; i++) {
            int at = MARGIN + i * UNIT + UNIT / 2;
            svg.append("<text x=\"%d\" y=\"14\">%c</text><text x=\"10\" y=\"%d\">%d</text>"
                    .formatted(at, 'a' + i, at + 4, i + 1));
        }
        svg.append("</g>\n");
    }

    private static void stars(StringBuilder svg) {
        svg.append("<g fill=\"#0d3d26\">");
        for (int column : new int[] {2, 6}) {
            for (int row : new int[] {2, 6}) {
                svg.append(
                        "<circle cx=\"%d\" cy=\"%d\" r=\"3\"/>".formatted(MARGIN + column * UNIT, MARGIN + row * UNIT));
            }
        }
        svg.append("</g>\n");
    }

    private static void disc(StringBuilder svg, Square square, Color color, boolean isLast) {
        String ring = isLast ? "#ffd447" : color == Color.BLACK ? "#000000" : "#b9b2a3";
        svg.append(String.format(
                Locale.ROOT,
                "<circle cx=\"%d\" cy=\"%d\" r=\"16\" fill=\"%s\" stroke=\"%s\" stroke-width=\"%d\"/>\n",
                MARGIN + square.column() * UNIT + UNIT / 2,
                MARGIN + square.row() * UNIT + UNIT / 2,
                color == Color.BLACK ? "#16130f" : "#f7f3ea",
                ring,
                isLast ? 3 : 1));
    }
}
