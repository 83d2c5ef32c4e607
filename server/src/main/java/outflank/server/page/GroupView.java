package outflank.server.page;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import outflank.rules.Color;
import outflank.rules.Game;

/// A group's page before its script has joined it.
public record GroupView(ShownGroup group, QrPicture qr, Messages messages) {

    /// The code as people read it to each other.
    public String code() {
        return group.code().toUpperCase(Locale.ROOT);
    }

    private Game game() {
        return group.game().map(ShownGame::game).orElse(Game.start());
    }

    /// The game's moves, where there is a game.
    public Optional<GameSteps> steps() {
        return group.game().map(game -> new GameSteps(game, game.game().ply()));
    }

    /// How things stand, in a line.
    public String standing() {
        return group.game()
                .map(game -> Outcome.of(game, messages).what())
                .orElseGet(() -> messages.text("seat.waiting"));
    }

    /// The stage of the game that the page shows at first: `none`, `running` or `over`. Who comes to a free seat begins
    /// one.
    public String stage() {
        return group.game()
                .map(game -> game.result().isPresent() ? "over" : "running")
                .orElseGet(() -> viewer().isEmpty() && seated() == 1 ? "running" : "none");
    }

    /// Whether who looks has a seat in a game that is running, or will have it at once.
    public boolean isPlaying() {
        return stage().equals("running")
                && viewer().map(member -> member.seat().isPresent()).orElse(seated() == 1);
    }

    /// Whether who looks is here without anyone to play with, and is to invite someone first.
    public boolean isAlone() {
        return group.game().isEmpty() && group.members().size() == 1 && viewer().isPresent();
    }

    private Optional<ShownGroup.Member> viewer() {
        return group.members().stream().filter(ShownGroup.Member::you).findFirst();
    }

    private long seated() {
        return group.members().stream()
                .filter(member -> member.seat().isPresent())
                .count();
    }

    public List<SettingRow> settings() {
        return SettingRow.of(group.settings(), messages);
    }

    public BoardPicture board() {
        var count = game().position().count();
        String label = messages.text("page.group.board.label", "black", count.black(), "white", count.white());
        String last = game().lastMove().map(move -> move.square().name()).orElse("");
        return new BoardPicture(game().position().squares(), last, Set.of(), label);
    }

    public BarPicture bar(Color color) {
        String name = group.game().map(game -> game.players().of(color)).orElse(group.seated(color));
        return new BarPicture(
                color,
                name.isEmpty() ? messages.text("seat.free") : name,
                messages.text(color == Color.BLACK ? "side.black" : "side.white"),
                game().position().count().of(color),
                OptionalInt.of(game().supplies().of(color)));
    }

    public String seatKey(ShownGroup.Member member) {
        return member.seat()
                .map(color -> color == Color.BLACK ? "side.black" : "side.white")
                .orElse("member.watching");
    }
}
