package outflank.server.group;

import java.util.Locale;
import java.util.Optional;
import outflank.rules.BySide;
import outflank.rules.Color;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.game.GameId;
import outflank.server.game.GameResult;
import outflank.server.game.GameState;
import outflank.server.group.Group.Outcome;
import outflank.server.player.PlayerId;

/// The seats of a group, and the games that begin when both are taken.
record Seating(Group group, Standing standing) {

    Seating(Standing standing) {
        this(standing.group(), standing);
    }

    /// The group with a newcomer, in a free seat if there is one.
    Group admit(Member member) {
        if (group.has(member.id())) {
            return group;
        }
        Group larger = new Membership(group).with(member);
        Optional<Color> free = freeSeat();
        return standing.isRunning() || free.isEmpty()
                ? larger
                : larger.withSeats(larger.seats().with(free.get(), Optional.of(member.id())));
    }

    /// A free seat for the member, who may be new here.
    Answer<Outcome> sit(Member member, Seat wanted) {
        Optional<Color> own = group.seatOf(member.id());
        if (own.isPresent() && (wanted == Seat.ANY || wanted == Seat.of(own.get()))) {
            return standing.unchanged();
        }
        Optional<Color> seat = switch (wanted) {
            case BLACK -> free(Color.BLACK);
            case WHITE -> free(Color.WHITE);
            case ANY -> freeSeat();
        };
        if (seat.isEmpty()) {
            return Answer.refused(
                    Code.SEAT_TAKEN,
                    wanted == Seat.ANY
                            ? "Both seats are taken. You can watch until one is free."
                            : "The seat (" + wanted.name().toLowerCase(Locale.ROOT) + ") is taken.");
        }
        BySide<Optional<PlayerId>> left = own.map(color -> group.seats().with(color, Optional.<PlayerId>empty()))
                .orElse(group.seats());
        return seated(new Membership(group).with(member).withSeats(left.with(seat.get(), Optional.of(member.id()))));
    }

    /// The member without the seat.
    Answer<Outcome> stand(Member member) {
        Optional<Color> own = group.seatOf(member.id());
        if (own.isEmpty()) {
            return standing.unchanged();
        }
        return standing.isRunning()
                ? standing.running("Resign it first.")
                : Standing.done(group.withSeats(group.seats().with(own.get(), Optional.empty())));
    }

    /// One more game, when both have asked.
    Answer<Outcome> rematch(Member member) {
        Optional<Color> own = group.seatOf(member.id());
        if (own.isEmpty()) {
            return Answer.refused(
                    Code.NOT_YOUR_SEAT,
                    "The player (" + member.id() + ") has no seat in the group (" + group.id() + ").");
        }
        if (standing.current().isEmpty()) {
            return Answer.refused(
                    Code.NO_GAME,
                    "The group (" + group.id() + ") has not played yet. A game starts when both seats are taken.");
        }
        if (standing.isRunning()) {
            // Before its first move the game is what the asking led to; so asking again changes nothing.
            return standing.current().get().game().ply() == 0
                    ? standing.unchanged()
                    : standing.running("It is not over yet.");
        }
        if (group.seats().of(own.get().opposite()).isEmpty()) {
            return Answer.refused(Code.NO_OPPONENT, "The other seat is empty. The next game starts when it is taken.");
        }
        if (group.rematch().of(own.get())) {
            return standing.unchanged();
        }
        BySide<Boolean> asked = group.rematch().with(own.get(), true);
        if (!asked.of(own.get().opposite())) {
            return Standing.done(group.withRematch(asked));
        }
        BySide<Optional<PlayerId>> seats =
                group.settings().alternate() ? group.seats().swapped() : group.seats();
        return Answer.done(new Outcome(group.withSeats(seats), true));
    }

    /// The winner stays, on the other side where colours alternate; after a draw both stay.
    Answer<Outcome> loserStands(GameId game) {
        Optional<Color> winner = standing.current().flatMap(GameState::result).flatMap(GameResult::winner);
        boolean isDue = standing.current().isPresent()
                && standing.current().get().settings().winnerStays()
                && group.game().equals(Optional.of(game))
                && winner.isPresent();
        boolean areSeated = isDue
                && group.seats()
                        .equals(standing.current().orElseThrow().players().map(player -> Optional.of(player.id())));
        if (!areSeated) {
            return standing.unchanged();
        }
        Color stays = group.settings().alternate() ? winner.get().opposite() : winner.get();
        BySide<Optional<PlayerId>> empty = new BySide<>(Optional.empty(), Optional.empty());
        return Standing.done(group.withSeats(empty.with(stays, group.seats().of(winner.get()))));
    }

    /// A group in which seats may have changed: a game begins if both are taken and none is running.
    Answer<Outcome> seated(Group next) {
        boolean full = next.seats().black().isPresent() && next.seats().white().isPresent();
        return Answer.done(new Outcome(next, !next.seats().equals(group.seats()) && full && !standing.isRunning()));
    }

    private Optional<Color> free(Color color) {
        return group.seats().of(color).isEmpty() ? Optional.of(color) : Optional.empty();
    }

    private Optional<Color> freeSeat() {
        return free(Color.BLACK).or(() -> free(Color.WHITE));
    }
}
