import { Referee } from "../../../../browser/src/main/web/referee.ts";
import { squareNames } from "../../main/web/board/squares.ts";
import { best } from "../../main/web/learn/best.ts";
import { Exercise } from "../../main/web/learn/exercise.ts";
import { farEnds } from "../../main/web/learn/lines.ts";
import { readProgress, START } from "../../main/web/learn/progress.ts";
import { type Ask, type Step, steps } from "../../main/web/learn/steps.ts";
import { refusal } from "../../main/web/learn/telling.ts";
import { why } from "../../main/web/learn/why.ts";
import { t, useMessages } from "../../main/web/messages.ts";
import { equal } from "./equal.ts";

const referee = await Referee.load(new URL("../../../../browser/target/wasm/outflank.wasm", import.meta.url).href);

for (const lang of ["en", "fil"]) {
  Deno.test(`every text of the lesson has all that it speaks of (${lang})`, () => {
    read(lang);
    for (const step of steps) {
      const exercise = new Exercise(step, referee);
      equal(t(step.title).length > 0, true);
      equal(t(exercise.text.key, exercise.text.args).length > 0, true);
      const said = through(exercise);
      equal(said.length >= 2, true);
    }
  });
}

function read(lang: string): void {
  const file = new URL(`../../main/messages/${lang}.json`, import.meta.url);
  useMessages(JSON.parse(Deno.readTextFileSync(file)), lang);
}

function step(name: string): Step {
  return steps.find((step) => step.name === name) as Step;
}

function begin(name: string): Exercise {
  return new Exercise(step(name), referee);
}

/** Does an exercise as it wants to be done, and tells what was said on the way. */
function through(exercise: Exercise): string[] {
  const said: string[] = [];
  while (exercise.phase !== "done") {
    if (exercise.phase === "answering") {
      exercise.answer();
      continue;
    }
    said.push(t(exercise.task.key, exercise.task.args));
    const square = solution(exercise);
    equal(exercise.choose(square).kind, "played");
  }
  said.push(t(exercise.done.key, exercise.done.args));
  if (exercise.fact !== null) {
    said.push(t(exercise.fact.key, exercise.fact.args));
  }
  return said;
}

/** The square that the last of the hints names. */
function solution(exercise: Exercise): string {
  let named = "";
  for (let i = 0; i < 4; i++) {
    named = exercise.hint().marked.at(-1) ?? named;
  }
  return named;
}

function asks(step: Step): readonly Ask[] {
  return step.asks === "win" ? [] : step.asks;
}

Deno.test("every step can be done, and White’s answers are legal", () => {
  read("en");
  for (const step of steps) {
    const exercise = new Exercise(step, referee);
    through(exercise);
    equal([step.name, exercise.phase], [step.name, "done"]);
  }
});

Deno.test("Black is to move wherever something is asked", () => {
  for (const step of steps) {
    equal([step.name, new Exercise(step, referee).view.toMove], [step.name, "black"]);
  }
});

Deno.test("where a number of discs or lines is asked for, one square alone has it", () => {
  for (const [name, wanted] of [["line", 3], ["several", 3]] as const) {
    const { view } = begin(name);
    const having = Object.entries(view.legal).filter(([square, flips]) =>
      (name === "line" ? flips.length : farEnds(square, flips).length) >= wanted
    );
    equal(having.map(([square]) => square), asks(step(name)).map((ask) => ask.square));
  }
  const line = begin("line");
  equal([line.task.args["count"], line.task.args["from"]], [3, "e4"]);
  equal(begin("several").task.args["lines"], 3);
});

Deno.test("of two squares one flips discs, and the other fails by what the step is about", () => {
  for (const [name, kind] of [["gap", "gap"], ["own", "own"]] as const) {
    const { view, step } = begin(name);
    const [wrong] = (step.which ?? []).filter((square) => !(square in view.legal));
    equal((step.which ?? []).filter((square) => square in view.legal), asks(step).map((ask) => ask.square));
    equal(why(view.board, wrong as string, "X").kind, kind);
  }
});

Deno.test("Black is skipped in the step about it, and can move after White’s second move", () => {
  const exercise = begin("skip");
  exercise.choose("f7");
  equal(exercise.answer().skipsOpponent, true);
  equal(exercise.phase, "answering");
  equal(exercise.answer().color, "white");
  equal([exercise.phase, exercise.task.key], ["asked", "lesson.skip.then"]);
});

Deno.test("one corner can be taken, and it outlasts White’s answer, which flips other discs", () => {
  const exercise = begin("corner");
  equal(Object.keys(exercise.view.legal).filter((square) => ["a1", "a8", "h1", "h8"].includes(square)), ["h1"]);
  exercise.choose("h1");
  equal(exercise.answer().flipped.length, 3);
  equal(exercise.view.board[squareNames.indexOf("h1")], "X");
  equal([exercise.phase, exercise.marked], ["done", ["h1"]]);
});

