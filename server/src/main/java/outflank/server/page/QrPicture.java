package outflank.server.page;

import io.nayuki.qrcodegen.QrCode;

/// A text as a QR code: the outline of its dark modules as an SVG path, one unit a module, without a margin.
///
/// @param size modules a side
/// @param path the value of `d`
public record QrPicture(int size, String path) {

    public static QrPicture of(String text) {
        QrCode code = QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
        StringBuilder path = new StringBuilder();
        for (int y = 0; y < code.size; y++) {
            for (int x = 0; x < code.size; x++) {
                int run = 0;
                while (x + run < code.size && code.getModule(x + run, y)) {
                    run++;
                }
                if (run > 0) {
                    path.append("M%d %dh%dv1h-%dz".formatted(x, y, run, run));
                    x += run;
                }
            }
        }
        return new QrPicture(code.size, path.toString());
    }
}
