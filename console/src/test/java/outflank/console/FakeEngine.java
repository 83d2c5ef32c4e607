package outflank.console;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import outflank.console.notation.GgfGame;
import outflank.console.notation.Sheet;
import outflank.console.notation.TimedTurn;
import outflank.console.notation.Turn;
import outflank.rules.Color;
import outflank.rules.Square;

/// A program that plays the first legal square it finds, until it is the turn to do what it was made for: `FakeEngine
/// gtp|nboard honest|edax|dies|hangs|cheats|passes|babbles|floods|resigns
/// [MOVE]`.
public final class FakeEngine {

    private final String mode;
    private final int from;
    private int chosen;
    private Sheet sheet = Sheet.START;

    private FakeEngine(String mode, int from) {
        this.mode = mode;
        this.from = from;
    }

    public static void main(String[] args) throws IOException {
        FakeEngine engine = new FakeEngine(args[1], args.length > 2 ? Integer.parseInt(args[2]) : 3);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null && !line.equals("quit"); line = in.readLine()) {
            if (args[0].equals("gtp")) {
                engine.gtp(line.split(" "));
            } else {
                engine.nboard(line);
            }
        }
    }

    private void gtp(String[] words) {
        switch (words[0]) {
            case "clear_board" -> {
                sheet = Sheet.START;
                chosen = 0;
                System.out.println("=\n");
            }
            case "play" -> {
                sheet = sheet.with(Turn.parse(words[2]).orThrow()).orElseThrow();
                System.out.println("=\n");
            }
            case "genmove" -> {
                sheet = sheet.onMove(words[1].equals("b") ? Color.BLACK : Color.WHITE)
                        .orElseThrow();
                String move = move("PASS");
                sheet = Turn.parse(move).optional().flatMap(sheet::with).orElse(sheet);
                System.out.println("= " + move + "\n");
            }
            case "boardsize" -> System.out.println("=\n");
            default -> System.out.println("? unknown command\n");
        }
    }

    private void nboard(String line) {
        if (line.startsWith("set game ")) {
            sheet = GgfGame.parse(line.substring(9)).orThrow().sheet();
            chosen = 0;
        } else if (line.startsWith("move ")) {
            sheet = sheet.with(TimedTurn.parse(line.substring(5)).orThrow().turn())
                    .orElseThrow();
        } else if (line.startsWith("ping ")) {
            System.out.println("pong " + line.substring(5));
        } else if (line.equals("go")) {
            System.out.println("status Fake is thinking");
            System.out.println("=== " + move("PA") + (mode.equals("edax") ? " -1.00 0.0" : "/2.00/0.63"));
        }
    }

    private String move(String pass) {
        if (++chosen >= from) {
            switch (mode) {
                case "dies" -> {
                    System.err.println("I am out of memory.");
                    System.exit(3);
                }
                case "hangs" -> hang();
                case "floods" -> flood();
                case "cheats" -> {
                    return "a1";
                }
                case "passes" -> {
                    return pass;
                }
                case "babbles" -> {
                    return "what?";
                }
                case "resigns" -> {
                    return "Resign";
                }
                default -> {}
            }
        }
        return Square.in(sheet.position().board().legal()).getFirst().name().toUpperCase(Locale.ROOT);
    }

    private static void flood() {
        while (!System.out.checkError()) {
            System.out.println("Thinking is hard.");
        }
    }

    private static void hang() {
        try {
            Thread.sleep(Long.MAX_VALUE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
