package outflank.server.page;

import java.util.List;
import java.util.Optional;
import outflank.rules.Color;
import outflank.server.game.Settings;

/// A group as its page shows it before, or without, its script.
///
/// @param code the group's code, which is also its id
/// @param members in the order in which they came
/// @param settings as the host has them now
/// @param game the game being played, or the last one
public record ShownGroup(String code, List<Member> members, Settings settings, Optional<ShownGame> game) {

    /// The group in a language.
    ShownGroup in(Messages messages) {
        return new ShownGroup(code, members, settings, game.map(played -> played.in(messages)));
    }

    /// Someone in the group, with their seat.
    ///
    /// @param you whether it is who looks at the page
    public record Member(String name, Optional<Color> seat, boolean host, boolean you) {}

    /// The host's name.
    public String host() {
        return members.stream()
                .filter(Member::host)
                .map(Member::name)
                .findFirst()
                .orElse("");
    }

    /// The name of who sits on a side; empty for a free seat.
    public String seated(Color color) {
        return members.stream()
                .filter(member -> member.seat().equals(Optional.of(color)))
                .map(Member::name)
                .findFirst()
                .orElse("");
    }
}
