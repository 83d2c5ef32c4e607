package outflank.server;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/// A program that calls the HTTP API, with or without a token.
public final class Client {

    static final HttpClient HTTP =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();

    private static final ObjectMapper JSON = new ObjectMapper();

    private final URI server;
    private final @Nullable String id;
    private final @Nullable String token;

    public Client(URI server, @Nullable String id, @Nullable String token) {
        this.server = server;
        this.id = id;
        this.token = token;
    }

    /// What was answered.
    public record Reply(int status, JsonNode json, HttpHeaders headers) {
        public String code() {
            return json.path("code").asText();
        }

        public String detail() {
            return json.path("detail").asText();
        }

        public String header(String name) {
            return headers.firstValue(name).orElse("");
        }

        public List<String> texts(String field) {
            return StreamSupport.stream(json.path(field).spliterator(), false)
                    .map(JsonNode::asText)
                    .toList();
        }
    }

    /// The same caller at a server that has moved.
    Client at(URI elsewhere) {
        return new Client(elsewhere, id, token);
    }

    public Client become(String name) {
        JsonNode made = post(
                        "/api/v1/players",
                        JSON.createObjectNode().put("name", name).toString())
                .json();
        return new Client(
                server, made.required("id").asText(), made.required("token").asText());
    }

    String id() {
        return Objects.requireNonNull(id);
    }

    String token() {
        return Objects.requireNonNull(token);
    }

    URI server() {
        return server;
    }

    public Reply get(String path) {
        return call("GET", path, null);
    }

    /// Gets something that is not JSON.
    HttpResponse<byte[]> file(String path) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(server.resolve(path)).timeout(Duration.ofSeconds(20));
        if (token != null) {
            request.header("Authorization", "Bearer " + token);
        }
        try {
            return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
        } catch (IOException e) {
            throw new IllegalStateException("GET " + path + " failed.", e);
        } catch (InterruptedException e) {
            throw new IllegalStateException("Interrupted.", e);
        }
    }

    public Reply post(String path) {
        return call("POST", path, null);
    }

    public Reply post(String path, String body) {
        return call("POST", path, body);
    }

    public Reply put(String path, String body) {
        return call("PUT", path, body);
    }

    public Reply delete(String path) {
        return call("DELETE", path, null);
    }

    public Reply move(String game, int ply, String square) {
        return post("/api/v1/games/" + game + "/moves", "{\"ply\":" + ply + ",\"square\":\"" + square + "\"}");
    }

    /// Calls and waits for the answer.
    ///
    /// @param headers names and values, one after another
    Reply call(String method, String path, @Nullable String body, String... headers) {
        try {
            return callOrBreak(method, path, body, headers);
        } catch (IOException e) {
            throw new IllegalStateException(method + " " + path + " failed.", e);
        }
    }

    /// Like [#call], for servers that may die meanwhile.
    Reply callOrBreak(String method, String path, @Nullable String body, String... headers) throws IOException {
        HttpRequest.Builder request = HttpRequest.newBuilder(server.resolve(path))
                .timeout(Duration.ofSeconds(20))
                .method(
                        method,
                        body == null ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofString(body));
        if (token != null) {
            request.header("Authorization", "Bearer " + token);
        }
        for (int i = 0; i < headers.length; i += 2) {
            request.header(headers[i], headers[i + 1]);
        }
        try {
            HttpResponse<String> response = HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
            return new Reply(response.statusCode(), json(response.body()), response.headers());
        } catch (InterruptedException e) {
            throw new IllegalStateException("Interrupted.", e);
        }
    }

    static JsonNode json(String text) {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("This is not JSON: " + text, e);
        }
    }
}
