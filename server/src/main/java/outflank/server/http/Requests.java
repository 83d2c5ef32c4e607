package outflank.server.http;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import outflank.server.game.SettingsChange;

/// The bodies of the calls.
final class Requests {

    private Requests() {}

    /// A call without fields.
    record Nothing() {}

    record CreatePlayer(@Nullable String name) {}

    record Rename(@JsonProperty(required = true) String name) {}

    record Claim(@JsonProperty(required = true) String code) {}

    record OpenGroup(@Nullable SettingsChange settings) {
        SettingsChange change() {
            return Objects.requireNonNullElse(settings, SettingsChange.NONE);
        }
    }

    record PlayMove(
            @JsonProperty(required = true) int ply,
            @JsonProperty(required = true) String square,
            @Nullable Integer seq) {}
}
