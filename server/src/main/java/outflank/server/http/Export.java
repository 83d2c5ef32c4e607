package outflank.server.http;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import outflank.rules.Transcript;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.export.BoardSvg;
import outflank.server.export.Drawings;
import outflank.server.export.Ggf;
import outflank.server.game.GameLog;
import outflank.server.wire.GameJson;
import outflank.server.wire.Json;

/// A game as a file.
record Export(String name, String type, byte[] bytes) {

    /// The endings of [#of].
    static final List<String> ENDINGS = List.of("txt", "ggf", "json", "svg", "png");

    static Answer<Export> of(String ending, GameLog game, Instant now, Drawings drawings) {
        return switch (ending) {
            case "txt" ->
                text(game, ending, "text/plain", Transcript.of(game.state().game()) + "\n");
            case "ggf" -> text(game, ending, "text/plain", Ggf.of(game) + "\n");
            case "json" -> text(game, ending, "application/json", Json.write(GameJson.of(game, now)));
            case "svg" ->
                text(game, ending, "image/svg+xml", BoardSvg.of(game.state().game()));
            case "png" ->
                drawings.of(Drawings.Kind.BOARD, game.state().game())
                        .map(png -> new Export(name(game, ending), "image/png", png));
            default ->
                Answer.refused(
                        Code.NOT_FOUND,
                        "A game is not given as (" + ending + "). There are " + String.join(", ", ENDINGS) + ".");
        };
    }

    private static Answer<Export> text(GameLog game, String ending, String type, String text) {
        return Answer.done(
                new Export(name(game, ending), type + "; charset=utf-8", text.getBytes(StandardCharsets.UTF_8)));
    }

    private static String name(GameLog game, String ending) {
        return "outflank-" + game.id() + "." + ending;
    }

    void write(Context ctx) {
        ctx.header("Cache-Control", "no-store")
                .header("X-Content-Type-Options", "nosniff")
                .header("Content-Security-Policy", "default-src 'none'")
                .header("Content-Disposition", "inline; filename=\"" + name + "\"")
                .contentType(type)
                .result(bytes);
    }
}
