package outflank.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;

/// Compares an answer with its schema in the API's description: what of JSON Schema the description uses.
record Schema(JsonNode document) {

    /// What is wrong with the value, one sentence each.
    List<String> faults(JsonNode schema, JsonNode value) {
        List<String> faults = new ArrayList<>();
        check(schema, value, "$", faults);
        return faults;
    }

    private void check(JsonNode schema, JsonNode value, String at, List<String> faults) {
        if (schema.has("$ref")) {
            check(document.at(schema.path("$ref").asText().substring(1)), value, at, faults);
            return;
        }
        if (schema.has("oneOf")) {
            boolean fits = StreamSupport.stream(schema.path("oneOf").spliterator(), false)
                    .anyMatch(one -> faults(one, value).isEmpty());
            if (!fits) {
                faults.add(at + " fits none of its forms: " + value);
            }
            return;
        }
        if (schema.has("type") && !isOfType(schema.path("type"), value)) {
            faults.add(at + " is not of type " + schema.path("type") + ": " + value);
        }
        if (schema.has("enum")
                && StreamSupport.stream(schema.path("enum").spliterator(), false)
                        .noneMatch(value::equals)) {
            faults.add(at + " is none of " + schema.path("enum") + ": " + value);
        }
        if (schema.has("pattern")
                && value.isTextual()
                && !value.asText().matches(".*" + schema.path("pattern").asText() + ".*")) {
            faults.add(at + " does not look like " + schema.path("pattern") + ": " + value);
        }
        if (value.isArray() && schema.has("items")) {
            value.forEach(item -> check(schema.path("items"), item, at + "[]", faults));
        }
        if (value.isObject() && schema.has("properties")) {
            schema.path("required").forEach(name -> {
                if (!value.has(name.asText())) {
                    faults.add(at + " lacks " + name);
                }
            });
            value.fieldNames().forEachRemaining(name -> {
                if (schema.path("properties").has(name)) {
                    check(schema.path("properties").path(name), value.path(name), at + "." + name, faults);
                } else {
                    faults.add(at + " has " + name + ", which is not described");
                }
            });
        }
    }

    private static boolean isOfType(JsonNode types, JsonNode value) {
        Iterable<JsonNode> all = types.isArray() ? types : List.of(types);
        return StreamSupport.stream(all.spliterator(), false).anyMatch(type -> switch (type.asText()) {
            case "object" -> value.isObject();
            case "array" -> value.isArray();
            case "string" -> value.isTextual();
            case "integer" -> value.isIntegralNumber();
            case "boolean" -> value.isBoolean();
            case "null" -> value.isNull();
            default -> false;
        });
    }
}
