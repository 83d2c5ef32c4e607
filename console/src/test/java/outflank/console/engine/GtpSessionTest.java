package outflank.console.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.console.notation.Sheet;
import outflank.console.notation.Turn;
import outflank.engine.Level;
import outflank.rules.Color;
import outflank.rules.Move;
import outflank.testkit.Dice;
import outflank.testkit.RandomGames;

class GtpSessionTest {

    private static final String COMMANDS =
            "protocol_version name version known_command list_commands boardsize clear_board"
                    + " komi play genmove undo time_settings time_left set_game list_games loadsgf reg_genmove showboard final_score"
                    + " gogui-rules_game_id gogui-rules_board gogui-rules_board_size gogui-rules_legal_moves"
                    + " gogui-rules_side_to_move gogui-rules_final_result";

    @Test
    void answers_what_other_programs_ask_first() throws Exception {
        try (Dialogue gtp = Dialogue.gtp()) {
            assertThat(gtp.ask("protocol_version")).isEqualTo("= 2");
            assertThat(gtp.ask("7 name")).isEqualTo("=7 Outflank");
            assertThat(gtp.ask("version")).isEqualTo("= 1.0");
            assertThat(gtp.ask("list_games")).isEqualTo("= Othello");
            assertThat(gtp.ask("set_game Othello")).isEqualTo("=");
            assertThat(gtp.ask("boardsize 8")).isEqualTo("=");
            assertThat(gtp.ask("clear_board")).isEqualTo("=");
            assertThat(gtp.ask("komi 0.5")).isEqualTo("=");
            assertThat(gtp.ask("gogui-rules_game_id")).isEqualTo("= Othello");
            assertThat(gtp.ask("gogui-rules_board_size")).isEqualTo("= 8");
            List<String> commands =
                    gtp.ask("list_commands").substring(2).lines().toList();
            assertThat(commands).contains(COMMANDS.split(" "));
            for (String command : commands) {
                assertThat(gtp.ask("known_command " + command)).isEqualTo("= true");
            }
            assertThat(gtp.ask("known_command explode")).isEqualTo("= false");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            explode             | ? unknown command
            12 explode          | ?12 unknown command
            12                  | ?12 unknown command
            boardsize 19        | ? unacceptable size
            boardsize           | ? syntax error (boardsize is a number)
            komi                | ? syntax error (komi is a number)
            set_game Go         | ? unsupported game
            play                | ? syntax error (play is followed by a colour and a move)
            play green f5       | ? syntax error (wrong or missing color)
            play b a1           | ? illegal move
            play b i9           | ? illegal move
            play b pass         | ? illegal move
            play w f5           | ? wrong color
            genmove             | ? syntax error (wrong or missing color)
            genmove w           | ? wrong color
            reg_genmove w       | ? wrong color
            undo                | ? cannot undo
            time_settings 1 2   | ? syntax error (time_settings is followed by three numbers)
            time_left b         | ? syntax error (time_left is followed by a colour and two numbers)
            loadsgf             | ? syntax error (loadsgf is followed by a file and perhaps the number of a move)
            loadsgf /no/file.sgf| ? cannot load file
            final_score         | ? cannot score
            """)
    void answers_mistakes_with_its_own_error_replies(String command, String answer) throws Exception {
        try (Dialogue gtp = Dialogue.gtp()) {
            assertThat(gtp.ask(command)).isEqualTo(answer);
            assertThat(gtp.ask("play b f5")).isEqualTo("=");
        }
    }

    @Test
    void tells_the_rules_to_gogui() throws Exception {
        try (Dialogue gtp = Dialogue.gtp()) {
            assertThat(gtp.ask("gogui-rules_side_to_move")).isEqualTo("= black");
            assertThat(gtp.ask("gogui-rules_legal_moves")).isEqualTo("= d3 c4 f5 e6");
            assertThat(gtp.ask("play black F5")).isEqualTo("=");
            assertThat(gtp.ask("gogui-rules_side_to_move")).isEqualTo("= white");
            assertThat(gtp.ask("gogui-rules_board").lines().skip(1))
                    .hasSize(8)
                    .contains(". . . O X . . .", ". . . X X X . .");
            assertThat(gtp.ask("gogui-rules_final_result")).isEqualTo("=");
            assertThat(gtp.ask("showboard")).contains("5 . . . X X X . . 5", "White to move");
        }
    }

    @Test
    void comments_tabs_and_control_characters_do_not_count() throws Exception {
        try (Dialogue gtp = Dialogue.gtp()) {
            gtp.send("# only a comment", "", "  ");
            assertThat(gtp.ask("1\tname # what?")).isEqualTo("=1 Outflank");
            assertThat(gtp.ask("na\u0007me\r")).isEqualTo("= Outflank");
        }
    }

    @Test
    void genmove_makes_its_move_and_reg_genmove_does_not() throws Exception {
        try (Dialogue gtp = new Dialogue(Protocol.GTP, Optional.of(new Level(Level.LOWEST)))) {
            Turn looked = move(gtp.ask("reg_genmove b"));
            assertThat(Sheet.START.with(looked)).isPresent();
            assertThat(gtp.ask("gogui-rules_side_to_move")).isEqualTo("= black");
            gtp.ask("genmove b");
            assertThat(gtp.ask("gogui-rules_side_to_move")).isEqualTo("= white");
            assertThat(gtp.ask("undo")).isEqualTo("=");
            assertThat(gtp.ask("gogui-rules_side_to_move")).isEqualTo("= black");
        }
    }

    @Test
    void passes_may_be_sent_or_left_out() throws Exception {
        for (boolean sent : new boolean[] {true, false}) {
            try (Dialogue gtp = Dialogue.gtp()) {
                Sheet sheet = Sheet.of(RandomGames.game(seedWithSkip()));
                for (int i = 0; i < sheet.turns().size(); i++) {
                    Turn turn = sheet.turns().get(i);
                    String color = letter(sheet.positions().get(i).toMove());
                    if (turn.isPass()) {
                        assertThat(gtp.ask("gogui-rules_legal_moves")).isEqualTo("= pass");
                    }
                    if (!turn.isPass() || sent) {
                        assertThat(gtp.ask("play " + color + " " + turn.text("pass")))
                                .isEqualTo("=");
                    }
                }
                assertThat(gtp.ask("gogui-rules_legal_moves")).isEqualTo("=");
                assertThat(gtp.ask("final_score")).matches("= ([BW]\\+\\d+|0)");
                assertThat(gtp.ask("gogui-rules_final_result")).matches("= (Draw|(Black|White) wins by \\d+ discs)");
                assertThat(gtp.ask("genmove w")).isEqualTo("= pass");
                assertThat(gtp.ask("genmove b")).isEqualTo("= pass");
            }
        }
    }

    @Test
    void undo_takes_back_what_one_command_did() throws Exception {
        try (Dialogue gtp = Dialogue.gtp()) {
            Sheet sheet = Sheet.of(RandomGames.game(seedWithSkip()));
            int commands = 0;
            for (int i = 0; i < sheet.turns().size(); i++) {
                if (!sheet.turns().get(i).isPass()) {
                    gtp.ask("play " + letter(sheet.positions().get(i).toMove()) + " "
                            + sheet.turns().get(i).text(""));
                    commands++;
                }
            }
            for (int i = 0; i < commands; i++) {
                assertThat(gtp.ask("undo")).isEqualTo("=");
            }
            assertThat(gtp.ask("gogui-rules_legal_moves")).isEqualTo("= d3 c4 f5 e6");
            assertThat(gtp.ask("undo")).isEqualTo("? cannot undo");
        }
    }

    @Test
    void a_game_on_a_short_clock_is_played_to_its_end() throws Exception {
        try (Dialogue gtp = Dialogue.gtp()) {
            gtp.ask("time_settings 1 0 0");
            Sheet sheet = Sheet.START;
            while (!sheet.isOver()) {
                String color = letter(sheet.position().toMove());
                gtp.ask("time_left " + color + " 0.05 0");
                sheet = sheet.with(move(gtp.ask("genmove " + color)))
                        .orElseThrow()
                        .withForcedPass();
            }
            assertThat(gtp.ask("final_score")).matches("= ([BW]\\+\\d+|0)");
        }
    }

    @Test
    void interrupt_makes_a_search_answer_at_once() throws Exception {
        try (Dialogue gtp = Dialogue.gtp()) {
            gtp.ask("time_settings 100000 0 0");
            gtp.send("genmove b", "# interrupt");
            assertThat(gtp.next()).matches("= [a-h][1-8]");
        }
    }

    @Test
    void loads_the_moves_of_a_file(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("game.sgf");
        Files.writeString(file, "(;FF[4]GM[2]PB[One]PW[Two];B[f5];W[d6];B[cc])");
        try (Dialogue gtp = Dialogue.gtp()) {
            assertThat(gtp.ask("loadsgf " + file)).isEqualTo("=");
            assertThat(gtp.ask("gogui-rules_board").lines().skip(1).findFirst()).contains(". . . . . . . .");
            assertThat(gtp.ask("gogui-rules_side_to_move")).isEqualTo("= white");
            assertThat(gtp.ask("loadsgf " + file + " 2")).isEqualTo("=");
            assertThat(gtp.ask("play w d6")).isEqualTo("=");
            Files.writeString(file, "(;GM[2];B[a1])");
            assertThat(gtp.ask("loadsgf " + file)).isEqualTo("? cannot load file");
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void every_line_with_something_on_it_is_answered_whatever_it_is(long seed) throws Exception {
        Dice dice = new Dice(seed);
        String words = COMMANDS + " b w black white f5 d6 c3 pass 1 2 8 -1 0.01";
        try (Dialogue gtp = new Dialogue(Protocol.GTP, Optional.of(new Level(Level.LOWEST)))) {
            for (int i = 0; i < 300; i++) {
                String line = Noise.line(dice, words);
                if (GtpLine.parse(line).isPresent()) {
                    assertThat(gtp.ask(line)).as("seed %d: (%s)", seed, line).matches("(?s)[=?]\\d*( .*)?");
                }
            }
            assertThat(gtp.ask("clear_board")).isEqualTo("=");
            assertThat(Sheet.START.with(move(gtp.ask("genmove b")))).isPresent();
        }
    }

    @Test
    void quit_is_answered_and_ends_it() throws Exception {
        try (Dialogue gtp = Dialogue.gtp()) {
            assertThat(gtp.ask("quit")).isEqualTo("=");
        }
    }

    private static Turn move(String answer) {
        return Turn.parse(answer.substring(2)).orThrow();
    }

    private static String letter(Color color) {
        return color == Color.BLACK ? "b" : "w";
    }

    /// A game in which a side is skipped, and not as its last event.
    private static long seedWithSkip() {
        long seed = 0;
        while (RandomGames.game(seed).moves().stream().noneMatch(Move::skipsOpponent)) {
            seed++;
        }
        return seed;
    }

    @Test
    void loads_nothing_that_is_no_file_of_a_sensible_size() throws Exception {
        try (Dialogue gtp = Dialogue.gtp()) {
            assertThat(gtp.ask("loadsgf /dev/zero")).isEqualTo("? cannot load file");
            assertThat(gtp.ask("loadsgf .")).isEqualTo("? cannot load file");
        }
    }
}
