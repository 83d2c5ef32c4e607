package outflank.server.group;

import outflank.server.game.SettingsChange;

/// What someone asks of a group.
public sealed interface GroupCommand {

    Member member();

    /// Come in; newcomers take a free seat by themselves.
    record Join(Member member) implements GroupCommand {}

    /// Take a seat, or change to the other one.
    record Sit(Member member, Seat seat) implements GroupCommand {}

    /// Leave the seat and watch.
    record Stand(Member member) implements GroupCommand {}

    record Change(Member member, SettingsChange change) implements GroupCommand {}

    /// Ask for one more game.
    record Rematch(Member member) implements GroupCommand {}
}
