import { nameOf, placed } from "../../main/web/board/names.ts";
import { equal } from "./equal.ts";

const c4 = { square: "c4", disc: "-", flips: null, last: false, flipped: false };

Deno.test("each kind of square has a name of its own", () => {
  equal(nameOf(c4), { key: "board.square.empty", args: { square: "c4" } });
  equal(nameOf({ ...c4, flips: 2 }), { key: "board.square.open", args: { square: "c4", count: 2 } });
  equal(nameOf({ ...c4, disc: "X" }).key, "board.square.black");
  equal(nameOf({ ...c4, disc: "O" }).key, "board.square.white");
  equal(nameOf({ ...c4, disc: "O", last: true }).key, "board.square.white.last");
  equal(nameOf({ ...c4, disc: "X", flipped: true }).key, "board.square.black.flipped");
});

Deno.test("a placed disc is announced with its flips", () => {
  equal(placed("X", "c4", 2), { key: "board.said.black", args: { square: "c4", count: 2 } });
  equal(placed("O", "c4", 1).key, "board.said.white");
});
