/** The rules page: its diagrams can be stepped through, and played on, on a board. */
import "../board/board.ts";
import "./figure.ts";
