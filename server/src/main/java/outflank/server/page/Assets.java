package outflank.server.page;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/// Scripts, styles, pictures and WebAssembly of the pages, as `web` built them: each has a hash of its content in its
/// name and never changes. Names are read from `web.json`, which the bundler wrote.
public final class Assets {

    private static final String FOLDER = "/static/app/";

    private final Map<String, String> byName = new HashMap<>();
    private final Map<String, List<String>> imports = new HashMap<>();
    private final Map<String, Asset> loaded = new ConcurrentHashMap<>();

    /// One file, ready to be sent. `zipped` is empty where gzip would not make it smaller.
    record Asset(String type, byte[] bytes, Optional<byte[]> zipped) {}

    public Assets() {
        JsonNode outputs = read("/web.json", JSON::readTree).path("outputs");
        outputs.properties().forEach(output -> {
            String file = fileName(output.getKey());
            List<String> imported = new ArrayList<>();
            output.getValue().path("imports").forEach(one -> {
                if (one.path("kind").asText().equals("import-statement")) {
                    imported.add(fileName(one.path("path").asText()));
                }
            });
            imports.put(file, List.copyOf(imported));
            if (output.getValue().has("entryPoint")) {
                byName.put(file.replaceFirst("-[A-Z0-9]{8}\\.", "."), file);
            }
        });
    }

    private static final ObjectMapper JSON = new ObjectMapper();

    /// The address of an entry: `home.js`, `outflank.css`, `icons.svg`, `worker.js`, `wasm.wasm`, `weights.txt` …
    ///
    /// @throws IllegalArgumentException if the bundler made no such file
    public String url(String name) {
        String file = byName.get(name);
        if (file == null) {
            throw new IllegalArgumentException("web.json has no (" + name + "). It has " + byName.keySet() + ".");
        }
        return "/app/" + file;
    }

    /// The addresses of everything a script imports, so that the browser can fetch all of it at once.
    public SequencedSet<String> imported(String name) {
        SequencedSet<String> urls = new LinkedHashSet<>();
        collect(fileName(url(name)), urls);
        return urls;
    }

    private void collect(String file, SequencedSet<String> urls) {
        for (String imported : imports.getOrDefault(file, List.of())) {
            if (urls.add("/app/" + imported)) {
                collect(imported, urls);
            }
        }
    }

    /// The file of that name, if the bundler made it.
    Optional<Asset> file(String file) {
        return imports.containsKey(file) ? Optional.of(loaded.computeIfAbsent(file, Assets::load)) : Optional.empty();
    }

    private static Asset load(String file) {
        byte[] bytes = read(FOLDER + file, InputStream::readAllBytes);
        byte[] zipped = zipped(bytes);
        return new Asset(type(file), bytes, zipped.length < bytes.length ? Optional.of(zipped) : Optional.empty());
    }

    private static String type(String file) {
        return switch (file.substring(file.lastIndexOf('.') + 1)) {
            case "js" -> "text/javascript; charset=utf-8";
            case "css" -> "text/css; charset=utf-8";
            case "svg" -> "image/svg+xml";
            case "txt" -> "text/plain; charset=utf-8";
            case "wasm" -> "application/wasm";
            case "map", "json" -> "application/json";
            case "png" -> "image/png";
            default -> "application/octet-stream";
        };
    }

    private static byte[] zipped(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length / 2);
        try (OutputStream zip = new GZIPOutputStream(out) {
            {
                def.setLevel(Deflater.BEST_COMPRESSION);
            }
        }) {
            zip.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    private static String fileName(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    private interface Reader<T> {
        T read(InputStream in) throws IOException;
    }

    private static <T> T read(String resource, Reader<T> reader) {
        try (InputStream in = Assets.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException(
                        "The file (" + resource + ") is not on the class path. Was the module web built?");
            }
            return reader.read(in);
        } catch (IOException e) {
            throw new UncheckedIOException("The file (" + resource + ") cannot be read.", e);
        }
    }
}
