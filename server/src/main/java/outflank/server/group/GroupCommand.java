package outflank.server.group;

import outflank.server.game.GameId;
import outflank.server.game.SettingsChange;
import outflank.server.player.PlayerId;

/// What is asked of a group: by someone, or by the site itself.
public sealed interface GroupCommand {

    /// What someone asks for.
    sealed interface ByMember extends GroupCommand {
        Member member();
    }

    /// What the site does by itself. It changes nothing where it comes too late.
    sealed interface BySite extends GroupCommand {}

    /// Come in; newcomers take a free seat by themselves.
    record Join(Member member) implements ByMember {}

    /// Be connected live, for the first time.
    record Connect(Member member) implements ByMember {}

    /// Take a seat, or change to the other one.
    record Sit(Member member, Seat seat) implements ByMember {}

    /// Leave the seat and watch.
    record Stand(Member member) implements ByMember {}

    record Change(Member member, SettingsChange change) implements ByMember {}

    /// Ask for one more game.
    record Rematch(Member member) implements ByMember {}

    /// Send someone away, for good; leave, if it is oneself.
    record Remove(Member member, PlayerId who) implements ByMember {}

    /// Someone has another name.
    record Rename(Member member) implements ByMember {}

    /// The host has been absent for too long.
    record HandOver(PlayerId from, PlayerId to) implements BySite {}

    /// Who lost the game gives up the seat, where the winner stays.
    record LoserStands(GameId game) implements BySite {}
}
