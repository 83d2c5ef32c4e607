package outflank.server.text;

import outflank.rules.Color;
import outflank.rules.Square;

/// Draws a picture as a diagram: ink on paper, with a ring for the disc just placed, a spot for a flipped one, a line
/// for
/// an outflanked line. Squares are 28 units wide, letters stand above and numbers at the left.
public final class Diagram {

    private static final int UNIT = 28;
    private static final int MARGIN = 16;
    private static final int FOOT = 4;
    private static final int SIDE = MARGIN + 8 * UNIT + FOOT;

    private final Picture picture;
    private final Figure.Rows rows;
    private final StringBuilder svg = new StringBuilder(6_000);

    private Diagram(Picture picture, Figure.Rows rows) {
        this.picture = picture;
        this.rows = rows;
    }

    /// @param label what a screen reader says in its place
    public static String svg(Picture picture, Figure.Rows rows, String label) {
        return new Diagram(picture, rows).draw(label);
    }

    private String draw(String label) {
        int height = MARGIN + rows.count() * UNIT + FOOT;
        svg.append("<svg class=\"dia\" viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">"
                .formatted(SIDE, height, Escaped.html(label)));
        grid();
        letters();
        picture.lines().forEach(this::line);
        for (int index = rows.first() * 8; index < rows.last() * 8 + 8; index++) {
            square(Square.of(index));
        }
        return svg.append("</svg>").toString();
    }

    private void grid() {
        int bottom = MARGIN + rows.count() * UNIT;
        svg.append("<path class=\"g\" d=\"");
        for (int column = 1; column < 8; column++) {
            svg.append("M%d %dV%d".formatted(MARGIN + column * UNIT, MARGIN, bottom));
        }
        for (int row = 1; row < rows.count(); row++) {
            svg.append("M%d %dH%d".formatted(MARGIN, MARGIN + row * UNIT, MARGIN + 8 * UNIT));
        }
        svg.append("\"/>");
        frame(bottom);
        for (int column : new int[] {2, 6}) {
            for (int row : new int[] {2, 6}) {
                if (row > rows.first() && row <= rows.last()) {
                    circle("d", MARGIN + column * UNIT, MARGIN + (row - rows.first()) * UNIT, 2);
                }
            }
        }
    }

    /// The edges of the board; where rows are left out there is none.
    private void frame(int bottom) {
        int right = MARGIN + 8 * UNIT;
        svg.append(
                "<path class=\"fr\" d=\"M%d %dV%dM%d %dV%d".formatted(MARGIN, MARGIN, bottom, right, MARGIN, bottom));
        if (rows.first() == 0) {
            svg.append("M%d %dH%d".formatted(MARGIN, MARGIN, right));
        }
        if (rows.last() == 7) {
            svg.append("M%d %dH%d".formatted(MARGIN, bottom, right));
        }
        svg.append("\"/>");
    }

    private void letters() {
        for (int column = 0; column < 8; column++) {
            text(MARGIN + column * UNIT + UNIT / 2, "11.5", String.valueOf((char) ('a' + column)));
        }
        for (int row = rows.first(); row <= rows.last(); row++) {
            text(8, MARGIN + (row - rows.first()) * UNIT + UNIT / 2 + 3 + ".5", String.valueOf(row + 1));
        }
    }

    private void text(int x, String y, String text) {
        svg.append("<text x=\"%d\" y=\"%s\">%s</text>".formatted(x, y, text));
    }

    private void line(Picture.Line line) {
        svg.append("<path class=\"ml\" d=\"M%d %dL%d %d\"/>"
                .formatted(x(line.from()), y(line.from()), x(line.to()), y(line.to())));
    }

    private void square(Square square) {
        int x = x(square);
        int y = y(square);
        picture.position().at(square).ifPresent(color -> disc(color, square, x, y));
        if (square.isIn(picture.dots())) {
            circle("d", x, y, 3);
        }
        if (picture.placed().filter(square::equals).isPresent()) {
            circle("m", x, y, 13);
        }
    }

    private void disc(Color color, Square square, int x, int y) {
        boolean black = color == Color.BLACK;
        circle(black ? "b" : "w", x, y, 11);
        if (square.isIn(picture.flipped())) {
            circle(black ? "s" : "d", x, y, 3);
        }
        if (square.isIn(picture.safe())) {
            svg.append("<path class=\"k\" d=\"M%d %dh10m-5-5v10\"/>".formatted(x - 5, y));
        }
    }

    private void circle(String kind, int x, int y, int radius) {
        svg.append("<circle class=\"%s\" cx=\"%d\" cy=\"%d\" r=\"%d\"/>".formatted(kind, x, y, radius));
    }

    private int x(Square square) {
        return MARGIN + square.column() * UNIT + UNIT / 2;
    }

    private int y(Square square) {
        return MARGIN + (square.row() - rows.first()) * UNIT + UNIT / 2;
    }
}
