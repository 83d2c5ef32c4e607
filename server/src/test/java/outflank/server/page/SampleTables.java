package outflank.server.page;

import io.javalin.http.Context;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import outflank.engine.Level;
import outflank.rules.BySide;
import outflank.rules.Color;
import outflank.rules.Game;
import outflank.rules.Transcript;
import outflank.server.answer.Answer;
import outflank.server.answer.Code;
import outflank.server.game.ClockSetting;
import outflank.server.game.GameResult;
import outflank.server.game.Settings;
import outflank.server.game.Watch;

/// One group with a game, and one game with a skip and an end.
final class SampleTables implements Tables {

    private static final String NAME = "<b>Mia & Co</b>";

    private static final Settings SETTINGS = new Settings(
            true, false, 30, Optional.of(new ClockSetting(5, 3)), false, Watch.ANYONE, new Level(3), false);

    @Override
    public Answer<ShownGroup> group(Context ctx, String code) {
        if (code.equals("triedtoomany")) {
            return Answer.refused(Code.TOO_MANY_REQUESTS, "Too many codes.");
        }
        return code.equals("ab3k9xzt")
                ? Answer.done(new ShownGroup(
                        code,
                        List.of(
                                new ShownGroup.Member("Rūta", Optional.of(Color.BLACK), true, false),
                                new ShownGroup.Member(NAME, Optional.of(Color.WHITE), false, false),
                                new ShownGroup.Member("דנה", Optional.empty(), false, false)),
                        SETTINGS,
                        game("k3v9w2m7q4x8")))
                : Answer.refused(Code.NOT_FOUND, "There is no group (" + code + ").");
    }

    @Override
    public Answer<ShownGame> game(Context ctx, String id) {
        if (id.equals("hiddenhidden")) {
            return Answer.refused(Code.MAY_NOT_WATCH, "The game (" + id + ") is for its players to see.");
        }
        return game(id).<Answer<ShownGame>>map(Answer::done)
                .orElseGet(() -> Answer.refused(Code.NOT_FOUND, "There is no game (" + id + ")."));
    }

    private static Optional<ShownGame> game(String id) {
        Instant started = Instant.parse("2026-09-13T15:05:00Z");
        BySide<String> players = new BySide<>("Rūta", NAME);
        return switch (id) {
            case "k3v9w2m7q4x8" ->
                Optional.of(new ShownGame(id, "ab3k9xzt", players, played("f5d6c3d3c4"), started, Optional.empty()));
            case "shortestgame" ->
                Optional.of(new ShownGame(
                        id,
                        "ab3k9xzt",
                        players,
                        played("e6f4e3f6g5d6e7f5c5"),
                        started,
                        Optional.of(new ShownGame.End(Optional.of(Color.BLACK), 13, 0, GameResult.Reason.BOARD))));
            case "resignedgame" ->
                Optional.of(new ShownGame(
                        id,
                        "ab3k9xzt",
                        players,
                        played("f5"),
                        started,
                        Optional.of(new ShownGame.End(Optional.of(Color.WHITE), 4, 1, GameResult.Reason.RESIGNED))));
            default -> Optional.empty();
        };
    }

    private static Game played(String transcript) {
        return Transcript.parse(transcript).orThrow();
    }
}
