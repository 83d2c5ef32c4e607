package outflank.server.wire;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import outflank.rules.Color;
import outflank.server.game.GameId;
import outflank.server.group.Group;
import outflank.server.player.PlayerId;

/// A group as the HTTP API shows it.
public record GroupJson(
        String id,
        String url,
        String host,
        List<PlayerJson> members,
        Seats seats,
        SettingsJson settings,
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
                SettingsJson.of(group.settings()),
                group.game().map(GameId::text).orElse(null));
    }

    private static @Nullable String seat(Group group, Color color) {
        return group.seats().of(color).map(PlayerId::text).orElse(null);
    }

    /// Who sits where, by id.
    public record Seats(@Nullable String black, @Nullable String white) {}

    /// A group as its members see it live: also who has a connection, who is away, and who asks for a rematch.
    ///
    /// @param present the ids of the members with a connection
    /// @param watchers how many of them have no seat
    public record Live(
            String id,
            String url,
            String host,
            List<PlayerJson> members,
            Seats seats,
            SettingsJson settings,
            @Nullable String gameId,
            List<String> present,
            long watchers,
            List<String> rematch,
            List<AwayJson> away) {

        public static Live of(Group group, String origin, List<PlayerId> present, List<AwayJson> away) {
            GroupJson json = GroupJson.of(group, origin);
            List<String> rematch = Stream.of(Color.values())
                    .filter(color -> group.rematch().of(color))
                    .map(color -> group.seats().of(color))
                    .flatMap(Optional::stream)
                    .map(PlayerId::text)
                    .toList();
            return new Live(
                    json.id,
                    json.url,
                    json.host,
                    json.members,
                    json.seats,
                    json.settings,
                    json.gameId,
                    present.stream().map(PlayerId::text).toList(),
                    present.stream()
                            .filter(player -> group.seatOf(player).isEmpty())
                            .count(),
                    rematch,
                    away);
        }
    }

    /// A player of the running game who lost the connection.
    ///
    /// @param left milliseconds until the computer takes the seat; 0 once it has it
    public record AwayJson(String id, long left, boolean onPurpose, boolean waiting) {}
}
