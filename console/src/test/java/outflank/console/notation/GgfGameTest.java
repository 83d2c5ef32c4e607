package outflank.console.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import outflank.rules.Color;
import outflank.rules.Parsed;
import outflank.rules.Position;

class GgfGameTest {

    private static final String START =
            "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";

    private static GgfGame read(String text) {
        return GgfGame.parse(text).orThrow();
    }

    @Test
    void reads_what_nboard_sends() {
        GgfGame game = read("(;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[./mEdax]PW[chris]RE[?]TI[15:00]TY[8]"
                + "BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[F6]B[D3]W[C5];)");

        assertThat(game).hasToString("f5f6d3c5");
        assertThat(game.sheet().position().toMove()).isEqualTo(Color.BLACK);
        assertThat(game.clocks().black()).contains(new GgfClock(900, 0));
    }

    @Test
    void reads_a_game_as_servers_keep_it() {
        GgfGame game =
                read("1 (;GM[Othello]PC[GGS/os]DT[2003.12.15_12:33:18.MST]RB[2196.37]TI[05:00//02:00]TY[8]RE[+0.000]"
                        + START + "B[d3//0.01]W[c5//0.01]B[f6//0.01]W[f5//0.01]B[e6//0.01]W[e3/2.39/20.97];)");

        assertThat(game).hasToString("d3c5f6f5e6e3");
        assertThat(game.clocks().white()).contains(new GgfClock(300, 0));
        assertThat(game.used().white()).isEqualTo(0.01 + 0.01 + 20.97);
    }

    @Test
    void takes_the_first_of_two_games_and_clocks_of_one_side() {
        GgfGame game =
                read("2 (;GM[Othello]TB[1:00:05/0:03]TW[nonsense]" + START + "B[f5];)(;GM[Othello]" + START + ";)");

        assertThat(game).hasToString("f5");
        assertThat(game.clocks().black()).contains(new GgfClock(3605, 3));
        assertThat(game.clocks().white()).isEqualTo(Optional.empty());
    }

    @Test
    void takes_passes_written_in_any_way_and_those_left_out() {
        String end = "BO[8 " + "*".repeat(60) + "O*-- O]";
        String mover = "BO[8 " + "*".repeat(62) + "O- O]";

        assertThat(read("(;" + mover + "W[PA]B[h8];)")).hasToString("--h8");
        assertThat(read("(;" + mover + "W[pass//3]B[h8];)")).hasToString("--h8");
        assertThat(read("(;" + mover + "B[h8];)")).hasToString("--h8");
        assertThat(read("(;" + end + ";)").sheet().mustPass()).isFalse();
    }

    @Test
    void takes_any_start_with_black_to_move_unless_it_says_otherwise() {
        String squares = "-------------------X-------XXO----OOXO------XO------XO----------";

        assertThat(read("(;BO[8 " + squares.replace('X', '*') + "];)").sheet().position())
                .isEqualTo(Position.parse(squares + " X").orThrow());
        assertThat(read("(;BO[8 " + squares.replace('X', '*') + " O];)").sheet().position())
                .isEqualTo(Position.parse(squares + " O").orThrow());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            f5d6                | A GGF game is written (;GM[Othello] … ;), not (f5d6).
            (;GM[Othello]B[f5]  | A GGF game is written (;GM[Othello] … ;), not ((;GM[Othello]B[f5]).
            (;GM[Go];)          | The game is Othello, not (Go).
            (;BO[10 ---];)      | A board is 8, then 64 squares *, O or -, then the side to move, not (10 ---).
            (;B[a1];)           | Move 1 (a1) is not one Black can make.
            (;W[f5];)           | Move 1 (f5) is not one White can make.
            (;B[PA];)           | Move 1 (PA) is not one Black can make.
            (;B[x9/1/2];)       | Move 1 (x9/1/2) is no square and no pass.
            (;B[f5]W;)          | A tag is written NAME[value], not (W).
            """)
    void says_what_is_wrong(String text, String problem) {
        assertThat(GgfGame.parse(text)).isEqualTo(Parsed.malformed(problem));
    }
}
