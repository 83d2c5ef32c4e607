package outflank.server.live;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.Consumer;
import org.eclipse.jetty.websocket.api.Callback;

/// What waits to be sent to one page, one thing at a time and in order.
///
/// Whoever adds never sends: that is done by threads of the outbox and of Jetty, which hold no room. (Jetty tells of
/// a closed connection on the thread whose sending failed, and that thread then leaves the room.)
///
/// A page that does not read what it is sent is cut off when too much waits: it comes back and catches up
/// from its `seq`, which costs less than keeping everything for it here.
final class Outbox {

    private static final int MOST_WAITING = 256;
    private static final int MOST_CHARACTERS = 1 << 20;

    private final Runnable cutOff;
    private final Queue<Item> waiting = new ArrayDeque<>();
    private int characters;
    private boolean sending;
    private boolean closed;

    private record Item(int characters, Consumer<Callback> send) {}

    /// @param cutOff ends the connection at once
    Outbox(Runnable cutOff) {
        this.cutOff = cutOff;
    }

    /// @param characters how much it is
    /// @param send sends it, and calls back when it is gone
    void add(int characters, Consumer<Callback> send) {
        boolean tooMuch;
        boolean idle;
        synchronized (this) {
            if (closed) {
                return;
            }
            // one thing alone is never too much, however long: a whole game has to come through
            tooMuch = waiting.size() >= MOST_WAITING || this.characters > MOST_CHARACTERS;
            waiting.add(new Item(characters, send));
            this.characters += characters;
            idle = !sending;
        }
        if (tooMuch) {
            close();
            Thread.startVirtualThread(cutOff);
        } else if (idle) {
            Thread.startVirtualThread(this::sendNext);
        }
    }

    synchronized void close() {
        closed = true;
        waiting.clear();
    }

    private void sendNext() {
        Item next;
        synchronized (this) {
            if (sending || closed || waiting.isEmpty()) {
                return;
            }
            sending = true;
            next = waiting.remove();
            characters -= next.characters;
        }
        next.send.accept(Callback.from(this::sent, _ -> close()));
    }

    private void sent() {
        synchronized (this) {
            sending = false;
        }
        sendNext();
    }
}
