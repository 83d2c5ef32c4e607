package outflank.console.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.console.notation.Sheet;
import outflank.console.notation.TimedTurn;
import outflank.console.notation.Turn;
import outflank.engine.Level;
import outflank.rules.Square;
import outflank.testkit.Dice;
import outflank.testkit.RandomGames;

class NboardSessionTest {

    private static final String GAME = "set game (;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[./mEdax]PW[chris]"
            + "RE[?]TI[15:00]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]"
            + "B[F5]W[F6]B[D3]W[C5]B[E6]W[F7]B[E7]W[F4];)";

    /// White cannot move; Black can, at h8.
    private static final String WHITE_MUST_PASS = "set game (;GM[Othello]BO[8 " + "*".repeat(62) + "O- O];)";

    @Test
    void plays_the_session_of_the_protocols_description() throws Exception {
        try (Dialogue nboard = Dialogue.nboard()) {
            nboard.send("nboard 2", GAME, "set depth 6", "ping 1");
            assertThat(nboard.until("pong")).containsExactly("set myname Outflank", "pong 1");
            nboard.send("go");
            List<String> lines = nboard.until("===");
            assertThat(lines)
                    .filteredOn(line -> line.startsWith("search"))
                    .isNotEmpty()
                    .allMatch(line -> line.matches("search ([a-h][1-8])+ -?\\d+\\.\\d\\d 0 \\d+\\S*"));
            assertThat(lines).anyMatch(line -> line.matches("nodestats \\d+ \\d+\\.\\d\\d"));
            assertThat(lines.getLast()).matches("=== [A-H][1-8]/-?\\d+\\.\\d\\d/\\d+\\.\\d\\d");
        }
    }

    @Test
    void go_does_not_make_the_move() throws Exception {
        try (Dialogue nboard = Dialogue.nboard()) {
            nboard.send("set depth 2", "go");
            String first = nboard.until("===").getLast();
            nboard.send("move " + first.substring(4), "go");
            String second = nboard.until("===").getLast();

            Sheet after = Sheet.START.with(turn(first)).orElseThrow();
            assertThat(after.with(turn(second))).isPresent();
        }
    }

    @Test
    void passes_where_it_has_to_and_takes_passes() throws Exception {
        try (Dialogue nboard = Dialogue.nboard()) {
            nboard.send(WHITE_MUST_PASS, "go");
            assertThat(nboard.next()).isEqualTo("=== PA");
            nboard.send("hint 2");
            assertThat(nboard.until("status").getLast()).isEqualTo("status Outflank is analysing");
            assertThat(nboard.until("search").getLast()).isEqualTo("search PAh8 -64.00 0 100%");
            nboard.until("status");
            nboard.send("move PA", "go");
            assertThat(nboard.next()).isEqualTo("=== H8");
            nboard.send("move H8//0.1", "go", "hint 1");
            assertThat(nboard.next()).isEqualTo("=== PA");
            assertThat(nboard.until("search").getLast()).isEqualTo("search PA -64.00 0 100%");
        }
    }

    @Test
    void a_pass_that_was_left_out_is_understood() throws Exception {
        try (Dialogue nboard = Dialogue.nboard()) {
            nboard.send(WHITE_MUST_PASS, "move H8", "ping 1");
            assertThat(nboard.next()).isEqualTo("pong 1");
        }
    }

    @Test
    void ping_stops_a_search_and_is_answered_after_all_that_belongs_to_it() throws Exception {
        try (Dialogue nboard = Dialogue.nboard()) {
            nboard.send("set depth 60", "go");
            nboard.until("search");
            nboard.send("ping 7");
            List<String> lines = nboard.until("pong 7");
            assertThat(lines.get(lines.size() - 2)).startsWith("=== ");
            nboard.send("hint 3");
            nboard.until("search");
            nboard.send("ping 8");
            nboard.until("pong 8");
            nboard.send("move F5", "ping 9");
            assertThat(nboard.next()).isEqualTo("pong 9");
        }
    }

    @Test
    void a_hint_tells_the_best_moves_and_says_when_they_are_exact() throws Exception {
        try (Dialogue nboard = Dialogue.nboard()) {
            String squares = "-XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOXXOOOOOXXOOX--XXOO----XXXXX-".replace('X', '*');
            nboard.send("set game (;GM[Othello]BO[8 " + squares + " *];)", "set depth 12", "hint 2");
            List<String> lines = nboard.until("nodestats");
            assertThat(lines).contains("search a4 10.00 0 100%".replace("a4", pv(lines, "a4")));
            assertThat(lines).anyMatch(line -> line.startsWith("search b2") && line.endsWith(" 0.00 0 100%"));
        }
    }

    @Test
    void analyze_goes_back_over_the_game_and_gives_blacks_score() throws Exception {
        try (Dialogue nboard = Dialogue.nboard()) {
            nboard.send("set depth 4", GAME.replace("W[F4]", ""), "analyze");
            nboard.until("status");
            List<String> lines = nboard.until("status");
            assertThat(lines).hasSize(9);
            for (int i = 0; i < 8; i++) {
                assertThat(lines.get(i)).matches("analysis " + (7 - i) + " -?\\d+\\.\\d\\d");
            }
        }
    }

