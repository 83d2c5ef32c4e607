import assert from "node:assert/strict";
import { boardText, indexOf, masksOf, squareNames, squaresIn } from "../../main/web/squares.ts";
import { Dice } from "./dice.ts";

Deno.test("counts the squares from a1 along the rows to h8", () => {
    assert.equal(squareNames.length, 64);
    assert.deepEqual([indexOf("a1"), indexOf("h1"), indexOf("a2"), indexOf("h8")], [0, 7, 8, 63]);
    assert.deepEqual(squareNames.map(indexOf), [...squareNames.keys()]);
});

Deno.test("knows no squares beside the board", () => {
    for (const name of ["", "i1", "a9", "A1", "a0", "a11"]) {
        assert.throws(() => indexOf(name), new RangeError(`No such square (${name}). Squares are a1 to h8: a letter, then a number.`));
    }
});

Deno.test("reads every bit of a mask, the sign too", () => {
    squareNames.forEach((name, index) => assert.deepEqual(squaresIn(BigInt.asIntN(64, 1n << BigInt(index))), [name]));
    assert.deepEqual(squaresIn(-1n), squareNames);
    assert.deepEqual(squaresIn(0n), []);
});

Deno.test("writes a board and reads it back", () => {
    const dice = new Dice(7);
    for (let i = 0; i < 200; i++) {
        const board = Array.from({ length: 64 }, () => "XO-"[dice.below(3)]).join("");
        const { black, white } = masksOf(board);
        assert.equal(boardText(black, white), board);
        assert.equal(black & white, 0n);
    }
});

Deno.test("takes only boards of 64 characters X, O and -", () => {
    for (const board of ["", "-".repeat(63), "-".repeat(65), "x".repeat(64), "-".repeat(63) + "\n"]) {
        assert.throws(() => masksOf(board), /A board is 64 characters/);
    }
});
