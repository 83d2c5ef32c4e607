package outflank.server.wire;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import outflank.rules.Color;
import outflank.server.game.GameId;
import outflank.server.game.Settings;
import outflank.server.group.Group;
import outflank.server.player.PlayerId;

/// A group as the HTTP API shows it.
public record GroupJson(
        String id,
        String url,
        String host,
        List<PlayerJson> members,
        Seats seats,
        Settings settings,
        @Nullable String gameId) {

    /// The group, with the link that opens it.
    ///
    /// @param origin the address of this site as the reader knows it, without a slash at the end
    public static GroupJson of(Group group, String origin) {
        return new GroupJson(
                group.id().text(),
                origin + "/g/" + group.id(),
                group.host().text(),
                group.members().stream().map(PlayerJson::of).toList(),
                new Seats(seat(group, Color.BLACK), seat(group, Color.WHITE)),
                group.settings(),
                group.game().map(GameId::text).orElse(null));
    }

    private static @Nullable String seat(Group group, Color color) {
        return group.seats().of(color).map(PlayerId::text).orElse(null);
    }

    /// Who sits where, by id.
    public record Seats(@Nullable String black, @Nullable String white) {}

    /// A group as its members see it live: also who has a connection, and who asks for a rematch.
    public record Live(@JsonUnwrapped GroupJson group, List<String> present, List<String> rematch) {

        /// The group and what is true of it only now.
        ///
        /// @param present the ids of the members with a connection
        public static Live of(Group group, String origin, List<String> present) {
            List<String> rematch = Stream.of(Color.values())
                    .filter(color -> group.rematch().of(color))
                    .map(color -> group.seats().of(color))
                    .flatMap(Optional::stream)
                    .map(PlayerId::text)
                    .toList();
            return new Live(GroupJson.of(group, origin), present, rematch);
        }
    }
}
