package outflank.server.wire;

import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.type.LogicalType;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import outflank.rules.Parsed;

/// Reads and writes JSON. Reading is strict: unknown, missing and doubled fields are errors, so is
/// null, and nothing is guessed from a value of another kind.
public final class Json {

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .withCoercionConfig(LogicalType.Textual, config -> {
                config.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail);
                config.setCoercion(CoercionInputShape.Float, CoercionAction.Fail);
                config.setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail);
            })
            .build();

    private Json() {}

    public static String write(Object value) {
        try {
            return MAPPER.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("A value of ours cannot be written.", e);
        }
    }

    public static Parsed<JsonNode> parse(String text) {
        try {
            return Parsed.value(MAPPER.readTree(text));
        } catch (JsonProcessingException e) {
            return Parsed.malformed(problem(e, MAPPER.missingNode()));
        }
    }

    public static <T> Parsed<T> parse(String text, Class<T> type) {
        return switch (parse(text)) {
            case Parsed.Malformed<JsonNode>(String problem) -> Parsed.malformed(problem);
            case Parsed.Value<JsonNode>(JsonNode node) -> read(node, type);
        };
    }

    /// Reads the object that `node` holds.
    public static <T> Parsed<T> read(JsonNode node, Class<T> type) {
        if (!node.isObject()) {
            return Parsed.malformed("A JSON object is wanted here, { … }, not (" + shortened(node.toString()) + ").");
        }
        Optional<String> none = fieldOfNull(node, "");
        if (none.isPresent()) {
            return Parsed.malformed(
                    "The field (" + shortened(none.get()) + ") is null. Give it a value, or leave it out.");
        }
        try {
            return Parsed.value(Objects.requireNonNull(MAPPER.treeToValue(node, type)));
        } catch (JsonProcessingException e) {
            return Parsed.malformed(problem(e, node));
        }
    }

    /// The first field whose value is null, with the fields around it. A field has a value or is missing: null would be
    /// taken for either.
    private static Optional<String> fieldOfNull(JsonNode node, String within) {
        return node.propertyStream()
                .flatMap(field -> {
                    String name = within + field.getKey();
                    return field.getValue().isNull()
                            ? Stream.of(name)
                            : fieldOfNull(field.getValue(), name + ".").stream();
                })
                .findFirst();
    }

    private static String problem(JsonProcessingException e, JsonNode read) {
        return switch (e) {
            case UnrecognizedPropertyException unknown ->
                "There is no field (" + shortened(field(unknown)) + ") here. Known: "
                        + Objects.requireNonNullElse(unknown.getKnownPropertyIds(), List.of()).stream()
                                .map(String::valueOf)
                                .sorted()
                                .collect(Collectors.joining(", ", "(", ")."));
            case InvalidTypeIdException type ->
                "There is no message of type (" + shortened(String.valueOf(type.getTypeId())) + ").";
            case ValueInstantiationException invalid
            when invalid.getCause() instanceof IllegalArgumentException cause -> String.valueOf(cause.getMessage());
            case MismatchedInputException mismatch
            when field(mismatch).isEmpty() -> shortened(firstLine(mismatch.getOriginalMessage()));
            case MismatchedInputException mismatch
            when mismatch.getOriginalMessage().startsWith("Missing required") ->
                "The field (" + shortened(field(mismatch)) + ") is missing.";
            case MismatchedInputException mismatch ->
                "The field (" + shortened(field(mismatch)) + ") is to be " + kind(mismatch.getTargetType()) + ", not ("
                        + shortened(value(mismatch, read)) + ").";
            case JsonParseException malformed ->
                "This is not JSON: " + firstLine(malformed.getOriginalMessage()) + " (line "
                        + malformed.getLocation().getLineNr() + ", column "
                        + malformed.getLocation().getColumnNr() + ").";
            case JsonMappingException outOfRange
            when !field(outOfRange).isEmpty() ->
                "The field (" + shortened(field(outOfRange)) + ") cannot be (" + shortened(value(outOfRange, read))
                        + ").";
            default -> "This JSON cannot be read: " + firstLine(e.getOriginalMessage()) + ".";
        };
    }

    private static String kind(@Nullable Class<?> type) {
        if (type == int.class || type == Integer.class) {
            return "a whole number";
        }
        if (type == String.class) {
            return "a text";
        }
        return type == Boolean.class ? "true or false" : "an object";
    }

    private static String field(JsonMappingException e) {
        return e.getPath().stream()
                .map(JsonMappingException.Reference::getFieldName)
                .filter(Objects::nonNull)
                .collect(Collectors.joining("."));
    }

    /// What stands in `read` at the place of the fault, as JSON.
    private static String value(JsonMappingException e, JsonNode read) {
        return read.at("/" + field(e).replace('.', '/')).toString();
    }

    private static String firstLine(String message) {
        // The place is told by us, in line and column.
        String plain = message.replaceAll(" \\(start marker at .*", "");
        int end = plain.indexOf('\n');
        return end < 0 ? plain : plain.substring(0, end);
    }

    private static String shortened(String text) {
        return text.length() <= 60 ? text : text.substring(0, 60) + "…";
    }
}
