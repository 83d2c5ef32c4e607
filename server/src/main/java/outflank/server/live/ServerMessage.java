package outflank.server.live;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import org.jspecify.annotations.Nullable;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.wire.EventJson;
import outflank.server.wire.GameNow;
import outflank.server.wire.GameView;
import outflank.server.wire.GroupJson;
import outflank.server.wire.PlayerJson;

/// What the server says.
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
sealed interface ServerMessage {

    /// The answer to a hello.
    ///
    /// @param holds whether this tab may play
    @JsonTypeName("welcome")
    record Welcome(
            PlayerJson you,
            boolean holds,
            GroupJson.Live group,
            @Nullable GameView game) implements ServerMessage {}

    /// Something about the group changed.
    @JsonTypeName("group")
    record Group(GroupJson.Live group) implements ServerMessage {}

    /// Another game is the group's, or may be seen from now on.
    ///
    /// @param game null if the game is not to be seen any more
    @JsonTypeName("game")
    record Game(@Nullable GameView game) implements ServerMessage {}

    /// What happened in the game, and where that leaves it.
    @JsonTypeName("events")
    record Events(String game, List<EventJson> events, GameNow now) implements ServerMessage {}

    /// From now on this tab may play, or only watches.
    @JsonTypeName("tab")
    record Tab(boolean holds) implements ServerMessage {}

    /// Someone in the group says something.
    @JsonTypeName("reaction")
    record Reaction(String from, String code) implements ServerMessage {}

    /// The host has removed you.
    @JsonTypeName("removed")
    record Removed() implements ServerMessage {}

    /// Your player was carried to another device, or forgotten.
    @JsonTypeName("elsewhere")
    record Elsewhere() implements ServerMessage {}

    /// The message was carried out, and is on disk.
    @JsonTypeName("done")
    record Done(String id) implements ServerMessage {}

    /// It was not, and nothing changed.
    @JsonTypeName("refused")
    record Refused(String id, Code code, String title, String detail) implements ServerMessage {
        static Refused of(String id, Answer.Refused<?> refused) {
            return new Refused(id, refused.code(), refused.code().title(), refused.detail());
        }
    }
}
