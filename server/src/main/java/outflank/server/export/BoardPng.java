package outflank.server.export;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import javax.imageio.ImageIO;
import outflank.rules.Color;
import outflank.rules.Position;
import outflank.rules.Square;

/// The board of a game as a picture of 656 by 656 points. It has no letters, which would need fonts on the machine.
final class BoardPng {

    static {
        // No screen is needed or looked for.
        System.setProperty("java.awt.headless", "true");
        ImageIO.setUseCache(false);
    }

    private static final int UNIT = 80;
    private static final int MARGIN = 8;
    private static final int SIDE = 8 * UNIT + 2 * MARGIN;

    private BoardPng() {}

    static byte[] of(Position position, Optional<Square> last) {
        BufferedImage image = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = image.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.setColor(new java.awt.Color(0x3b2a1a));
        pen.fillRect(0, 0, SIDE, SIDE);
        pen.setColor(new java.awt.Color(0x1f7a4d));
        pen.fillRect(MARGIN, MARGIN, 8 * UNIT, 8 * UNIT);
        pen.setColor(new java.awt.Color(0x0d3d26));
        for (int i = 0; i <= 8; i++) {
            int at = MARGIN + i * UNIT;
            pen.drawLine(MARGIN, at, MARGIN + 8 * UNIT, at);
            pen.drawLine(at, MARGIN, at, MARGIN + 8 * UNIT);
        }
        for (int index = 0; index < 64; index++) {
            Square square = Square.of(index);
            position.at(square).ifPresent(color -> disc(pen, square, color, last.equals(Optional.of(square))));
        }
        pen.dispose();
        return png(image);
    }

    private static void disc(Graphics2D pen, Square square, Color color, boolean isLast) {
        double x = MARGIN + square.column() * UNIT + UNIT * 0.1;
        double y = MARGIN + square.row() * UNIT + UNIT * 0.1;
        Ellipse2D round = new Ellipse2D.Double(x, y, UNIT * 0.8, UNIT * 0.8);
        pen.setColor(new java.awt.Color(color == Color.BLACK ? 0x16130f : 0xf7f3ea));
        pen.fill(round);
        if (isLast) {
            pen.setColor(new java.awt.Color(0xffd447));
            pen.setStroke(new BasicStroke(5));
            pen.draw(round);
        }
    }

    private static byte[] png(BufferedImage image) {
        try (ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
            ImageIO.write(image, "png", bytes);
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
