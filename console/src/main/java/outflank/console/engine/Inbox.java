package outflank.console.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Predicate;
import outflank.console.notation.BoundedLines;

/// The lines someone sends, read as they come, also while no one asks for them.
final class Inbox {

    /// A line, or the end of all lines.
    private record Item(Optional<String> line) {}

    private static final Item END = new Item(Optional.empty());

    /// Lines that may wait; whoever sends more has to wait too.
    private static final int MOST = 10_000;

    private final LinkedBlockingQueue<Item> items = new LinkedBlockingQueue<>(MOST);

    Inbox(BufferedReader in) {
        Thread reader = new Thread(() -> read(in), "inbox");
        reader.setDaemon(true);
        reader.start();
    }

    /// The next line, once there is one; empty at the end of all.
    Optional<String> next() {
        try {
            Item item = items.take();
            if (item.equals(END)) {
                items.add(END);
            }
            return item.line();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    /// Whether a line of some kind has come and waits to be read.
    boolean holds(Predicate<String> kind) {
        for (Item item : items) {
            if (item.line().filter(kind).isPresent()) {
                return true;
            }
        }
        return false;
    }

    /// Whether no more lines will come than are waiting.
    boolean isClosed() {
        return items.contains(END);
    }

    private void read(BufferedReader in) {
        try {
            try (BoundedLines lines = new BoundedLines(in)) {
                Optional<String> line = lines.next();
                while (line.isPresent()) {
                    items.put(new Item(line));
                    line = lines.next();
                }
            } catch (IOException e) {
                // Whoever sends has gone: that is the end of the lines.
            }
            items.put(END);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