Deno.test("the count misleads: Black may play on every empty square, White nowhere, and Black wins whatever the order", () => {
  const { view } = begin("count");
  const empty = squareNames.filter((_, index) => view.board[index] === "-");
  equal(Object.keys(view.legal), empty);
  equal(ends("count").every((end) => end.winner === "black" && end.whiteMoves === 0), true);
  equal(begin("count").text.args, { black: 13, white: 47, empty: 4 });
});

Deno.test("the last squares: ahead before them, one order wins and every other first square loses", () => {
  const exercise = begin("win");
  equal(exercise.text.args, { black: 35, white: 25, empty: 4 });
  const winning = ends("win").filter((end) => end.winner === "black");
  equal(new Set(winning.map((end) => end.squares[0])).size, 1);
  equal(winning.map((end) => end.squares.join(" ")), ["h8 g8"]);
  equal(ends("win").length > winning.length, true);
});

/** How a step that is to be won ends, for every order in which Black may play. */
function ends(name: string) {
  const found: { squares: string[]; winner: string; whiteMoves: number }[] = [];
  const play = (squares: string[]): void => {
    const exercise = begin(name);
    const before = exercise.view.ply;
    for (const square of squares) {
      exercise.choose(square);
      while (exercise.phase === "answering") {
        exercise.answer();
      }
    }
    const { result, legal, moves } = exercise.view;
    if (result !== null) {
      const whiteMoves = moves.slice(before).filter((move) => move.color === "white").length;
      found.push({ squares, winner: result.winner, whiteMoves });
      return;
    }
    Object.keys(legal).forEach((square) => play([...squares, square]));
  };
  play([]);
  return found;
}

Deno.test("a game to be won that was lost says so, and can be begun again", () => {
  const exercise = begin("win");
  exercise.choose("h2");
  equal(exercise.phase, "answering");
  exercise.answer();
  exercise.choose("h8");
  exercise.answer();
  equal([exercise.phase, exercise.view.result?.winner], ["lost", "white"]);
  equal(begin("win").phase, "asked");
});

Deno.test("wrong tries change nothing, and are told apart", () => {
  const exercise = begin("line");
  const before = exercise.view.board;
  equal(exercise.choose("e4"), { kind: "refused", why: { kind: "taken" } });
  equal(exercise.choose("h8"), { kind: "refused", why: { kind: "alone" } });
  equal(exercise.choose("b3").kind, "other");
  equal([exercise.view.board, exercise.phase], [before, "asked"]);
  equal(begin("gap").choose("b3"), { kind: "refused", why: { kind: "gap", end: "d3" } });
  equal(begin("own").choose("e7"), { kind: "refused", why: { kind: "own", end: "e6" } });
});

Deno.test("a line that runs to the edge has no disc behind it", () => {
  const board = "OO-".padEnd(64, "-");
  equal(why(board, "c1", "X"), { kind: "edge" });
  equal(why(board, "c1", "O"), { kind: "alone" });
});

Deno.test("for every square that the referee refuses in the lesson there is a reason that holds", () => {
  read("en");
  for (const { name } of steps) {
    const { view } = begin(name);
    for (const [index, square] of squareNames.entries()) {
      if (square in view.legal) {
        continue;
      }
      const reason = why(view.board, square, "X");
      const { fact, then } = refusal(square, reason);
      equal(t(fact.key, fact.args).includes(square) && t(then.key, then.args).length > 0, true);
      equal([name, square, reason.kind === "taken"], [name, square, view.board[index] !== "-"]);
      if ("end" in reason) {
        equal(view.board[squareNames.indexOf(reason.end)], reason.kind === "gap" ? "-" : "X");
      }
    }
  }
});

Deno.test("each hint says more, and the last one names the square", () => {
  const exercise = begin("several");
  equal([1, 2, 3, 4].map(() => exercise.hint().marked.length), [0, 2, 1, 1]);
  equal(exercise.hint().said, { key: "lesson.hint.try", args: { square: "c5" } });
  equal(begin("gap").hint().marked, ["b3", "f4"]);
});

Deno.test("the best of an ending is found without changing the game", () => {
  const game = referee.newGame(step("win").moves);
  equal(best(game), "h8");
  equal(game.view().ply, 56);
});

Deno.test("an ending that is too long to look through is refused", () => {
  let said = "";
  try {
    best(referee.newGame("f5"));
  } catch (problem) {
    said = String(problem);
  }
  equal(said.includes("at most (6) empty squares"), true);
});

Deno.test("progress that makes no sense is no progress", () => {
  equal(readProgress('{"at":2,"reached":4}', 10), { at: 2, reached: 4 });
  for (const kept of [null, "", "{}", "[]", "null", '{"at":5,"reached":4}', '{"at":0,"reached":10}', '{"at":-1,"reached":1}', '{"at":0.5,"reached":1}']) {
    equal(readProgress(kept, 10), START);
  }
});
