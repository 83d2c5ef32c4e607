import type { Move, RefereeGame, View } from "../../../../browser/src/main/web/referee.ts";
import { LocalGame, type Rules } from "../../main/web/home/local-game.ts";
import { equal } from "./equal.ts";

type Color = "black" | "white";

/** A referee who lets everyone play anywhere, with White skipped after a move to a1. */
function rules(): Rules {
  return { newGame: (transcript = "") => game(transcript.match(/../g) ?? []) as unknown as RefereeGame };
}

function game(start: readonly string[]) {
  const squares = [...start];
  if (squares.includes("zz")) {
    throw new Error("No such square (zz).");
  }
  const view = (): View => {
    const moves: Move[] = [];
    let toMove: Color = "black";
    for (const square of squares) {
      const skipsOpponent = square === "a1";
      moves.push({ color: toMove, square, flipped: [], handedOver: false, skipsOpponent });
      toMove = skipsOpponent ? toMove : toMove === "black" ? "white" : "black";
    }
    const over = squares.includes("h8");
    return {
      ply: squares.length,
      board: "-".repeat(64),
      toMove: over ? null : toMove,
      legal: {},
      supplies: { black: 30, white: 30 },
      moves,
      result: over ? { winner: "draw", black: 2, white: 2 } : null,
    };
  };
  return {
    view,
    play: (square: string) => {
      if (square === "d4") {
        return { ok: false, reason: "OCCUPIED" };
      }
      squares.push(square);
      return { ok: true, view: view(), move: view().moves.at(-1) };
    },
    undo: (plies: number) => {
      squares.length -= plies;
      return view();
    },
    transcript: () => squares.join(""),
  };
}

function after(transcript: string, mode: "computer" | "two" = "computer", you: Color = "black"): LocalGame {
  return LocalGame.revive(rules(), { mode, level: 3, you, transcript, saved: 0 }) as LocalGame;
}

const played = (game: LocalGame) => game.view.moves.map((move) => move.square).join("");

Deno.test("a move is played, and a refused one changes nothing", () => {
  const game = after("");
  equal(game.play("f5").ok, true);
  equal(game.play("d4").ok, false);
  equal(played(game), "f5");
});

Deno.test("the computer moves when it is not your turn, and never when two play", () => {
  equal([after("").computerMoves, after("f5").computerMoves], [false, true]);
  equal([after("", "computer", "white").computerMoves, after("f5", "two").computerMoves], [true, false]);
  equal(after("f5h8").computerMoves, false);
});

Deno.test("taking back undoes your last move with everything the computer answered", () => {
  const game = after("f5d6c3");
  game.takeBack();
  equal(played(game), "f5d6");
  game.takeBack();
  equal(played(game), "");
  game.takeBack();
  equal(played(game), "");
});

Deno.test("after you were skipped, taking back goes to your own move and not to the computer's", () => {
  // White answers a1's skip only after Black has moved twice
  const game = after("f5d6a1c3", "computer", "white");
  game.takeBack();
  equal(played(game), "f5");
});

Deno.test("as White there is nothing to take back before your first move", () => {
  const game = after("f5", "computer", "white");
  equal(game.begun, false);
  game.takeBack();
  equal(played(game), "f5");
});

Deno.test("two at a device take back one move at a time", () => {
  const game = after("f5d6", "two");
  game.takeBack();
  equal(played(game), "f5");
});

Deno.test("a game is kept and taken up again", () => {
  const kept = after("f5d6").keep(12);
  equal(kept, { mode: "computer", level: 3, you: "black", transcript: "f5d6", saved: 12 });
  equal(LocalGame.revive(rules(), kept)?.keep(12), kept);
});

Deno.test("what is no game any more is not taken up", () => {
  const kept = after("f5").keep(1);
  for (const bad of [undefined, {}, { ...kept, mode: "x" }, { ...kept, you: "red" }, { ...kept, level: 9 }, { ...kept, transcript: "zz" }]) {
    equal(LocalGame.revive(rules(), bad), null);
  }
});
