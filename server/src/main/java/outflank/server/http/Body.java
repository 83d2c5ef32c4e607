package outflank.server.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import outflank.rules.Parsed;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.wire.Json;

/// Reads what a call carries.
final class Body {

    private final int largest;

    /// @param largest bytes
    Body(int largest) {
        this.largest = largest;
    }

    /// Reads the JSON object of a call. No body at all is the same as `{}`.
    <T> Answer<T> read(Context ctx, Class<T> type) {
        return text(ctx).then(text -> switch (Json.parse(text.isBlank() ? "{}" : text, type)) {
            case Parsed.Value<T>(T value) -> Answer.done(value);
            case Parsed.Malformed<T>(String problem) -> Answer.refused(Code.BAD_REQUEST, problem);
        });
    }

    private Answer<String> text(Context ctx) {
        try {
            byte[] bytes = ctx.req().getContentLengthLong() > largest
                    ? new byte[largest + 1]
                    : ctx.req().getInputStream().readNBytes(largest + 1);
            if (bytes.length > largest) {
                return Answer.refused(Code.TOO_LARGE, "A body has at most (" + largest + ") bytes.");
            }
            return Answer.done(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString());
        } catch (CharacterCodingException e) {
            return Answer.refused(Code.BAD_REQUEST, "The body is not in UTF-8, the encoding of JSON.");
        } catch (IOException e) {
            return Answer.refused(Code.BAD_REQUEST, "The body ended before it was whole.");
        }
    }
}
