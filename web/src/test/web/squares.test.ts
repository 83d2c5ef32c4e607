import { step } from "../../main/web/board/squares.ts";
import { equal } from "./equal.ts";

Deno.test("arrows move one square and stop at the edge", () => {
  equal(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((key) => step("d4", key)), ["c4", "e4", "d3", "d5"]);
  equal(["ArrowLeft", "ArrowUp"].map((key) => step("a1", key)), ["a1", "a1"]);
  equal(["ArrowRight", "ArrowDown"].map((key) => step("h8", key)), ["h8", "h8"]);
});

Deno.test("home and end lead to the ends of the row, with control to the ends of the board", () => {
  equal([step("d4", "Home"), step("d4", "End")], ["a4", "h4"]);
  equal([step("d4", "Home", true), step("d4", "End", true)], ["a1", "h8"]);
});

Deno.test("page keys lead to the ends of the column", () => {
  equal([step("d4", "PageUp"), step("d4", "PageDown")], ["d1", "d8"]);
});

Deno.test("other keys move nothing", () => {
  equal(["Enter", " ", "Tab", "a"].map((key) => step("d4", key)), [null, null, null, null]);
});
