package outflank.server.text;

import java.util.List;

/// A row of diagrams that shows one thing, step by step.
///
/// @param id its name in the texts
/// @param pictures what is drawn, each with a caption
/// @param steps what a board shows one after the other: the pictures, or more than these, of which they are the last
/// @param isPlayable whether it makes sense to play on from what it shows
public record Figure(String id, List<Picture> pictures, List<Picture> steps, boolean isPlayable) {

    public Figure {
        pictures = List.copyOf(pictures);
        steps = List.copyOf(steps);
        if (pictures.isEmpty()) {
            throw new IllegalArgumentException("The figure (" + id + ") has no picture.");
        }
    }

    /// A figure whose pictures are its steps.
    Figure(String id, List<Picture> pictures, boolean isPlayable) {
        this(id, pictures, pictures, isPlayable);
    }

    /// The rows that hold anything in any of the pictures, with one more on each side; all eight if they are many.
    public Rows rows() {
        long marked = pictures.stream().mapToLong(Picture::marked).reduce(0, (a, b) -> a | b);
        int first = Math.max(0, Long.numberOfTrailingZeros(marked) / 8 - 1);
        int last = Math.min(7, (63 - Long.numberOfLeadingZeros(marked)) / 8 + 1);
        return last - first >= Rows.WHOLE_FROM ? new Rows(0, 7) : new Rows(first, last);
    }

    /// @param first 0 for row 1
    /// @param last 7 for row 8
    public record Rows(int first, int last) {

        /// Cutting off a row or two helps no one.
        private static final int WHOLE_FROM = 6;

        public int count() {
            return last - first + 1;
        }
    }
}
