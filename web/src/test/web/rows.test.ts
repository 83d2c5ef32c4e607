import { rows, type ListedMove } from "../../main/web/board/rows.ts";
import { equal } from "./equal.ts";

const black = (square: string): ListedMove => ({ color: "black", square });
const white = (square: string): ListedMove => ({ color: "white", square });

Deno.test("moves stand in rows of Black and White, numbered by the first disc of the row", () => {
  const list = rows([black("f5"), white("d6"), black("c3")]);
  equal(list.map((row) => [row.number, row.black?.square, row.white?.square ?? null]), [[1, "f5", "d6"], [3, "c3", null]]);
  equal(list.map((row) => [row.black?.ply, row.white?.ply ?? null]), [[1, 2], [3, null]]);
});

Deno.test("a skip takes its side's place and adds nothing to the ply", () => {
  const list = rows([black("f5"), { color: "white", square: "", skipped: true }, black("d6"), white("c3")]);
  equal(list.map((row) => [row.number, row.black?.ply, row.white?.ply, row.white?.skipped ?? null]), [
    [1, 1, 1, true],
    [2, 2, 3, null],
  ]);
});

Deno.test("a list that begins with White leaves Black's place empty", () => {
  equal(rows([white("f5"), black("d6")]).map((row) => [row.black?.square ?? null, row.white?.square ?? null]), [
    [null, "f5"],
    ["d6", null],
  ]);
});
