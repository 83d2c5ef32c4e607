import { equal } from "./equal.ts";
import { plyOf } from "../../main/web/board/plies.ts";
import { listed, type Step } from "../../main/web/game/steps.ts";

function step(change: Partial<Step>): Step {
  return {
    board: "-".repeat(64),
    supplies: { black: 30, white: 30 },
    color: null,
    square: null,
    flipped: [],
    handedOver: false,
    skips: false,
    ...change,
  };
}

Deno.test("lists moves with the skips between them", () => {
  const steps = [step({}), step({ color: "black", square: "f5" }), step({ color: "white", square: "f4", skips: true })];
  equal(listed(steps), [
    { color: "black", square: "f5" },
    { color: "white", square: "f4" },
    { color: "black", square: "", skipped: true },
  ]);
});

Deno.test("steps by key, and never beyond the ends", () => {
  equal(plyOf("ArrowRight", 3, 9), 4);
  equal(plyOf("ArrowRight", 9, 9), 9);
  equal(plyOf("ArrowLeft", 0, 9), 0);
  equal([plyOf("Home", 5, 9), plyOf("End", 5, 9), plyOf("a", 5, 9)], [0, 9, null]);
});
