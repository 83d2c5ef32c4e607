import { equal } from "./equal.ts";
import { type Positions, type Step, Trial } from "../../main/web/rules/trial.ts";

const empty = "-".repeat(61);
const steps: readonly Step[] = [
  { board: `XO-${empty}`, toMove: "black", placed: "", flipped: [] },
  { board: `XXX${empty}`, toMove: "white", placed: "c1", flipped: ["b1"] },
];

/** A referee that knows one move: c1 in the first picture. */
const rules = {
  from(board: string, toMove: string) {
    const before = { ply: 0, board, toMove, legal: { c1: ["b1"] }, moves: [], result: null };
    const move = { square: "c1", flipped: ["b1"], color: "black", handedOver: false, skipsOpponent: false };
    const after = { ...before, ply: 1, board: `XXX${empty}`, toMove: "white", legal: {}, moves: [move] };
    return {
      view: () => before,
      play: (square: string) =>
        square === "c1" ? { ok: true, view: after, move } : { ok: false, reason: "OUTFLANKS_NOTHING" },
    };
  },
} as unknown as Positions;

Deno.test("a figure that is not played shows its pictures and nothing to play", () => {
  const trial = new Trial(steps, null);
  equal(trial.shown, { board: `XO-${empty}`, toMove: null, legal: {}, last: null, flipped: [] });
  trial.show(1);
  equal(trial.shown, { board: `XXX${empty}`, toMove: null, legal: {}, last: "c1", flipped: ["b1"] });
  equal(trial.play("c1"), false);
});

Deno.test("stays within its pictures", () => {
  const trial = new Trial(steps, null);
  trial.show(7);
  equal(trial.at, 1);
  trial.show(-1);
  equal(trial.at, 0);
});

Deno.test("is played on from the picture shown, and forgets it with the next", () => {
  const trial = new Trial(steps, rules);
  equal(trial.shown.legal, { c1: ["b1"] });
  equal(trial.play("a8"), false);
  equal(trial.played, false);
  equal(trial.play("c1"), true);
  equal(trial.played, true);
  equal(trial.shown, { board: `XXX${empty}`, toMove: "white", legal: {}, last: "c1", flipped: ["b1"] });
  trial.show(0);
  equal(trial.played, false);
  equal(trial.shown.board, `XO-${empty}`);
});
