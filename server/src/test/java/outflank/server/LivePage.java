package outflank.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.WebSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;

/// A page's live connection, as a browser would hold it.
final class LivePage implements WebSocket.Listener, AutoCloseable {

    private static final int PATIENCE_SECONDS = 30;

    private final BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private final StringBuilder partial = new StringBuilder();
    private final WebSocket socket;
    private int lastId;

    /// Opens a connection and says nothing yet.
    ///
    /// @param headers names and values, one after another
    LivePage(URI server, String group, String... headers) {
        WebSocket.Builder builder = Client.HTTP.newWebSocketBuilder();
        for (int i = 0; i < headers.length; i += 2) {
            builder.header(headers[i], headers[i + 1]);
        }
        URI address =
                URI.create(server.resolve("/live/groups/" + group).toString().replaceFirst("http", "ws"));
        socket = builder.buildAsync(address, this).join();
    }

    /// Opens a connection and says hello with the player's token; the welcome is still to be heard.
    static LivePage of(Client player, String group) {
        LivePage page = new LivePage(player.server(), group);
        page.say("{\"type\":\"hello\",\"id\":\"h\",\"token\":\"" + player.token() + "\"}");
        return page;
    }

    /// Opens a connection of a tab that has a name, and says hello.
    static LivePage tab(Client player, String group, String tab) {
        LivePage page = new LivePage(player.server(), group);
        page.say("{\"type\":\"hello\",\"id\":\"h\",\"token\":\"" + player.token() + "\",\"tab\":\"" + tab + "\"}");
        return page;
    }

    void say(String text) {
        socket.sendText(text, true).join();
    }

    /// Says something with an id of its own.
    ///
    /// @param fields the fields after type and id, as JSON, or nothing
    /// @return the answer, `done` or `refused`; everything heard before it is dropped
    JsonNode ask(String type, String fields) {
        String id = String.valueOf(++lastId);
        say("{\"type\":\"" + type + "\",\"id\":\"" + id + "\"" + (fields.isEmpty() ? "" : "," + fields) + "}");
        while (true) {
            JsonNode message = next();
            if (message.path("id").asText().equals(id)) {
                return message;
            }
            failIfClosed(message);
        }
    }

    JsonNode move(String game, int ply, String square) {
        return ask("move", "\"game\":\"" + game + "\",\"ply\":" + ply + ",\"square\":\"" + square + "\"");
    }

    /// The next message, of any type.
    JsonNode next() {
        try {
            JsonNode message = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (message == null) {
                throw new AssertionError("Nothing was said; closed: " + closed);
            }
            return message;
        } catch (InterruptedException e) {
            throw new IllegalStateException("Interrupted.", e);
        }
    }

    /// The next message of a type; others before it are dropped.
    JsonNode next(String type) {
        while (true) {
            JsonNode message = next();
            if (message.path("type").asText().equals(type)) {
                return message;
            }
            failIfClosed(message);
        }
    }

    /// The next message of a type that fits; others before it are dropped.
    JsonNode next(String type, Predicate<JsonNode> fits) {
        while (true) {
            JsonNode message = next(type);
            if (fits.test(message)) {
                return message;
            }
        }
    }

    /// The next event of a type in any game, with what came with it.
    JsonNode nextEvent(String type) {
        return next(
                "events",
                message -> message.path("events").findValuesAsText("type").contains(type));
    }

    private static void failIfClosed(JsonNode message) {
        if (message.path("type").asText().equals("closed")) {
            throw new AssertionError("The server closed the connection: " + message);
        }
    }

    /// What has been heard and not asked for.
    boolean hasHeardNothing() {
        return heard.isEmpty();
    }

    /// The code with which the server closed the connection.
    int closeCode() {
        try {
            return closed.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException | ExecutionException | TimeoutException e) {
            throw new IllegalStateException("The connection was not closed.", e);
        }
    }

    @Override
    public CompletionStage<?> onText(WebSocket webSocket, CharSequence data, boolean last) {
        partial.append(data);
        if (last) {
            heard.add(Client.json(partial.toString()));
            partial.setLength(0);
        }
        webSocket.request(1);
        return CompletableFuture.completedStage(null);
    }

    @Override
    public CompletionStage<?> onClose(WebSocket webSocket, int statusCode, String reason) {
        closed.complete(statusCode);
        heard.add(Client.json("{\"type\":\"closed\",\"code\":" + statusCode + ",\"reason\":\"" + reason + "\"}"));
        return CompletableFuture.completedStage(null);
    }

    @Override
    public void onError(WebSocket webSocket, Throwable error) {
        closed.completeExceptionally(error);
    }

    @Override
    public void close() {
        try {
            socket.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
        } catch (CompletionException e) {
            socket.abort();
        }
    }

    /// Ends the connection without a word, as when a cable is pulled.
    void vanish() {
        socket.abort();
    }
}
