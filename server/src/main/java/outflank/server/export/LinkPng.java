package outflank.server.export;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.RenderingHints;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import javax.imageio.ImageIO;
import outflank.rules.Position;
import outflank.rules.Square;

/// The picture that goes with a shared link: the board in its frame, and the mark. It has no words: they
/// would be in one language, and need a font on the machine.
final class LinkPng {

    static {
        // No screen is needed or looked for.
        System.setProperty("java.awt.headless", "true");
        ImageIO.setUseCache(false);
    }

    static final int WIDTH = 1200;
    static final int HEIGHT = 630;

    private static final int SQUARE = 64;
    private static final int FRAME = 28;
    private static final int BOARD = 8 * SQUARE;
    private static final int TOP = (HEIGHT - BOARD) / 2;
    private static final int LEFT = TOP + 36;

    private final BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
    private final Graphics2D pen = image.createGraphics();

    private LinkPng() {
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    }

    /// A PNG of 1200 by 630 points.
    static byte[] of(Position position, Optional<Square> last) {
        LinkPng picture = new LinkPng();
        picture.ground();
        picture.board();
        for (int index = 0; index < 64; index++) {
            picture.square(position, Square.of(index), last);
        }
        picture.mark();
        picture.pen.dispose();
        return picture.encoded();
    }

    private void ground() {
        pen.setColor(new Color(0xf3f2ec));
        pen.fillRect(0, 0, WIDTH, HEIGHT);
    }

    private void board() {
        pen.setPaint(new GradientPaint(0, TOP, new Color(0x6b4731), 0, TOP + BOARD, new Color(0x4a2f1f)));
        pen.fill(new RoundRectangle2D.Double(LEFT - FRAME, TOP - FRAME, BOARD + 2 * FRAME, BOARD + 2 * FRAME, 28, 28));
        pen.setPaint(new RadialGradientPaint(
                new Point2D.Double(LEFT + BOARD / 2.0, TOP + BOARD * 0.3),
                BOARD * 0.75f,
                new float[] {0, 1},
                new Color[] {new Color(0x3b8457), new Color(0x327b4f)}));
        pen.fillRect(LEFT, TOP, BOARD, BOARD);
        pen.setColor(new Color(0x13492d));
        pen.setStroke(new BasicStroke(1.6f));
        for (int i = 0; i <= 8; i++) {
            pen.drawLine(LEFT, TOP + i * SQUARE, LEFT + BOARD, TOP + i * SQUARE);
            pen.drawLine(LEFT + i * SQUARE, TOP, LEFT + i * SQUARE, TOP + BOARD);
        }
        for (int column : new int[] {2, 6}) {
            for (int row : new int[] {2, 6}) {
                pen.fill(round(LEFT + column * SQUARE, TOP + row * SQUARE, 5));
            }
        }
    }

    private void square(Position position, Square square, Optional<Square> last) {
        double x = LEFT + (square.column() + 0.5) * SQUARE;
        double y = TOP + (square.row() + 0.5) * SQUARE;
        position.at(square).ifPresent(color -> disc(color == outflank.rules.Color.BLACK, x, y, SQUARE * 0.4));
        if (last.filter(square::equals).isPresent()) {
            pen.setColor(new Color(0xffe07a));
            pen.setStroke(new BasicStroke(4));
            pen.draw(round(x, y, SQUARE * 0.45));
        }
    }

    /// The mark of the site, large, in the middle of the space beside the board: a disc in the middle of its turn, the
    /// white half folding over the black.
    private void mark() {
        double x = (LEFT + BOARD + FRAME + WIDTH) / 2.0;
        double y = HEIGHT / 2.0;
        double unit = 300 / 64.0;
        pen.setPaint(new Color(0x327b4f));
        pen.fill(new RoundRectangle2D.Double(x - 150, y - 150, 300, 300, 28 * unit, 28 * unit));
        pen.rotate(Math.toRadians(-36), x, y);
        half(0x1b1917, x, y, 25 * unit, 25 * unit, 180);
        half(0xfffdf8, x, y, 25 * unit, 25 * unit, 0);
        half(0xcdc6b6, x, y, 25 * unit, 10 * unit, 180);
    }

    private void half(int color, double x, double y, double width, double height, int from) {
        pen.setColor(new Color(color));
        pen.fill(new Arc2D.Double(x - width, y - height, 2 * width, 2 * height, from, 180, Arc2D.CHORD));
    }

    private void disc(boolean black, double x, double y, double radius) {
        double edge = radius * 0.1;
        pen.setColor(new Color(black ? 0xd8d2c4 : 0x1b1917));
        pen.fill(round(x, y + edge, radius));
        pen.setPaint(new RadialGradientPaint(
                new Point2D.Double(x, y - radius * 0.56),
                (float) (radius * 1.6),
                new float[] {0, 1},
                black
                        ? new Color[] {new Color(0x4b4742), new Color(0x1b1917)}
                        : new Color[] {Color.WHITE, new Color(0xe6e1d5)}));
        pen.fill(round(x, y, radius));
    }

    private static Ellipse2D round(double x, double y, double radius) {
        return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    private byte[] encoded() {
        try (ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
            ImageIO.write(image, "png", bytes);
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
