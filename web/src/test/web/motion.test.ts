import { duration, motion } from "../../main/web/board/motion.ts";
import { indexOf } from "../../main/web/board/squares.ts";
import { equal } from "./equal.ts";

const START = board({ d4: "O", e4: "X", d5: "X", e5: "O" });

function board(discs: Record<string, string>): string {
  const squares = [..."-".repeat(64)];
  for (const [square, disc] of Object.entries(discs)) {
    squares[indexOf(square)] = disc;
  }
  return squares.join("");
}

Deno.test("a placed disc and those it flips move", () => {
  const after = board({ d4: "O", e4: "X", d5: "X", e5: "X", f5: "X" });
  const plan = motion(START, after, "f5", ["e5"]);
  equal(plan?.placed, "f5");
  equal([...(plan?.turns ?? [])], [["e5", { ax: 0, ay: -1, distance: 1 }]]);
});

Deno.test("the axis of a turn stands across its line, and distance counts squares in every direction", () => {
  const before = board({ d3: "O", d2: "O", d1: "X", e5: "O", f6: "O", g7: "X", c4: "O", b4: "X" });
  const after = board({ d4: "X", d3: "X", d2: "X", d1: "X", e5: "X", f6: "X", g7: "X", c4: "X", b4: "X" });
  const plan = motion(before, after, "d4", ["d3", "d2", "e5", "f6", "c4"]);
  equal([...(plan?.turns ?? [])], [
    ["d3", { ax: 1, ay: 0, distance: 1 }],
    ["d2", { ax: 1, ay: 0, distance: 2 }],
    ["e5", { ax: -1, ay: 1, distance: 1 }],
    ["f6", { ax: -1, ay: 1, distance: 2 }],
    ["c4", { ax: 0, ay: -1, distance: 1 }],
  ]);
});

Deno.test("a board that changes otherwise just shows", () => {
  const after = board({ d4: "O", e4: "X", d5: "X", e5: "X", f5: "X" });
  equal(motion(after, START, "f5", ["e5"]), null);
  equal(motion(START, START, "f5", []), null);
  equal(motion(START, after, null, []), null);
  equal(motion(START, after, "f5", []), null);
  equal(motion(START, board({ d4: "O", e4: "X", d5: "X", e5: "X", f5: "X", a1: "O" }), "f5", ["e5"]), null);
});

Deno.test("the furthest disc ends the motion; reduced motion is over at once", () => {
  const turn = (distance: number) => ({ ax: 0, ay: 1, distance });
  const line = { placed: "a1", turns: new Map([["b1", turn(1)], ["g1", turn(6)]]) };
  equal([duration(line, false), duration(line, true)], [520, 120]);
  equal(duration({ placed: "a1", turns: new Map() }, false), 120);
});
