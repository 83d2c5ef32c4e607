package outflank.server.export;

import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import outflank.rules.Color;
import outflank.rules.Position;
import outflank.server.game.ClockSetting;
import outflank.server.game.GameEvent;
import outflank.server.game.GameLog;
import outflank.server.game.GameResult;
import outflank.server.game.GameState;

/// A game in the Generic Game Format of GGS, which NBoard and other programs read: one line, passes written, moves with
/// the seconds they took. Moves that were taken back are left out.
public final class Ggf {

    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("uuuu.MM.dd_HH:mm:ss.'UTC'", Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    /// What is written for a game that was decided off the board: as if every disc were the winner's.
    private static final int WON_BY_ALL = 64;

    private Ggf() {}

    /// A move of the game as it stands.
    private record Entry(Color color, String text, boolean skipsOpponent) {}

    public static String of(GameLog game) {
        GameState state = game.state();
        StringBuilder text = new StringBuilder("(;GM[Othello]PC[Outflank]");
        text.append("DT[").append(DATE.format(game.events().getFirst().at())).append(']');
        text.append("PB[").append(plain(state.players().black().name())).append(']');
        text.append("PW[").append(plain(state.players().white().name())).append(']');
        text.append("RE[").append(result(state.result())).append(']');
        text.append("TI[").append(time(state.settings().clock())).append(']');
        text.append("TY[8]BO[8 ")
                .append(Position.START.squares().replace('X', '*'))
                .append(" *]");
        List<Entry> entries = entries(game);
        for (int i = 0; i < entries.size(); i++) {
            Entry entry = entries.get(i);
            text.append(letter(entry.color)).append('[').append(entry.text).append(']');
            if (entry.skipsOpponent && i + 1 < entries.size()) {
                text.append(letter(entry.color.opposite())).append("[PA]");
            }
        }
        return text.append(";)").toString();
    }

    private static List<Entry> entries(GameLog game) {
        List<Entry> entries = new ArrayList<>();
        for (GameLog.Step step : game.stepsFrom(0)) {
            switch (step.event()) {
                case GameEvent.Moved moved -> {
                    double seconds = step.millis().orElse(0) / 1000.0;
                    String time = String.format(
                            Locale.ROOT, "%s//%.2f", moved.square().name(), seconds);
                    boolean skips = step.state().game().lastMove().orElseThrow().skipsOpponent();
                    entries.add(new Entry(moved.color(), time.toUpperCase(Locale.ROOT), skips));
                }
                case GameEvent.TookBack back ->
                    entries.subList(back.ply(), entries.size()).clear();
                default -> {}
            }
        }
        return entries;
    }

    private static String result(Optional<GameResult> result) {
        if (result.isEmpty()) {
            return "?";
        }
        GameResult ended = result.get();
        int won = ended.winner()
                .map(color -> color == Color.BLACK ? WON_BY_ALL : -WON_BY_ALL)
                .orElse(0);
        return switch (ended.reason()) {
            case BOARD -> discs(ended.black() - ended.white());
            case RESIGNED, LEFT -> discs(won) + ":r";
            case TIME -> discs(won) + ":t";
            case ABORTED -> "aborted";
        };
    }

    private static String discs(int difference) {
        return String.format(Locale.ROOT, "%+.3f", (double) difference);
    }

    private static String time(Optional<ClockSetting> clock) {
        return clock.map(setting -> parts(setting.minutes() * 60) + "/" + parts(setting.increment()) + "/00:00")
                .orElse("");
    }

    private static String parts(int seconds) {
        return seconds < 3600
                ? String.format(Locale.ROOT, "%02d:%02d", seconds / 60, seconds % 60)
                : String.format(Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }

    private static char letter(Color color) {
        return color == Color.BLACK ? 'B' : 'W';
    }

    /// Brackets and backslashes would end or escape something.
    private static String plain(String name) {
        return name.replace('[', '(').replace(']', ')').replace('\\', '/');
    }
}