    @Test
    void learn_and_contempt_and_version_1_have_their_place() throws Exception {
        try (Dialogue nboard = Dialogue.nboard()) {
            nboard.send("learn", "set contempt 100", "f5", "D6/1.00/0.1", "C3", "move A1//3", "ping 1");
            assertThat(nboard.next()).isEqualTo("learned");
            assertThat(nboard.next()).startsWith("status That move is not legal (A1//3), on ");
            assertThat(nboard.next()).isEqualTo("pong 1");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "set game nonsense",
                "set game (;GM[Othello]B[a1];)",
                "set depth deep",
                "set contempt ?",
                "move",
                "move a1",
                "move PA",
                "move k9",
                "hint 0",
                "hint many"
            })
    void a_line_that_cannot_be_right_is_answered_with_a_status_and_changes_nothing(String line) throws Exception {
        try (Dialogue nboard = Dialogue.nboard()) {
            nboard.send(line, "ping 1");
            assertThat(nboard.next()).startsWith("status ");
            assertThat(nboard.next()).isEqualTo("pong 1");
            nboard.send("move F5", "ping 2");
            assertThat(nboard.next()).isEqualTo("pong 2");
        }
    }

    @Test
    void lines_it_does_not_know_are_passed_over() throws Exception {
        try (Dialogue nboard = Dialogue.nboard()) {
            nboard.send("", "   ", "explode", "set", "set colour green", "GO", "{}", "\u0000\u0001", "ping 1");
            assertThat(nboard.next()).isEqualTo("pong 1");
        }
    }

    @Test
    void plays_whole_games_with_legal_moves_only_as_any_level() throws Exception {
        for (int level = Level.LOWEST; level <= Level.HIGHEST; level += Level.HIGHEST - Level.LOWEST) {
            try (Dialogue nboard = new Dialogue(Protocol.NBOARD, Optional.of(new Level(level)))) {
                Sheet sheet =
                        Sheet.from(Sheet.of(RandomGames.game(5)).positions().get(30));
                nboard.send("set game (;GM[Othello]BO[8 "
                        + sheet.position().squares().replace('X', '*') + " "
                        + (sheet.position().toMove().symbol() == 'X' ? '*' : 'O') + "];)");
                while (!sheet.isOver()) {
                    nboard.send("go");
                    Turn turn = turn(nboard.until("===").getLast());
                    sheet = sheet.with(turn).orElseThrow();
                    nboard.send("move " + turn.text("PA"));
                }
                assertThat(sheet.position().board().isOver()).isTrue();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void whatever_comes_it_neither_fails_nor_falls_silent_nor_plays_against_the_rules(long seed) throws Exception {
        Dice dice = new Dice(seed);
        try (Dialogue nboard = Dialogue.nboard()) {
            nboard.send("set depth 2");
            for (int i = 0; i < 150; i++) {
                nboard.send(Noise.line(
                        dice, "nboard set game depth contempt move go hint ping learn analyze F5 D3 PA -- / 2 -1"));
            }
            nboard.send("set depth 2", GAME, "ping 4711");
            nboard.until("pong 4711");
            nboard.send("go");
            Turn turn = turn(nboard.until("===").getLast());
            assertThat(gameSheet().with(turn)).as("seed %d: %s", seed, turn).isPresent();
        }
    }

    private static Sheet gameSheet() {
        Sheet sheet = Sheet.START;
        for (String move : "F5 F6 D3 C5 E6 F7 E7 F4".split(" ")) {
            sheet = sheet.with(Turn.at(Square.parse(move).orThrow())).orElseThrow();
        }
        return sheet;
    }

    private static Turn turn(String answer) {
        return TimedTurn.parse(answer.substring(4)).orThrow().turn();
    }

    /// The moves of the last line about `move`.
    private static String pv(List<String> lines, String move) {
        List<String> found = new ArrayList<>();
        for (String line : lines) {
            if (line.startsWith("search " + move)) {
                found.add(line.split(" ")[1]);
            }
        }
        return found.getLast();
    }

    @Test
    void shows_all_moves_there_are_however_many_are_asked_for() throws Exception {
        try (Dialogue nboard = Dialogue.nboard()) {
            nboard.send("set depth 1", "hint " + Integer.MAX_VALUE);
            assertThat(nboard.until("nodestats").stream().filter(line -> line.startsWith("search ")))
                    .hasSizeGreaterThanOrEqualTo(4);
        }
    }

    @Test
    void an_answer_to_nonsense_is_one_line_that_a_terminal_can_show() throws Exception {
        try (Dialogue nboard = Dialogue.nboard()) {
            nboard.send("set depth \u001b[2J" + "x".repeat(5000));
            assertThat(nboard.next())
                    .startsWith("status A depth is a whole number of plies, not (?[2Jxxx")
                    .endsWith("…).");
        }
    }
}
